import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { call } from '../api/call.ts';
import { getRechargeOrdersQueryKey } from '../api/generated/recharge.ts';
import { freshOrders, latestOrders, ordersJustNow } from './latest-orders.ts';

vi.mock('../api/call.ts', () => ({ call: vi.fn() }));
const asked = vi.mocked(call);

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
  asked.mockReset();
  asked.mockResolvedValue(orders('new'));
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

/** A screen that opens. @returns how often it asks by itself */
function screen(queryKey: readonly unknown[] = KEY) {
  const own = vi.fn(async () => orders('of the screen'));
  return { own, close: new QueryObserver<object>(client, { queryKey, queryFn: own }).subscribe(() => {}) };
}

test('DEP-04 a form’s orders and a look-up’s are asked for anew, the latest twenty', async () => {
  known('old', 0);
  expect(await latestOrders(app)).toEqual(orders('new'));
  expect(await freshOrders()).toEqual(orders('new'));
  const question = expect.objectContaining({ url: '/recharge/orders', data: PAGE });
  expect(asked.mock.calls).toEqual([[question], [question]]);
});

test('HIS-01 orders that cannot be read are asked for once, and the screen says so itself', async () => {
  asked.mockRejectedValue(new Error('No answer.'));
  await expect(latestOrders(app)).rejects.toThrow('No answer.');
  expect([asked.mock.calls.length, toast.mock.calls.length]).toEqual([1, 0]);
});

test.each([
  ['just now', 14_999, 'old', 0, 0],
  ['15 seconds ago', 15_000, 'new', 1, 1],
])(
  'DEP-04 HIS-01 orders of %s (%d ms) are those %s; a screen that opens later asks for its own where they were not a screen’s',
  async (_title, ageMs, id, calls, later) => {
    known('old', ageMs);
    expect(await ordersJustNow(app)).toEqual(orders(id));
    expect(asked).toHaveBeenCalledTimes(calls);
    const { own, close } = screen();
    expect(own).toHaveBeenCalledTimes(later);
    close();
  },
);

test('DEP-04 a page that knows no orders asks once, and who opens later asks again', async () => {
  expect(await ordersJustNow(app)).toEqual(orders('new'));
  expect(asked).toHaveBeenCalledOnce();
  const { own, close } = screen();
  expect(own).toHaveBeenCalledOnce();
  close();
});

test('HIS-01 a question that is under way is the screen’s: its answer serves both, and none asks again', async () => {
  const { own, close } = screen();
  expect(await ordersJustNow(app)).toEqual(orders('of the screen'));
  close();
  const again = screen();
  expect([own.mock.calls.length, asked.mock.calls.length, again.own.mock.calls.length]).toEqual([1, 0, 0]);
  again.close();
});

test('HIS-01 a look-up leaves the rows of an open screen and of another filter as they are', async () => {
  const filtered = getRechargeOrdersQueryKey({ ...PAGE, status: 2 });
  known('old', 60_000);
  known('filtered', 60_000, filtered);
  const open = screen();
  await ordersJustNow(app);
  const [second, other] = [screen(), screen(filtered)];
  const counts = [open, second, other].map(({ own }) => own.mock.calls.length);
  expect([asked.mock.calls.length, ...counts]).toEqual([1, 0, 0, 0]);
  for (const { close } of [open, second, other]) close();
});
