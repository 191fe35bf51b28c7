import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { changeRecord, onRecordChanged } from '../../lib/device-records.ts';
import { onUi } from '../../lib/ui-events.ts';
import { useSavedPayees } from './saved-payees.ts';
import { useWithdrawals } from './use-withdrawals.ts';

const server = vi.hoisted(() => ({ orders: [] as object[], asked: 0 }));
vi.mock('../../api/generated/withdraw.ts', async () => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    useWithdrawOrders: (_request: object, { query }: { query: object }) =>
      useQuery({
        ...query,
        queryKey: ['POST', '/withdraw/orders'],
        queryFn: async () => {
          server.asked += 1;
          return { list: server.orders };
        },
      }),
  };
});
vi.mock('../../lib/device-records.ts', async (original) => ({
  ...(await original<typeof import('../../lib/device-records.ts')>()),
  onRecordChanged: vi.fn(() => () => undefined),
}));

const app = freshApp();
const wrapper = inApp(app);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', undefined);
  server.asked = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const methods = [{ code: 'rut' }, { code: 'mach' }] as WithdrawMethod[];
const order = (id: string, payee: string, more: Partial<WithdrawOrder> = {}) =>
  ({ id, status: 2, paymentMethod: 'rut', account: '••••', payee: { id: payee }, ...more }) as WithdrawOrder;

async function payees(orders: WithdrawOrder[]) {
  const view = renderHook(({ of }) => useSavedPayees(of, methods), { wrapper, initialProps: { of: orders } });
  await pass(0);
  return { ...view, ids: () => view.result.current.payees.map(({ id }) => id) };
}

test('WDR-03 paid accounts whose method still exists are offered, the latest first', async () => {
  const { ids } = await payees([
    order('W6', 'e', { status: 3 }),
    order('W5', 'd', { status: 1 }),
    order('W4', 'c', { paymentMethod: 'gone' }),
    order('W3', 'b', { status: 4, paymentMethod: 'mach' }),
    order('W2', 'a'),
    order('W1', 'b'),
  ]);
  expect(ids()).toEqual(['b', 'a']);
});

test('WDR-03 removed accounts stay hidden in each tab until they are paid again', async () => {
  const orders = [order('W2', 'b'), order('W1', 'a')];
  const { ids, result, rerender } = await payees(orders);
  await act(async () => result.current.remove('a'));
  await act(async () => result.current.remove('b'));
  expect(ids()).toEqual([]);
  rerender({ of: [order('W3', 'a'), ...orders] });
  expect(ids()).toEqual(['a']);
  // Another tab puts one back.
  await changeRecord(app, 'removedPayees', () => ({}));
  await act(async () => vi.mocked(onRecordChanged).mock.lastCall?.[2]());
  expect(ids()).toEqual(['a', 'b']);
  expect(vi.mocked(onRecordChanged).mock.lastCall?.[1]).toBe('removedPayees');
});

async function watched(orders: WithdrawOrder[]) {
  server.orders = orders;
  const refreshed = vi.fn();
  onUi(app, 'update-balance', refreshed);
  renderHook(() => useWithdrawals(), { wrapper });
  await pass(0);
  return refreshed;
}

test('WDR-03 RT-03 an open withdrawal is polled ever more slowly until its end, which refreshes the balance once', async () => {
  const refreshed = await watched([order('W1', 'a', { status: 1 })]);
  expect(server.asked).toBe(1);
  await pass(60_000);
  const first = server.asked;
  expect(first).toBeGreaterThan(4);
  expect(first).toBeLessThan(11);
  await pass(3_600_000);
  expect(server.asked - first).toBeGreaterThanOrEqual(58);
  expect(server.asked - first).toBeLessThan(70);
  expect(refreshed).not.toHaveBeenCalled();
  server.orders = [order('W1', 'a', { status: 3 })];
  await pass(60_000);
  expect(refreshed).toHaveBeenCalledOnce();
  const last = server.asked;
  await pass(3_600_000);
  expect(server.asked).toBe(last);
});

test('WDR-03 final withdrawals are fetched once and refresh no balance', async () => {
  const refreshed = await watched([order('W1', 'a'), order('W2', 'b', { status: 5 })]);
  await pass(3_600_000);
  expect([server.asked, refreshed.mock.calls.length]).toEqual([1, 0]);
});
