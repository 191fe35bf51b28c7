import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import {
  codeOf,
  createTestWorld,
  playBet,
  restarted,
  richPlayer,
  TEST_NOW,
} from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced } from '../core/ledger.ts';
import { marketDay } from '../core/markets.ts';
import { snapshot } from '../core/snapshot.ts';
import type { World } from '../core/world.ts';
import { activityOf } from '../records/activity-records.ts';
import { shareOf } from '../tables/money.ts';
import { collectPig, PIG_RATE, pigRecords, pigState } from './pig.ts';

const HOUR_MS = 60 * 60_000;
const everything = { pageNum: 1, pageSize: 999 };

const lose = (world: World, amount: number) => playBet(world, amount, 0);
const saved = (world: World) => pigState(world, richPlayer).saved;

test('PRO-04 the pig counts each day of the market apart and keeps one record of it', () => {
  const { world, pass } = createTestWorld();
  playBet(world, 10_000, 100_000);
  lose(world, 10_000);
  // Noon UTC is 9:00 in Chile, 15 hours before the next day.
  pass(15 * HOUR_MS);
  lose(world, 20_000);
  lose(world, 10_000);
  pass(24 * HOUR_MS);
  lose(world, 10_000);
  expect(pigRecords(world, richPlayer, everything).list).toMatchObject([
    { id: 'P000002', kind: 'saved', amount: 1000 },
    { id: 'P000001', kind: 'saved', amount: 3000, createdAt: TEST_NOW + 15 * HOUR_MS },
  ]);
  expect(world.state.postings.filter(({ memo }) => memo === 'pig').map(({ ref }) => ref)).toEqual([
    '2026-11-22',
    '2026-11-22',
    '2026-11-23',
  ]);
});

test('PRO-04 a full pig is emptied into cash once, and again on the next day at the earliest', () => {
  const { world, pass } = createTestWorld();
  lose(world, 999_000);
  expect(() => collectPig(world, richPlayer)).toThrow(
    refused('pig-not-full', undefined, { amount: '1.00', currency: 'CLP' }),
  );
  lose(world, 1000);
  const { cash } = playerBalance(world, richPlayer);
  expect(pigState(world, richPlayer)).toMatchObject({
    saved: 100_000,
    canCollect: true,
    nextCollectAt: null,
  });
  takeEvents(world);
  expect(collectPig(world, richPlayer)).toEqual({ amount: 100_000, balance: cash + 100_000 });
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
  for (let again = 0; again < 3; again += 1)
    expect(codeOf(() => collectPig(world, richPlayer))).toBe('pig-resting');
  expect(playerBalance(world, richPlayer)).toMatchObject({
    cash: cash + 100_000,
    withdrawable: cash + 100_000,
  });
  expect(activityOf(world, richPlayer)).toMatchObject([{ type: 'cashback', ref: 'pig', amount: 100_000 }]);
  lose(world, 1_000_000);
  expect(pigState(world, richPlayer)).toMatchObject({
    saved: 100_000,
    canCollect: false,
    nextCollectAt: Date.parse('2026-11-22T03:00:00.000Z'),
  });
  pass(15 * HOUR_MS);
  expect(pigState(world, richPlayer)).toMatchObject({ canCollect: true, nextCollectAt: null });
  collectPig(world, richPlayer);
  expect(pigRecords(world, richPlayer, { pageNum: 1, pageSize: 2 })).toMatchObject({
    total: 4,
    list: [{ kind: 'collected' }, { kind: 'saved' }],
  });
});

test('MOC-02 saved and collected amounts always add up to the share of the losses of all days', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('bet' as const),
      stake: fc.integer({ min: 1, max: 4000 }).map((pesos) => pesos * 100),
      pays: fc.constantFrom(0, 0, 0, 50, 150, 300),
    }),
    fc.record({ do: fc.constant('collect' as const), taps: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant('wait' as const), hours: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { world, pass } = createTestWorld();
      let collected = 0;
      const days = new Map<string, { lost: number; deepest: number }>();
      for (const row of steps) {
        if (row.do === 'wait') pass(row.hours * HOUR_MS);
        else if (row.do === 'collect') {
          for (let tap = 0; tap < row.taps; tap += 1)
            codeOf(() => {
              collected += collectPig(world, richPlayer).amount;
            });
        } else if (row.stake <= playerBalance(world, richPlayer).cash) {
          const payout = Math.floor((row.stake * row.pays) / 10_000) * 100;
          playBet(world, row.stake, payout);
          const key = marketDay('CL', world.now());
          const { lost, deepest } = days.get(key) ?? { lost: 0, deepest: 0 };
          const now = lost + row.stake - payout;
          days.set(key, { lost: now, deepest: Math.max(deepest, now) });
        }
        assertBalanced(world);
        const due = [...days.values()].reduce((sum, { deepest }) => sum + shareOf(deepest, PIG_RATE, 100), 0);
        expect(saved(world) + collected).toBe(due);
        const sums = { saved: 0, collected: 0 };
        for (const { kind, amount } of pigRecords(world, richPlayer, everything).list) sums[kind] += amount;
        expect(sums).toEqual({ saved: due, collected });
      }
      expect(snapshot(restarted(world))).toEqual(snapshot(world));
    }),
    { seed: 20261121, numRuns: 100 },
  );
});
