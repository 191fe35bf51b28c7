import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { rechargeUsc } from '../../../api/generated/recharge.ts';
import { getWalletBalanceQueryOptions } from '../../../api/generated/wallet-balance.ts';
import { loadTexts, startTexts } from '../../../i18n/texts.ts';
import { onUi } from '../../../lib/ui-events.ts';
import { claimOnce } from '../../../money/claim-once.ts';
import { reportPurchase } from '../../../session/ads-report.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DepositNotice } from './deposit-outcomes.ts';
import { type CarriedOut, carryOut } from './outcome-effects.ts';

vi.mock('../../../money/claim-once.ts', () => ({ claimOnce: vi.fn() }));
vi.mock('../../../ui/toast-store.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../../session/ads-report.ts', () => ({ reportPurchase: vi.fn() }));
vi.mock('../../../api/generated/recharge.ts', async (original) => ({
  ...(await original<typeof import('../../../api/generated/recharge.ts')>()),
  rechargeUsc: vi.fn(),
}));

beforeEach(async () => {
  vi.resetAllMocks();
  await startTexts('ks');
  await loadTexts('deposit');
});

/** Carries out an effect of an order. @param isOnScreen this tab is the one that the player looks at */
async function done(
  effect: CarriedOut['do'],
  order: Partial<RechargeOrder>,
  { isClaimed = true, isOnScreen = true } = {},
) {
  const client = new QueryClient();
  client.setQueryData<object>(getWalletBalanceQueryOptions({}).queryKey, { currencyAlias: 'CLP' });
  const app = Object.assign(deviceApp(), { queryClient: client });
  const [shown, events]: [DepositNotice[], string[]] = [[], []];
  for (const name of ['pay-success', 'pay-invalid'] as const)
    onUi(app, name, ({ orderId }) => events.push(`${name} ${orderId}`));
  vi.mocked(claimOnce).mockReset().mockResolvedValue(isClaimed);
  const onShown = vi.fn();
  const place = {
    untilVisible: () => (isOnScreen ? Promise.resolve() : new Promise<never>(() => undefined)),
    show: (notice: DepositNotice) => shown.push(notice),
  };
  const whole = {
    id: 'R1',
    amount: 10_000,
    status: 2,
    reason: '',
    createdAt: '2026-11-21T12:00:00Z',
    ...order,
  };
  carryOut(app, place, { do: effect, order: whole } as CarriedOut, undefined, onShown);
  await new Promise((resolve) => setTimeout(resolve));
  const claims = vi.mocked(claimOnce).mock.calls.map(([, , what]) => what);
  return { shown, events, claims, isShown: onShown.mock.calls.length > 0 };
}

test.each([undefined, 0, 1, 2, 3, 10, 999])(
  'DEP-05 NTF-02 the advertiser hears of the first deposit alone, of %s',
  async (count) => {
    if (count === undefined) vi.mocked(rechargeUsc).mockRejectedValue(new Error('No answer.'));
    else vi.mocked(rechargeUsc).mockResolvedValue({ count });
    await done('consider-purchase', { status: 4, paidAmount: 9_000 });
    expect(rechargeUsc).toHaveBeenCalledOnce();
    const calls = vi.mocked(reportPurchase).mock.calls.map(([, ...reported]) => reported);
    expect(calls).toEqual(count === 1 ? [['R1', 9_000]] : []);
  },
);

test('DEP-04 NTF-02 a purchase is not reported by a second tab', async () => {
  const { claims } = await done('consider-purchase', {}, { isClaimed: false });
  for (const call of [rechargeUsc, reportPurchase]) expect(call).not.toHaveBeenCalled();
  expect(claims).toEqual(['purchase R1']);
});

test.each([
  [10_000, 0, true, 'Se anuló tu depósito de 10,000.00 CLP: 10,000.00 salieron de tu saldo.'],
  [
    4_000,
    6,
    true,
    'Se anuló tu depósito de 10,000.00 CLP: 4,000.00 salieron de tu saldo. Quedaste con una deuda de 6,000.00 CLP.',
  ],
  [10_000, 8, true, undefined],
  [10_000, 0, false, undefined],
])(
  'DEP-04 a deposit undone with %d taken back %d days ago and claimed (%s) shows the toast %j',
  async (amount, daysAgo, isClaimed, text) => {
    const takenBack = { amount, at: new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString() };
    await done('notify-undone', { status: 6, createdAt: takenBack.at, takenBack }, { isClaimed });
    expect(vi.mocked(showToast).mock.calls.map(([, , text]) => text)).toEqual(text ? [text] : []);
  },
);

test.each([
  [{ status: 2 }, 'pay-success', { isSuccess: true, amount: 10_000 }],
  [{ status: 4, paidAmount: 9_000 }, 'pay-success', { isSuccess: true, amount: 9_000 }],
  [{ status: 3, reason: 'Rechazado' }, 'pay-invalid', { isSuccess: false, reason: 'Rechazado' }],
] as const)(
  'DEP-04 DEP-05 NTF-02 an order that ends as %j emits %s and shows its notice',
  async (order, event, notice) => {
    const { shown, ...reported } = await done('notify', order);
    expect(shown).toEqual([expect.objectContaining({ orderId: 'R1', currency: 'CLP', ...notice })]);
    expect(reported).toEqual({ events: [`${event} R1`], claims: ['notice R1'], isShown: true });
  },
);

test('DEP-04 a notice is not shown by a second tab, and not claimed by a hidden one', async () => {
  expect((await done('notify', {}, { isClaimed: false })).shown).toEqual([]);
  const hidden = await done('notify', {}, { isOnScreen: false });
  expect([hidden.shown, hidden.claims, hidden.isShown]).toEqual([[], [], false]);
});
