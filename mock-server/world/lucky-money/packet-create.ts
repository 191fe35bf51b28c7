import type { LuckyEnvelopeRequest } from '@copihue/contract/types';
import { endWithoutDeposit } from '../bonus/bonus-grants.ts';
import { playerBalance } from '../core/balance.ts';
import { schedule } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { playerAccount, recordActivity, transfer } from '../core/ledger.ts';
import { amountIn, type Market, marketOf } from '../core/markets.ts';
import { randomText } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { hasIntent } from '../orders/order-query.ts';
import { assertWithinLimits } from '../orders/order-terms.ts';
import { playerById } from '../players/players.ts';
import { type Minor, toMinor } from '../tables/money.ts';
import type { PacketRow } from '../tables/packet-rows.ts';
import type { Lenient, Player } from '../tables/rows.ts';
import { splitShares } from './packet-split.ts';

const HOUR_MS = 60 * 60_000;
const OPEN_HOURS = 24;
const MAX_SHARES = 100;

/** In major units of the market's currency. */
const limits: Readonly<Record<Market, readonly [minShare: number, maxAmount: number]>> = {
  CL: [100, 500_000],
  ET: [5, 25_000],
  KE: [10, 60_000],
  CI: [50, 300_000],
  TZ: [250, 1_200_000],
};

export function packetTerms(country: string) {
  const [minShare, maxAmount] = limits[marketOf(country)];
  return {
    minShare: toMinor(minShare),
    maxAmount: toMinor(maxAmount),
    maxShares: MAX_SHARES,
    openHours: OPEN_HOURS,
  };
}

export const PACKET_OPEN_MS = OPEN_HOURS * HOUR_MS;

/** The amount is in minor units. */
export type PacketIntent = Lenient<LuckyEnvelopeRequest>;

export const packetAccount = ({ senderId, id }: PacketRow) => playerAccount(senderId, `packet:${id}`);

/** Whoever knows the id can open the packet, so nobody may guess it: 100 bits. */
const newPacketId = (world: World) => `E${randomText(world.random('packet id'), 20)}`;

function assertWithinTerms({ country }: Player, { amount, shares }: PacketIntent): void {
  const { minShare, maxAmount } = packetTerms(country);
  assertWithinLimits(country, { min: 0, max: maxAmount }, amount);
  if (amount >= shares * minShare) return;
  throw new Refusal('packet-share-minimum', { field: 'amount', parameters: amountIn(country, minShare) });
}

/** Only cash goes into a packet, because the player has not yet earned a bonus. */
function assertCovered(world: World, { id, country }: Player, amount: Minor): void {
  const { cash } = playerBalance(world, id);
  if (amount > cash)
    throw new Refusal('packet-uncovered', { field: 'amount', parameters: amountIn(country, cash) });
}

export function packetOfIntent(world: World, playerId: string, intentId: string): PacketRow | undefined {
  return [...world.state.packets.values()].find(
    (packet) => packet.senderId === playerId && hasIntent(packet, intentId),
  );
}

function isSame(packet: PacketRow, { amount, shares, kind, greeting = '' }: PacketIntent): boolean {
  return (
    packet.amount === amount &&
    packet.shares.length === shares &&
    packet.kind === kind &&
    packet.greeting === greeting.trim()
  );
}

/**
 * Takes cash out of the sender's wallet for a packet, or returns the packet of the same intent (RED-01, RED-02).
 */
export function createPacket(world: World, senderId: string, intent: PacketIntent): PacketRow {
  const before = intent.intentId && packetOfIntent(world, senderId, intent.intentId);
  if (before) {
    if (!isSame(before, intent)) throw new Refusal('packet-reused', { field: 'intentId' });
    return before;
  }
  const sender = playerById(world, senderId);
  const { amount, kind } = intent;
  assertWithinTerms(sender, intent);
  assertCovered(world, sender, amount);

  const packet: PacketRow = {
    id: newPacketId(world),
    senderId,
    greeting: intent.greeting?.trim() ?? '',
    amount,
    kind,
    shares: splitShares(intent, packetTerms(sender.country).minShare, world.random('packet shares').next),
    claims: [],
    intentId: intent.intentId ?? null,
    createdAt: world.now(),
    expiresAt: world.now() + PACKET_OPEN_MS,
    returnedAt: null,
  };
  endWithoutDeposit(world, senderId, amount);
  const entries = transfer(playerAccount(senderId, 'cash'), packetAccount(packet), amount);
  recordActivity(world, senderId, 'lucky_money_sent', -amount, packet.id, entries);
  world.state.packets.set(packet.id, packet);
  schedule(world, PACKET_OPEN_MS, { kind: 'expire-packet', packetId: packet.id });
  emitBalance(world, senderId);
  return packet;
}
