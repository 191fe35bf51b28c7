import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { call } from '../api/call.ts';
import { getRechargeOrdersQueryKey } from '../api/generated/recharge.ts';
import { freshOrders, latestOrders, recentOrders } from './latest-orders.ts';

vi.mock('../api/call.ts', () => ({ call: vi.fn() }));
const requested = vi.mocked(call);

const PAGE = { pageNum: 1, pageSize: 20 };
const KEY = getRechargeOrdersQueryKey(PAGE);
const NOW = Date.parse('2026-11-21T12:00:00Z');
const orders = (id: string) => ({ list: [{ id }], total: 1, ...PAGE });

const toast = vi.fn();
let client: QueryClient;
let app: ReturnType<typeof deviceApp>;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  toast.mockReset();
  requested.mockReset();
  requested.mockResolvedValue(orders('new'));
  client = new QueryClient({
    queryCache: new QueryCache({ onError: (_error, { meta }) => void (meta?.isQuiet || toast()) }),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: 2, retryDelay: 0 } },
  });
  app = Object.assign(deviceApp(), { queryClient: client });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

const known = (id: string, ageMs: number, queryKey: readonly unknown[] = KEY) =>
  client.setQueryData<object>(queryKey, orders(id), { updatedAt: NOW - ageMs });

test('DEP-04 a form’s orders and a look-up’s are asked for anew, the latest twenty', async () => {
  known('old', 0);
  expect(await latestOrders(app)).toEqual(orders('new'));
  expect(await freshOrders()).toEqual(orders('new'));
  const question = expect.objectContaining({ url: '/recharge/orders', data: PAGE });
  expect(requested.mock.calls).toEqual([[question], [question]]);
});

test('HIS-01 orders that cannot be read are asked for once, and the screen says so itself', async () => {
  requested.mockRejectedValue(new Error('No answer.'));
  await expect(latestOrders(app)).rejects.toThrow('No answer.');
  expect([requested.mock.calls.length, toast.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['just now', 14_999, 'old', 0],
  ['15 seconds ago', 15_000, 'new', 1],
])('DEP-04 HIS-01 orders of %s (%d ms) are those %s', async (_title, ageMs, id, calls) => {
  known('old', ageMs);
  expect(await recentOrders(app)).toEqual(orders(id));
  expect(requested).toHaveBeenCalledTimes(calls);
});

test('HIS-01 a question that is under way is the screen’s: its answer serves both', async () => {
  const own = vi.fn(async () => orders('of the screen'));
  const close = new QueryObserver<object>(client, { queryKey: KEY, queryFn: own }).subscribe(() => {});
  expect(await recentOrders(app)).toEqual(orders('of the screen'));
  close();
  expect([own.mock.calls.length, requested.mock.calls.length]).toEqual([1, 0]);
});
