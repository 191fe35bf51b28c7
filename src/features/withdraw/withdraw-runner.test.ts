import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { getWithdrawOrdersQueryKey } from '../../api/generated/withdraw.ts';
import { readRecord } from '../../lib/device-records.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';
import * as calls from './withdraw-calls.ts';
import { createCancelRunner, createWithdrawRunner } from './withdraw-runner.ts';

vi.mock('../../money/refresh-balance.ts', () => ({ refreshBalance: vi.fn() }));
vi.mock('./withdraw-calls.ts', () => ({
  cancelWithdrawal: vi.fn(),
  createWithdrawal: vi.fn(),
  lookUpCancelled: vi.fn(),
  lookUpWithdrawal: vi.fn(),
}));

const methodOf = (code: string) => ({ code }) as WithdrawMethod;
const first: calls.WithdrawRequest = {
  amount: 5_000n,
  method: methodOf('cuentaRut'),
  payee: { account: '11111111-1' },
};

const app = freshApp();
let orders: Map<string, string>;
/** How many mutations of the app were under way during each call. */
let underWay: number[];
const stops: (() => void)[] = [];

const orderOf = (key: string) => {
  const id = orders.get(key) ?? `W${orders.size + 1}`;
  orders.set(key, id);
  underWay.push(app.queryClient.isMutating());
  return id;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  app.queryClient.setQueryData(getUserGetUserInfoQueryKey({}), { username: 'ana' });
  underWay = [];
  orders = new Map();
  vi.mocked(calls.createWithdrawal).mockImplementation(async ({ method }, key) => ({
    outcome: 'accepted',
    value: { id: orderOf(key), amount: 50, fee: 0, paymentMethod: method.code },
  }));
  vi.mocked(calls.cancelWithdrawal).mockImplementation(async (_id, key) => ({
    outcome: 'accepted',
    value: { id: orderOf(key) },
  }));
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function open() {
  const runner = createWithdrawRunner(app);
  runner.start();
  stops.push(runner.stop);
  await settle();
  return runner;
}

test.each<[string, Partial<calls.WithdrawRequest>, string]>([
  ['nothing', {}, 'W1'],
  ['the amount', { amount: 5_100n }, 'W2'],
  ['the method', { method: methodOf('mach') }, 'W2'],
  ['the account', { payee: { account: '22222222-2' } }, 'W2'],
  ['the bank', { payee: { account: '11111111-1', bankCode: '012' } }, 'W2'],
])(
  'WDR-01 after a change of %s in the form, the next request is for the order %s',
  async (_what, change, order) => {
    const runner = await open();
    runner.submit(first);
    await settle();
    runner.leave();
    runner.submit({ ...first, ...change });
    await settle();
    expect(vi.mocked(calls.createWithdrawal).mock.calls.map(([, key]) => orders.get(key))).toEqual([
      'W1',
      order,
    ]);
    expect(underWay).toEqual([1, 1]);
  },
);

test.each([
  [1, 'placed'],
  [2, 'choosing'],
] as const)('WDR-01 a screen that opens on a withdrawal in status %d is %s', async (status, step) => {
  const before = await open();
  before.submit(first);
  await settle();
  before.stop();
  vi.mocked(calls.lookUpWithdrawal).mockResolvedValue({ id: 'W1', status } as WithdrawOrder);
  expect((await open()).state().step).toBe(step);
});

test('WDR-01 WDR-03 a withdrawal refreshes the balance and the list of withdrawals, once', async () => {
  const list = [...getWithdrawOrdersQueryKey().slice(0, 2), { pageNum: 1 }];
  app.queryClient.setQueryData(list, {});
  const runner = await open();
  expect(app.queryClient.getQueryState(list)?.isInvalidated).toBe(false);
  runner.submit(first);
  await settle();
  expect(refreshBalance).toHaveBeenCalledOnce();
  expect(app.queryClient.getQueryState(list)?.isInvalidated).toBe(true);
});

test('WDR-03 withdrawals of equal amounts are cancelled by separate intents, and each refreshes the balance', async () => {
  const runner = createCancelRunner(app);
  runner.start();
  stops.push(runner.stop);
  await settle();
  for (const id of ['W7', 'W8']) {
    runner.submit({ id, amount: 5_000n });
    await settle();
    runner.leave();
  }
  const requested = vi.mocked(calls.cancelWithdrawal).mock.calls.map(([id, key]) => [id, orders.get(key)]);
  expect(requested).toEqual([
    ['W7', 'W1'],
    ['W8', 'W2'],
  ]);
  expect(underWay).toEqual([1, 1]);
  expect(refreshBalance).toHaveBeenCalledTimes(2);
  expect(await readRecord(app, 'intents')).toMatchObject([
    { kind: 'cancellation' },
    { kind: 'cancellation' },
  ]);
});
