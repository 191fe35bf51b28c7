import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { createTestWorld, newPlayer, richPlayer, stranger } from '../../../tests/support/test-world.ts';
import type { World } from '../core/world.ts';
import { claimPacket } from './packet-claim.ts';
import { createPacket } from './packet-create.ts';
import { claimedBy, collectedFrom, latestCollected, totalClaimed } from './packet-lists.ts';

const kenyan = 'P000004';
const everything = { pageNum: 1, pageSize: 999 };

/** Equal shares of 1,000. */
const send = (world: World, shares: number, senderId = richPlayer) =>
  createPacket(world, senderId, { amount: shares * 100_000, shares, kind: 'equal' }).id;

test('RED-01 a player sees the packets that they opened, the last one first, by pages or one alone', () => {
  const { world, pass } = createTestWorld();
  const [one, two, three] = [send(world, 2), send(world, 2), send(world, 2)];
  const seen = (query = {}) => {
    const { list, total } = claimedBy(world, newPlayer, { ...everything, ...query });
    return [total, ...list.map(({ packet }) => packet.id)];
  };
  expect(totalClaimed(world, newPlayer)).toEqual({ amount: 0, count: 0 });
  for (const id of [two, one, three]) {
    claimPacket(world, newPlayer, id);
    claimPacket(world, stranger(world, Number(world.state.counters.player)), id);
    pass(1);
  }
  claimPacket(world, stranger(world, 99), send(world, 1));
  expect(seen()).toEqual([3, three, one, two]);
  expect(seen({ pageNum: 2, pageSize: 2 })).toEqual([3, two]);
  expect(seen({ envelopeId: one })).toEqual([1, one]);
  expect(seen({ envelopeId: 'E0' })).toEqual([0]);
  expect(totalClaimed(world, newPlayer)).toEqual({ amount: 300_000, count: 3 });
  expect(claimedBy(world, newPlayer, everything).list[1]?.claim).toEqual({
    playerId: newPlayer,
    amount: 100_000,
    claimedAt: world.now() - 2,
  });
});

test('RED-01 a packet lists who opened it, the last one first; an unknown one is refused', () => {
  const { world } = createTestWorld();
  const id = send(world, 5);
  const players = [newPlayer, stranger(world, 1), stranger(world, 2)];
  for (const player of players) claimPacket(world, player, id);
  const names = (query = everything) => collectedFrom(world, id, query).list.map(({ playerId }) => playerId);
  expect(names()).toEqual([...players].reverse());
  expect(names({ pageNum: 2, pageSize: 2 })).toEqual([newPlayer]);
  expect(collectedFrom(world, id, everything).total).toBe(3);
  expect(() => collectedFrom(world, 'E0', everything)).toThrow(refused('unknown-packet', 'envelopeId'));
});

test('RED-01 everybody in a market sees its twenty latest claims, newest first', () => {
  const { world, pass } = createTestWorld();
  const [first, second] = [send(world, 11), send(world, 11)];
  const players = Array.from({ length: 22 }, (_, number) => stranger(world, number));
  for (const [number, player] of players.entries()) {
    claimPacket(world, player, number % 2 === 0 ? second : first);
    if (number < 18) pass(1);
  }
  const abroad = stranger(world, 30, 'KE');
  claimPacket(world, abroad, createPacket(world, kenyan, { amount: 1000, shares: 1, kind: 'equal' }).id);
  const shown = (country: string) => latestCollected(world, country).map(({ playerId }) => playerId);
  // The last four were at one moment: of them those from the newer packet come first.
  const lastFour = [20, 18, 21, 19].map((number) => players[number]);
  expect(shown('CL')).toEqual([...lastFour, ...players.slice(2, 18).reverse()]);
  expect(shown('XX')).toEqual(shown('CL'));
  expect(shown('KE')).toEqual([abroad]);
  expect(shown('TZ')).toEqual([]);
});
