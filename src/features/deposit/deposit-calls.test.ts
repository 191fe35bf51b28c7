import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { storedIntent } from '../../../tests/support/stored-intent.ts';
import { CallError } from '../../api/call-error.ts';
import type { PaymentMethod, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import * as calls from '../../api/generated/recharge.ts';
import type { RefusalCode } from '../../api/generated/refusal-code.ts';
import { loadTexts, startTexts } from '../../i18n/texts.ts';
import type { DepositAllowance } from '../../session/play-limits/deposit-allowance.ts';
import { depositAllowance } from '../../session/play-limits/deposit-rule.ts';
import {
  createOrder,
  type DepositRequest,
  limitRefusal,
  type OpenOrder,
  startPayment,
} from './deposit-calls.ts';

vi.mock('../../session/play-limits/deposit-rule.ts', () => ({ depositAllowance: vi.fn() }));
vi.mock('../../api/generated/recharge.ts', () => ({
  rechargeCreateRechargeOrder: vi.fn(),
  rechargeOrders: vi.fn(),
  rechargePrepay: vi.fn(),
  rechargeQueryPay: vi.fn(),
  rechargeV2CreateRechargeOrder: vi.fn(),
}));

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const app = deviceApp();
const method = { code: 'mach', payChannel: 'mach-otp', routing: '' } as unknown as PaymentMethod;
const request: DepositRequest = { amount: 500_000n, total: 515_000n, method };
const intent = storedIntent({ amount: '515000', asked: '500000', sentAt: NOW });
const order = { id: 'R1', intentId: intent.id, amount: 5_000, createdAt: new Date(NOW).toISOString() };

beforeAll(async () => {
  await startTexts('ks');
  await loadTexts('deposit');
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.resetAllMocks();
  limited(undefined);
});
afterEach(() => vi.useRealTimers());

const limited = (left: bigint | undefined, isBlocked = false) =>
  vi.mocked(depositAllowance).mockResolvedValue({
    block: isBlocked ? { kind: 'timeOut', since: NOW, until: NOW + 1_000 } : null,
    allowances:
      left === undefined
        ? []
        : [
            {
              period: 'day',
              limit: 900_000n,
              used: 900_000n - left,
              left,
              resetsOn: '2026-11-22',
            } as DepositAllowance,
          ],
  });
const found = (list: object[]) =>
  vi.mocked(calls.rechargeOrders).mockResolvedValue({
    list: list as RechargeOrder[],
    total: list.length,
    pageNum: 1,
    pageSize: 20,
  });
const isRefused = async () => (await limitRefusal(app, request, intent)) !== undefined;

test.each([
  [undefined, false],
  [0n, true],
  [499_999n, true],
  // The fee is not part of the deposit.
  [500_000n, false],
  [500_001n, false],
])('PLR-02 a deposit of 500000 with %s left of the own limit is refused: %s', async (left, refused) => {
  limited(left);
  found([]);
  expect(await isRefused()).toBe(refused);
});

test.each([
  ['a limit that is full', 0n, false],
  ['a break without limits', undefined, true],
  ['a break and a limit that is not full', 900_000n, true],
] as const)('PLR-02 %s refuses a new order, not an existing one', async (_what, left, isBlocked) => {
  limited(left, isBlocked);
  found([]);
  expect(await isRefused()).toBe(true);
  found([order]);
  expect(await isRefused()).toBe(false);
  // Nobody knows whether it stands.
  vi.mocked(calls.rechargeOrders).mockRejectedValue(new CallError({ kind: 'network', path: '' }));
  expect(await isRefused()).toBe(true);
});

test.each([
  ['', {}, { intentId: 'k' }],
  ['etpay', {}, { intentId: 'k', routing: 'etpay' }],
  ['', { activityId: 'a1' }, { intentId: 'k', activityId: 'a1' }],
  ['etpay', { declinesBonus: true as const }, { intentId: 'k', declinesBonus: true, routing: 'etpay' }],
])(
  'DEP-03 a method with the route %j sends its own call with %j in major units',
  async (routing, more, sent) => {
    for (const call of [calls.rechargeCreateRechargeOrder, calls.rechargeV2CreateRechargeOrder])
      vi.mocked(call).mockResolvedValue({ id: 'R1', fee: 150 });
    const made = await createOrder(
      { ...request, method: { ...method, routing } as PaymentMethod, ...more },
      'k',
    );
    expect(made).toMatchObject({ outcome: 'accepted', value: { id: 'R1', amount: 5_000, fee: 150 } });
    const requested = [calls.rechargeCreateRechargeOrder, calls.rechargeV2CreateRechargeOrder].map(
      (call) => vi.mocked(call).mock.calls[0]?.[0],
    );
    const body = { amount: 5_000, payChannel: 'mach-otp', paymentMethod: 'mach', ...sent };
    expect(requested).toEqual(routing === '' ? [body, undefined] : [undefined, body]);
  },
);

const placed: OpenOrder = {
  id: 'R1',
  amount: 5_000,
  fee: 150,
  payChannel: 'mach-otp',
  routing: '',
  paymentMethod: 'mach',
};
const limit = (code: RefusalCode | undefined, retryAfterSeconds?: number) =>
  vi.mocked(calls.rechargePrepay).mockRejectedValue(
    new CallError({
      kind: 'http',
      status: 429,
      path: '/recharge/prepay',
      ...(code && { code }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    }),
  );

test.each(['sms-resend', 'sms-limit'] as const)(
  'DEP-10 the failure %s makes the code wait, as long as the server says',
  async (code) => {
    limit(code, 42);
    expect(await startPayment(app, placed, {})).toEqual({ outcome: 'code-waits', seconds: 42 });
    limit(code);
    expect(await startPayment(app, placed, {})).toEqual({ outcome: 'code-waits', seconds: 60 });
  },
);

test('DEP-10 any other 429 opens no code step', async () => {
  limit('too-many-requests', 42);
  expect(await startPayment(app, placed, {}).catch(() => 'thrown')).not.toMatchObject({
    outcome: 'code-waits',
  });
});

test.each([
  ['a limit that is full', 0n, false],
  ['a break', undefined, true],
])('PLR-02 DEP-10 what was ordered before %s is not paid under it', async (_what, left, isBlocked) => {
  limited(left, isBlocked);
  expect(await startPayment(app, placed, {})).toMatchObject({ outcome: 'refused' });
  expect(depositAllowance).toHaveBeenCalledExactlyOnceWith(app, 'R1');
  expect(calls.rechargePrepay).not.toHaveBeenCalled();
});
