import { engine } from '@copihue/studio/games/wheel/engine';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { passToBets } from '../../../tests/support/test-seat.ts';
import { codeOf, createTestWorld, richPlayer, testCatalogue } from '../../../tests/support/test-world.ts';
import { titleOf } from '../../../tests/support/titles.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced } from '../core/ledger.ts';
import { excludePlayer } from '../players/exclusion.ts';
import { openSession } from '../players/sessions.ts';
import { activityOf } from '../records/activity-records.ts';
import { issueEntry, takeSeat } from './game-seats.ts';
import { hasFreeSpin, luckyGame, spinFree } from './lucky-wheel.ts';
import { playRound } from './rounds.ts';

const HOUR_MS = 60 * 60_000;

function sit() {
  const room = createTestWorld();
  const { world } = room;
  const { key } = issueEntry(world, openSession(world, richPlayer), luckyGame(world), true);
  return { ...room, seat: takeSeat(world, key) };
}

const noSpin = refused('no-free-spin', 'round');

test('GAM-07 the free spin of the lucky wheel pays cash with a record, once a day of the market', () => {
  const { world, seat, pass } = sit();
  const before = playerBalance(world, richPlayer).cash;
  takeEvents(world);
  const round = spinFree(world, { ...seat, isBonus: true }, 'round-free-1');
  const segment = round.outcome?.engine === 'wheel' ? round.outcome.segment : -1;
  expect(round).toMatchObject({ isFree: true, isBonus: false, state: 'settled', stakes: [], betId: '' });
  expect(round.payout, 'in pesos').toBe((engine.free?.segments[segment] ?? 0) * 1000);
  expect(spinFree(world, seat, 'round-free-1')).toBe(round);
  expect(playerBalance(world, richPlayer).cash).toBe(before + round.payout);
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
  expect(activityOf(world, richPlayer)[0]).toMatchObject({ type: 'lucky_wheel', amount: round.payout });
  expect(world.state.fairRounds.get(richPlayer)).toMatchObject([{ id: 'round-free-1', nonce: 0 }]);
  expect(() => spinFree(world, seat, 'round-free-2')).toThrow(noSpin);
  pass(15 * HOUR_MS - 1);
  expect(hasFreeSpin(world, seat), 'just before midnight in Chile').toBe(false);
  pass(1);
  expect(hasFreeSpin(world, seat)).toBe(true);
  expect(spinFree(world, seat, 'round-free-2').from).toEqual({ seed: 0, nonce: 1 });
  assertBalanced(world);
});

test('GAM-07 a seat has a free spin or takes stakes, never both, and a round that was paid for is no free spin', () => {
  const room = sit();
  const { world, seat } = room;
  const other = { ...seat, isLucky: false };
  expect([hasFreeSpin(world, seat), hasFreeSpin(world, other)]).toEqual([true, false]);
  expect(() => spinFree(world, other, 'round-free-1')).toThrow(noSpin);
  const stakes = [{ spot: 'spin', stake: 200_000 }];
  passToBets(room, seat);
  expect(codeOf(() => playRound(world, seat, { id: 'round-paid', stakes }))).toBe('free-seat');
  playRound(world, other, { id: 'round-paid', stakes });
  expect(() => spinFree(world, seat, 'round-paid')).toThrow(noSpin);
  spinFree(world, seat, 'round-free-1');
  expect(codeOf(() => playRound(world, other, { id: 'round-free-1', stakes: [] }))).toBe('round-reused');
});

test('PLR-02 an excluded player spins nothing and keeps the spin of the day', () => {
  const { world, seat } = sit();
  excludePlayer(world, richPlayer, world.now() + 1);
  expect(() => spinFree(world, seat, 'round-free-1')).toThrow('account-excluded');
  expect(hasFreeSpin(world, seat)).toBe(true);
});

test.each([
  ['the one whose picture is a wheel', () => true, 'Rueda Millonaria'],
  ['without it the heaviest one', ({ motif }: { motif: string }) => motif !== 'wheel', titleOf('wheel').name],
])('GAM-07 the lucky wheel is a wheel of the catalogue: %s', (_which, isThere, name) => {
  const games = testCatalogue.games.filter(isThere);
  expect(luckyGame(createTestWorld(1, { ...testCatalogue, games }).world).name).toBe(name);
});

test('GAM-07 a catalogue without wheels has no lucky wheel', () => {
  const games = testCatalogue.games.filter(({ engine }) => engine !== 'wheel');
  const { world } = createTestWorld(1, { ...testCatalogue, games });
  expect(codeOf(() => luckyGame(world))).toBe('unknown-game');
});
