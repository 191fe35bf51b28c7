import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import type { OrderStatus } from '../tables/recharge-rows.ts';
import { isWithinDays, type OrderQuery, pageOfOrders } from './order-query.ts';

/** Midnight of 21 November in Chile. */
const MIDNIGHT = Date.parse('2026-11-21T03:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

test.each([
  [{}, [true, true, true, true]],
  [{ startDate: '2026-11-21' }, [false, true, true, true]],
  [{ endDate: '2026-11-21' }, [true, true, true, false]],
  [{ startDate: '2026-11-21', endDate: '2026-11-21' }, [false, true, true, false]],
  [{ startDate: '2026-11-22', endDate: '2026-11-20' }, [false, false, false, false]],
])('HIS-01 the period %j has both of its days whole, as the market counts them', (days, within) => {
  const times = [MIDNIGHT - 1, MIDNIGHT, MIDNIGHT + DAY_MS - 1, MIDNIGHT + DAY_MS];
  expect(times.map((at) => isWithinDays('CL', at, days))).toEqual(within);
});

const order = (id: string, more: object = {}) => {
  const row = { id, playerId: richPlayer, status: 2 as OrderStatus, intentId: null, createdAt: MIDNIGHT };
  return [id, { ...row, ...more }] as const;
};
const orders = new Map([
  order('1', { createdAt: MIDNIGHT - 1, intentId: 'AAAA-1' }),
  order('2', { status: 0 }),
  order('3', { playerId: newPlayer, intentId: 'aaaa-1' }),
  order('4', { intentId: 'bbbb-2', cancelIntentId: 'cccc-3' }),
  order('5', { status: 3, cancelIntentId: null }),
]);

test.each<[query: Partial<OrderQuery>, ids: string, total: number]>([
  [{}, '5 4 2 1', 4],
  [{ pageSize: 3 }, '5 4 2', 4],
  [{ pageSize: 3, pageNum: 2 }, '1', 4],
  [{ status: 2 }, '4 1', 2],
  [{ status: 0 }, '2', 1],
  [{ status: 6 }, '', 0],
  [{ intentId: 'aaaa-1' }, '1', 1],
  [{ intentId: 'AAAA-1' }, '1', 1],
  [{ intentId: 'BBBB-2' }, '4', 1],
  [{ intentId: 'Cccc-3' }, '4', 1],
  [{ intentId: 'dddd-4' }, '', 0],
  [{ startDate: '2026-11-21' }, '5 4 2', 3],
  [{ endDate: '2026-11-20', status: 2 }, '1', 1],
])("HIS-01 the query %j lists the player's own orders newest first: %s of %d", (query, ids, total) => {
  const { world } = createTestWorld();
  const asked = { pageNum: 1, pageSize: 20, ...query };
  const { list, ...page } = pageOfOrders(world, orders, richPlayer, asked);
  expect(list.map(({ id }) => id).join(' ')).toBe(ids);
  expect(page).toEqual({ total, pageNum: asked.pageNum, pageSize: asked.pageSize });
});
