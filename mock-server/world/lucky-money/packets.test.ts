import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import {
  codeOf,
  createTestWorld,
  gift,
  newPlayer,
  richPlayer,
  stranger,
} from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { schedule } from '../core/due.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { register, sendRegisterCode } from '../new-user/register.ts';
import { activityOf } from '../records/activity-records.ts';
import { packetRest, packetStatus } from '../tables/packet-rows.ts';
import { claimOnArrival, claimPacket } from './packet-claim.ts';
import { createPacket, PACKET_OPEN_MS } from './packet-create.ts';

const wish = { amount: 1_000_000, shares: 4, kind: 'random' as const, greeting: '¡Salud!' };
const intentId = '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30';

const cash = (world: World, playerId: string) => playerBalance(world, playerId).cash;
const records = (world: World, playerId: string) =>
  activityOf(world, playerId).map(({ type, amount, ref }) => [type, amount, ref]);

test('RED-01 MOC-02 a packet takes cash out of the wallet, with a record and a balance event, and each claim puts a share in', () => {
  const { world } = createTestWorld();
  const packet = createPacket(world, richPlayer, wish);
  expect([cash(world, richPlayer), packetRest(packet)]).toEqual([1_500_000, 1_000_000]);
  expect(records(world, richPlayer)[0]).toEqual(['lucky_money_sent', -1_000_000, packet.id]);
  const { amount } = claimPacket(world, newPlayer, packet.id);
  expect(amount).toBe(packet.shares[0]);
  expect(cash(world, newPlayer)).toBe(amount);
  expect(records(world, newPlayer)[0]).toEqual(['lucky_money_received', amount, packet.id]);
  expect(takeEvents(world)).toEqual([
    { playerId: richPlayer, event: 'balance' },
    { playerId: newPlayer, event: 'balance' },
    { playerId: richPlayer, event: 'balance' },
  ]);
  assertBalanced(world);
});

test('RED-01 one intent is one packet, however often and in whatever letter case it comes; other values are refused', () => {
  const { world } = createTestWorld();
  const first = createPacket(world, richPlayer, { ...wish, greeting: ' ¡Salud! ', intentId });
  const greeting = '¡Salud!  ';
  const again = createPacket(world, richPlayer, { ...wish, greeting, intentId: intentId.toUpperCase() });
  expect(again).toBe(first);
  expect(first).toMatchObject({ intentId, greeting: '¡Salud!' });
  expect([world.state.packets.size, cash(world, richPlayer)]).toEqual([1, 1_500_000]);
  gift(world, 1_000_000, newPlayer);
  expect(createPacket(world, newPlayer, { ...wish, intentId })).not.toBe(first);
  for (const other of [
    { amount: 900_000 },
    { shares: 5 },
    { kind: 'equal' as const },
    { greeting: 'Hola' },
    { greeting: undefined },
  ])
    expect(() => createPacket(world, richPlayer, { ...wish, ...other, intentId })).toThrow(
      refused('packet-reused', 'intentId'),
    );
});

test('RED-01 a packet may have no greeting and no intent, and then each one is a packet of its own', () => {
  const { world } = createTestWorld();
  const plain = { ...wish, greeting: undefined };
  const [first, second] = [createPacket(world, richPlayer, plain), createPacket(world, richPlayer, plain)];
  expect(first).toMatchObject({ greeting: '', intentId: null });
  expect(second.id).not.toBe(first.id);
  const once = createPacket(world, richPlayer, { ...plain, amount: 500_000, intentId });
  const spaces = { ...plain, amount: 500_000, greeting: '  ', intentId };
  expect(createPacket(world, richPlayer, spaces)).toBe(once);
  expect(createPacket(world, richPlayer, { ...spaces, greeting: undefined })).toBe(once);
});

test('RED-02 a claim is refused twice, to the sender, in another currency, and of an unknown packet', () => {
  const { world } = createTestWorld();
  const { id } = createPacket(world, richPlayer, { ...wish, kind: 'equal' });
  claimPacket(world, newPlayer, id);
  const refuses = (code: string, playerId: string, packetId = id, parameters = {}) =>
    expect(() => claimPacket(world, playerId, packetId)).toThrow(refused(code, 'envelopeId', parameters));
  refuses('packet-claimed', newPlayer, id, { amount: '2,500.00', currency: 'CLP' });
  refuses('packet-own', richPlayer);
  refuses('packet-elsewhere', stranger(world, 1, 'KE'));
  refuses('unknown-packet', newPlayer, 'E0');
  expect(world.state.packets.get(id)?.claims).toHaveLength(1);
});

test('RED-02 an emptied packet says so, stays emptied, and returns nothing', () => {
  const { world, pass } = createTestWorld();
  const packet = createPacket(world, richPlayer, { ...wish, shares: 1 });
  claimPacket(world, newPlayer, packet.id);
  expect(() => claimPacket(world, stranger(world, 1), packet.id)).toThrow(
    refused('packet-emptied', 'envelopeId'),
  );
  pass(PACKET_OPEN_MS);
  expect(packetStatus(packet, world.now())).toBe('emptied');
  expect([packet.returnedAt, cash(world, richPlayer)]).toEqual([null, 1_500_000]);
});

test('RED-02 an expired packet says so, and what is left returns to the sender once', () => {
  const { world, pass } = createTestWorld();
  const packet = createPacket(world, richPlayer, wish);
  const { amount } = claimPacket(world, newPlayer, packet.id);
  pass(PACKET_OPEN_MS - 1);
  expect([packetStatus(packet, world.now()), packet.returnedAt]).toEqual(['open', null]);
  takeEvents(world);
  pass(1);
  const expiredAt = world.now();
  expect(packetStatus(packet, expiredAt)).toBe('expired');
  expect(cash(world, richPlayer)).toBe(2_500_000 - amount);
  expect(records(world, richPlayer)[0]).toEqual(['lucky_money_returned', 1_000_000 - amount, packet.id]);
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
  expect(codeOf(() => claimPacket(world, stranger(world, 1), packet.id))).toBe('packet-expired');
  expect(codeOf(() => claimPacket(world, newPlayer, packet.id))).toBe('packet-claimed');
  schedule(world, 1, { kind: 'expire-packet', packetId: packet.id });
  schedule(world, 1, { kind: 'expire-packet', packetId: 'E0' });
  pass(PACKET_OPEN_MS);
  expect([cash(world, richPlayer), packet.returnedAt]).toEqual([2_500_000 - amount, expiredAt]);
});

test('APP-08 RED-01 a registration for a packet gets a share of it, and succeeds without one when it is over', () => {
  const { world } = createTestWorld();
  const packet = createPacket(world, richPlayer, { ...wish, shares: 1 });
  const join = (phone: string, envelopeId: string) => {
    const { code } = sendRegisterCode(world, 'CL', phone);
    return register(world, {
      country: 'CL',
      username: phone,
      password: 'x',
      verificationCode: code,
      envelopeId,
    });
  };
  const { playerId } = join('955554444', packet.id);
  expect(cash(world, playerId)).toBe(1_000_000);
  expect(cash(world, join('955554445', packet.id).playerId)).toBe(0);
  expect(cash(world, join('955554446', 'E0').playerId)).toBe(0);
  // Only a refusal is passed over, not a fault of the mock.
  const open = createPacket(world, richPlayer, wish);
  expect(() => claimOnArrival(world, 'P999999', open.id)).toThrow('No player P999999');
});
