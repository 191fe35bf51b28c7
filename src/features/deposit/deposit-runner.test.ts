import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import type { PaymentMethod, PrepayResult } from '../../api/generated/contract.schemas.ts';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { giveUpOrder } from '../../session/given-up-orders.ts';
import * as calls from './deposit-calls.ts';
import { createDepositRunner } from './deposit-runner.ts';

vi.mock('../../session/given-up-orders.ts', () => ({ giveUpOrder: vi.fn() }));
vi.mock('./deposit-calls.ts', async (original) => ({
  ...(await original<typeof import('./deposit-calls.ts')>()),
  createOrder: vi.fn(),
  limitRefusal: vi.fn(),
  lookUpDeposit: vi.fn(),
  startPayment: vi.fn(),
}));

const methodOf = (code: string) => ({ code, payChannel: 'c', routing: '' }) as unknown as PaymentMethod;
const first: calls.DepositRequest = { amount: 5_000n, total: 5_150n, method: methodOf('mach') };
const code: PrepayResult = { status: 'otp-required', otpSentTo: '•••• 4455' };

const app = freshApp();
let orders: Map<string, string>;
const stops: (() => void)[] = [];
const watch = { expect: vi.fn(), follow: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  app.queryClient.setQueryData(getUserGetUserInfoQueryKey({}), { username: 'ana' });
  orders = new Map();
  vi.mocked(calls.limitRefusal).mockResolvedValue(undefined);
  vi.mocked(calls.lookUpDeposit).mockResolvedValue(null);
  vi.mocked(calls.startPayment).mockResolvedValue({ outcome: 'accepted', value: code });
  vi.mocked(calls.createOrder).mockImplementation(async ({ amount, method }, key) => {
    const id = orders.get(key) ?? `R${orders.size + 1}`;
    orders.set(key, id);
    const value = { id, amount: Number(amount) / 100, fee: 0, payChannel: 'c', paymentMethod: method.code };
    return { outcome: 'accepted', value: { ...value, status: 0 } as unknown as calls.OpenOrder };
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

async function open(orderId?: string) {
  const ports = {
    watch: () => watch,
    putInAddress: async () => undefined,
    leaveAddress: () => undefined,
    goToBank: () => true,
  };
  const runner = createDepositRunner(app, ports, orderId);
  runner.start();
  stops.push(runner.stop);
  await settle();
  const act = async (work: () => void) => {
    work();
    await settle();
    return runner.state();
  };
  return { runner, act, pay: (request: calls.DepositRequest) => act(() => runner.pay(request)) };
}

/** The orders that were asked for, in turn; the same name means the same key. */
const requested = () => vi.mocked(calls.createOrder).mock.calls.map(([, key]) => orders.get(key));

test.each<[string, Partial<calls.DepositRequest>, string]>([
  ['nothing', {}, 'R1'],
  ['the account', { account: '955554444' }, 'R1'],
  ['the amount', { amount: 5_100n }, 'R2'],
  ['the method', { method: methodOf('card') }, 'R2'],
  ['the offer', { activityId: 'a1' }, 'R2'],
  ['the bonus, declined', { declinesBonus: true }, 'R2'],
])(
  'DEP-06 after a change of %s in the form, the next payment is of the order %s',
  async (_what, change, order) => {
    const { runner, act, pay } = await open();
    await pay(first);
    await act(runner.changeChoice);
    await pay({ ...first, ...change });
    expect(requested()).toEqual(['R1', order]);
  },
);

test('DEP-07 DEP-10 gives up an order without a typed code when another one is made, not when the same one is paid', async () => {
  const { runner, act, pay } = await open();
  await pay(first);
  await act(runner.changeChoice);
  await pay(first);
  expect(giveUpOrder).not.toHaveBeenCalled();
  await act(runner.changeChoice);
  await pay({ ...first, amount: 9_000n });
  expect(vi.mocked(giveUpOrder).mock.calls.map(([, id]) => id)).toEqual(['R1']);
});

test('DEP-04 follows the outcome of a payment after the player left it', async () => {
  let answer: () => void = () => undefined;
  vi.mocked(calls.startPayment).mockImplementation(
    () => new Promise((resolve) => (answer = () => resolve({ outcome: 'accepted', value: code }))),
  );
  const { runner, act, pay } = await open();
  await pay(first);
  expect(watch.expect).toHaveBeenCalledWith('R1');
  await act(runner.stop);
  expect(watch.follow).not.toHaveBeenCalled();
  await act(answer);
  expect(watch.follow).toHaveBeenCalledWith('R1');
});

test.each([
  ['id', 'R2'],
  ['intentId', 'R2'],
  ['account', 'R1'],
])('DEP-06 retries a payment after a refusal of its %s with order %s', async (field, order) => {
  const { pay } = await open();
  const refusal = { field, message: 'No' };
  vi.mocked(calls.startPayment).mockResolvedValueOnce({ outcome: 'refused', refusal });
  expect(await pay(first)).toMatchObject({ step: 'choosing', refusal });
  expect(await pay(first)).toMatchObject({ step: 'code' });
  expect(requested()).toEqual(['R1', order]);
});

test('DEP-07 DEP-10 creates another order for a deposit equal to one that was given up', async () => {
  const { runner, act, pay } = await open();
  await pay(first);
  expect(await act(runner.giveUp)).toMatchObject({ step: 'choosing' });
  expect(vi.mocked(giveUpOrder).mock.calls.map(([, id]) => id)).toEqual(['R1']);
  await pay(first);
  expect(requested()).toEqual(['R1', 'R2']);
});

test('DEP-06 starting over after a reload ends the order of the address, so that an equal one is confirmed and new', async () => {
  const before = await open();
  await before.pay(first);
  before.runner.stop();
  const { runner, act, pay } = await open('R1');
  await act(runner.startOver);
  expect(await pay(first)).toMatchObject({ step: 'repeating' });
  await act(runner.confirm);
  expect(requested()).toEqual(['R1', 'R2']);
});
