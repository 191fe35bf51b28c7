import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { getRechargeOrdersQueryOptions } from '../api/generated/recharge.ts';
import { latestOrders, ordersJustNow } from './latest-orders.ts';

afterEach(() => vi.useRealTimers());

test('DEP-04 the latest orders are asked for anew; only who asks with the screen takes its answer', async () => {
  const client = new QueryClient();
  const app = Object.assign(deviceApp(), { queryClient: client });
  const { queryKey } = getRechargeOrdersQueryOptions({ pageNum: 1, pageSize: 20 });
  const [old, fresh] = ['R1', 'R2'].map((id) => ({ list: [{ id }], total: 1, pageNum: 1, pageSize: 20 }));
  client.setQueryDefaults(queryKey, { queryFn: async () => fresh });
  const fetched = vi.spyOn(client, 'fetchQuery').mockImplementation(async ({ staleTime }) => {
    const { dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    return Date.now() - dataUpdatedAt < Number(staleTime) ? old : fresh;
  });
  client.setQueryData<object>(queryKey, old);
  expect(await ordersJustNow(app)).toBe(old);
  expect(await latestOrders(app)).toBe(fresh);
  client.setQueryData<object>(queryKey, old, { updatedAt: Date.now() - 16_000 });
  expect(await ordersJustNow(app)).toBe(fresh);
  expect(fetched).toHaveBeenCalledTimes(3);
});
