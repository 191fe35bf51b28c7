import type { DueRunners } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { playerAccount, recordActivity, transfer } from '../core/ledger.ts';
import { amountIn, marketOf } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import { type PacketClaimRow, type PacketRow, packetRest, packetStatus } from '../tables/packet-rows.ts';
import { packetAccount } from './packet-create.ts';
import { packetById } from './packet-lists.ts';

export function claimOf({ claims }: PacketRow, playerId: string): PacketClaimRow | undefined {
  return claims.find((claim) => claim.playerId === playerId);
}

function assertClaimable(world: World, packet: PacketRow, playerId: string): void {
  const { country } = playerById(world, playerId);
  assertNotExcluded(world, playerId);
  if (packet.senderId === playerId) throw new Refusal('packet-own', { field: 'envelopeId' });
  const before = claimOf(packet, playerId);
  if (before) {
    const parameters = amountIn(country, before.amount);
    throw new Refusal('packet-claimed', { field: 'envelopeId', parameters });
  }
  // The same number in another currency is another amount of money.
  if (marketOf(playerById(world, packet.senderId).country) !== marketOf(country))
    throw new Refusal('packet-elsewhere', { field: 'envelopeId' });
  const status = packetStatus(packet, world.now());
  if (status !== 'open') throw new Refusal(`packet-${status}`, { field: 'envelopeId' });
}

/**
 * Pays the next share of a packet into a player's cash. A player claims a packet once, and never their own (RED-02).
 */
export function claimPacket(world: World, playerId: string, packetId: string): PacketClaimRow {
  const packet = packetById(world, packetId);
  assertClaimable(world, packet, playerId);
  const amount = packet.shares[packet.claims.length] ?? 0;
  const claim: PacketClaimRow = { playerId, amount, claimedAt: world.now() };
  const entries = transfer(packetAccount(packet), playerAccount(playerId, 'cash'), amount);
  recordActivity(world, playerId, 'lucky_money_received', amount, packet.id, entries);
  packet.claims.push(claim);
  emitBalance(world, playerId);
  emitBalance(world, packet.senderId);
  return claim;
}

/**
 * Claims the packet that a new player came for. A packet that cannot be claimed never stops a registration (APP-08).
 */
export function claimOnArrival(world: World, playerId: string, packetId: string | undefined): void {
  if (packetId === undefined) return;
  try {
    claimPacket(world, playerId, packetId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Returns the unclaimed rest to the sender, once (RED-02). */
function returnRest(world: World, packet: PacketRow): void {
  const rest = packetRest(packet);
  if (rest === 0 || packet.returnedAt !== null) return;
  packet.returnedAt = world.now();
  const entries = transfer(packetAccount(packet), playerAccount(packet.senderId, 'cash'), rest);
  recordActivity(world, packet.senderId, 'lucky_money_returned', rest, packet.id, entries);
  emitBalance(world, packet.senderId);
}

export const packetRunners = {
  'expire-packet': (world, { packetId }) => {
    const packet = world.state.packets.get(packetId);
    if (packet) returnRest(world, packet);
  },
} satisfies Partial<DueRunners>;
