import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusalOf, sitAt } from '../../../tests/support/test-seat.ts';
import { createTestWorld, richPlayer, soloCatalogue } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { assertBalanced } from '../core/ledger.ts';
import type { SpotStake } from '../tables/game-rows.ts';
import { betsOf } from './bets.ts';
import { cashOut } from './flights.ts';
import { decide, endHand } from './hands.ts';
import { playRound, roundKey } from './rounds.ts';

const everything = { pageNum: 1, pageSize: 999 };
const spin = (stake: number): SpotStake[] => [{ spot: 'spin', stake }];

test('HIS-02 records are cut by days of the market, and totals are those of all rows, not of the page', () => {
  const { world, seat, least, pass } = sitAt('wheel');
  for (const id of ['round-day-1', 'round-day-2']) playRound(world, seat, { id, stakes: spin(least) });
  pass(14 * 60 * 60_000 + 59 * 60_000);
  seat.usedAt = world.now();
  playRound(world, seat, { id: 'round-day-3', stakes: spin(least * 2) });
  pass(60_000);
  playRound(world, seat, { id: 'round-day-4', stakes: spin(least * 3) });
  const ask = (dates: object, page = everything) =>
    betsOf(world, richPlayer, { isBonus: false, ...page, ...dates });
  expect(ask({}).total).toBe(4);
  expect(ask({ endDate: '2026-11-21' }).totals.stake).toBe(least * 4);
  expect(ask({ startDate: '2026-11-22' }).totals.stake).toBe(least * 3);
  expect(ask({ startDate: '2026-11-23' })).toMatchObject({ total: 0, totals: { stake: 0, payout: 0 } });
  const page = ask({}, { pageNum: 2, pageSize: 1 });
  expect(page.list).toHaveLength(1);
  const all = ask({}).list;
  expect(page.totals).toEqual({
    stake: all.reduce((sum, { stake }) => sum + stake, 0),
    payout: all.reduce((sum, { payout }) => sum + payout, 0),
    openStake: 0,
  });
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    [...all.map(({ createdAt }) => createdAt)].sort((a, b) => b - a),
  );
});

test('MOC-02 the ledger balances and equals the records after any play', () => {
  const engines = [
    'slot',
    'wheel',
    'roulette',
    'dice',
    'cards',
    'keno',
    'crash',
    'blackjack',
    'poker',
  ] as const;
  const spots: Record<(typeof engines)[number], readonly string[]> = {
    slot: ['spin'],
    wheel: ['spin'],
    roulette: ['red', 'n-0', 'dozen-1', 'n-17', 'odd'],
    dice: ['under', 'seven', 'over', 'double'],
    cards: ['player', 'banker', 'tie'],
    keno: ['17', '01020304', '0510152025303540'],
    crash: ['flight'],
    blackjack: ['hand'],
    poker: ['hand'],
  };
  const step = fc.oneof(
    fc.record({
      do: fc.constant('play' as const),
      engine: fc.constantFrom(...engines),
      id: fc.nat(12),
      times: fc.nat(120),
      spots: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
      auto: fc.option(fc.integer({ min: 101, max: 500 }), { nil: undefined }),
    }),
    fc.record({ do: fc.constant('leave' as const), id: fc.nat(12) }),
    fc.record({
      do: fc.constant('decide' as const),
      id: fc.nat(12),
      step: fc.nat(3),
      engine: fc.constantFrom('blackjack', 'poker'),
      move: fc.constantFrom('hit', 'stand', 'double', 'fold', 'play', 'leave'),
    }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20_000) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 1000 }), (steps, seed) => {
      const room = createTestWorld(seed, soloCatalogue);
      const { world, pass } = room;
      const seats = new Map(engines.map((engine) => [engine, sitAt(engine, seed, room)] as const));
      for (const row of steps) {
        if (row.do === 'wait') {
          pass(row.ms);
          continue;
        }
        const engine = row.do === 'leave' ? 'crash' : row.engine;
        const found = seats.get(engine);
        if (!found) continue;
        const { seat, least } = found;
        const id = `round-${row.id}0000`;
        const key = roundKey(richPlayer, id);
        refusalOf(() => {
          if (row.do === 'leave') return cashOut(world, seat, key);
          if (row.do === 'decide') {
            const { step, move } = row;
            return move === 'leave' ? endHand(world, key) : decide(world, seat, key, { step, move });
          }
          const auto = engine === 'crash' ? row.auto : undefined;
          const stakes = row.spots.map((at) => ({
            spot: spots[engine][at] ?? 'none',
            stake: least * row.times,
          }));
          return playRound(world, seat, { id, auto, stakes });
        });
        assertBalanced(world);
      }
      pass(60 * 60_000);
      const { list } = betsOf(world, richPlayer, { isBonus: false, ...everything });
      const won = list.reduce((sum, { stake, payout }) => sum + payout - stake, 0);
      expect(playerBalance(world, richPlayer).cash).toBe(2_500_000 + won);
      expect(list.some(({ status }) => status === 'open')).toBe(false);
    }),
    { seed: 20261121, numRuns: 150 },
  );
});
