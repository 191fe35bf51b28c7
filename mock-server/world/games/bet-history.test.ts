import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import {
  betsIn,
  createTestWorld,
  giveBonus,
  newPlayer,
  richPlayer,
  testCatalogue,
} from '../../../tests/support/test-world.ts';
import { titleOf } from '../../../tests/support/titles.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { openSession } from '../players/sessions.ts';
import { leaveHand, playHistory } from './bet-history.ts';

test('HIS-02 MOC-04 a second history is read among the first, newest first', () => {
  const { world } = createTestWorld();
  for (const count of [5, 9]) playHistory(world, richPlayer, { count, isBonus: false });
  const times = betsIn(world).list.map(({ createdAt }) => createdAt);
  expect(times).toHaveLength(14);
  expect(times).toEqual([...times].sort((one, other) => other - one));
});

test('MOC-04 a history is of now: ten minutes apart, the last one ten minutes ago, and tells the sockets once', () => {
  const { world } = createTestWorld();
  takeEvents(world);
  playHistory(world, richPlayer, { count: 3, isBonus: false });
  const times = world.state.bets.get(richPlayer)?.map(({ createdAt }) => world.now() - createdAt);
  expect(times).toEqual([1_800_000, 1_200_000, 600_000]);
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
});

test('MOC-04 a history of any outcome wins two in five, in one of five multiples of usual stakes', () => {
  const { world } = createTestWorld();
  playHistory(world, richPlayer, { count: 999, isBonus: false });
  const bets = world.state.bets.get(richPlayer) ?? [];
  const won = bets.filter(({ payout }) => payout > 0);
  expect(won.length / bets.length).toBeCloseTo(0.42, 1);
  const stakes = new Set(bets.map(({ stake }) => stake));
  expect([...stakes].sort((a, b) => a - b)).toEqual([1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000]);
  const multiples = new Set(won.filter(({ stake }) => stake === 5000).map(({ payout }) => payout / 5000));
  expect([...multiples].sort((a, b) => a - b)).toEqual([1.2, 1.5, 2, 2.5, 5]);
  expect(new Set(bets.map(({ gameId }) => gameId)).size).toBe(48);
});

test.each([
  ['lost', 0],
  ['won', 20],
] as const)('MOC-04 a history of 20 bets that are %s, at the stake that was asked for', (outcome, won) => {
  const { world } = createTestWorld();
  playHistory(world, richPlayer, { count: 20, isBonus: false, stake: 30_000, outcome });
  const bets = world.state.bets.get(richPlayer) ?? [];
  expect(bets.map(({ stake }) => stake)).toEqual(Array(20).fill(30_000));
  expect(bets.filter(({ status }) => status === 'won')).toHaveLength(won);
});

test('MOC-04 a history ends when the wallet is empty, in games that take that wallet', () => {
  const { world } = createTestWorld();
  giveBonus(world, 90_000, { wagerTimes: 9 });
  const stake = 30_000;
  expect(playHistory(world, richPlayer, { count: 9, isBonus: true, stake, outcome: 'lost' })).toBe(3);
  const games = (world.state.bets.get(richPlayer) ?? []).map(({ gameId }) =>
    world.catalogue.gamesById.get(gameId),
  );
  expect(games.map((game) => game?.isBonus)).toEqual([true, true, true]);
  expect(playerBalance(world, richPlayer)).toMatchObject({ cash: 2_500_000, bonus: 0 });
  expect(playHistory(world, newPlayer, { count: 1, isBonus: false })).toBe(0);
});

test('GAM-14 MOC-04 a hand of poker is left open at the smallest stake, and once alone', () => {
  const { world } = createTestWorld();
  const session = openSession(world, richPlayer);
  const round = leaveHand(world, session);
  expect(round).toMatchObject({
    id: `left-${world.now()}`,
    gameId: titleOf('poker').id,
    state: 'open',
    stakes: [{ spot: 'hand', stake: 20_000 }],
    hand: { engine: 'poker', moves: [] },
  });
  expect(leaveHand(world, session)).toBe(round);
  expect(playerBalance(world, richPlayer).cash).toBe(2_480_000);
});

test('MOC-04 a catalogue without poker has no hand to leave', () => {
  const games = testCatalogue.games.filter(({ engine }) => engine !== 'poker');
  const { world } = createTestWorld(1, { ...testCatalogue, games });
  expect(() => leaveHand(world, openSession(world, richPlayer))).toThrow(refused('unknown-game', 'gameId'));
});
