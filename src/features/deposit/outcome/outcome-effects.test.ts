import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { rechargeUsc } from '../../../api/generated/recharge.ts';
import { getWalletBalanceQueryOptions } from '../../../api/generated/wallet-balance.ts';
import { loadTexts, startTexts } from '../../../i18n/texts.ts';
import { onUi } from '../../../lib/ui-events.ts';
import { reportPurchase } from '../../../session/ads-report.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DepositNotice } from './deposit-outcomes.ts';
import { createEffects } from './outcome-effects.ts';

vi.mock('../../../ui/toast-store.ts', () => ({ showToast: vi.fn() }));
vi.mock('../../../session/ads-report.ts', () => ({ reportPurchase: vi.fn() }));
vi.mock('../../../api/generated/recharge.ts', async (original) => ({
  ...(await original<typeof import('../../../api/generated/recharge.ts')>()),
  rechargeUsc: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(reportPurchase).mockReset();
  vi.mocked(showToast).mockReset();
  vi.mocked(rechargeUsc).mockReset();
});

const claims: string[] = [];
async function pay(count: number | undefined, isClaimed = true): Promise<void> {
  const app = deviceApp();
  Object.assign(app, { queryClient: new QueryClient() });
  if (count === undefined) vi.mocked(rechargeUsc).mockRejectedValue(new Error('No answer.'));
  else vi.mocked(rechargeUsc).mockResolvedValue({ count });
  const carryOut = createEffects(app, {
    claimOnce: async (_at, what) => {
      claims.push(what);
      return isClaimed;
    },
    untilVisible: async () => undefined,
    show: () => undefined,
  });
  const order = { id: 'R1', amount: 10_000, paidAmount: 9_000, status: 4, createdAt: '2026-11-21T12:00:00Z' };
  carryOut({ do: 'consider-purchase', order: order as RechargeOrder }, undefined, () => undefined);
  await vi.waitFor(() => expect(rechargeUsc).toHaveBeenCalledTimes(isClaimed ? 1 : 0), 60_000);
  await new Promise((resolve) => setTimeout(resolve));
}

test.each([undefined, 0, 1, 2, 3, 10, 999])(
  'DEP-05 NTF-02 of a player with %s deposits the advertiser hears only of the first',
  async (count) => {
    await pay(count);
    const calls = vi.mocked(reportPurchase).mock.calls.map(([, ...told]) => told);
    expect(calls).toEqual(count === 1 ? [['R1', 9_000]] : []);
  },
);

test('DEP-04 NTF-02 a purchase that another tab reports is not reported here', async () => {
  await pay(1, false);
  expect(reportPurchase).not.toHaveBeenCalled();
  expect(new Set(claims)).toEqual(new Set(['purchase R1']));
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
  'DEP-04 a deposit undone with %d left, %d days ago, first seen here (%s), says %s',
  async (amount, daysAgo, isFirst, said) => {
    await startTexts('ks');
    await loadTexts('deposit');
    const app = deviceApp();
    const client = new QueryClient();
    client.setQueryData<object>(getWalletBalanceQueryOptions({}).queryKey, { currencyAlias: 'CLP' });
    Object.assign(app, { queryClient: client });
    const claimOnce = async () => isFirst;
    const carryOut = createEffects(app, {
      claimOnce,
      untilVisible: async () => undefined,
      show: () => undefined,
    });
    const takenBack = { amount, at: new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString() };
    const order = { id: 'R1', amount: 10_000, status: 6, reason: '', createdAt: takenBack.at, takenBack };
    carryOut({ do: 'notify-undone', order: order as RechargeOrder }, undefined, () => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(vi.mocked(showToast).mock.calls.map(([, , text]) => text)).toEqual(said ? [said] : []);
  },
);

/** Tells the end of an order. @param isOnScreen this tab is the one that the player looks at */
async function tell(order: Partial<RechargeOrder>, { isClaimed = true, isOnScreen = true } = {}) {
  const app = deviceApp();
  const client = new QueryClient();
  client.setQueryData<object>(getWalletBalanceQueryOptions({}).queryKey, { currencyAlias: 'CLP' });
  Object.assign(app, { queryClient: client });
  const shown: DepositNotice[] = [];
  const events: string[] = [];
  for (const name of ['pay-success', 'pay-invalid'] as const)
    onUi(app, name, ({ orderId }) => events.push(`${name} ${orderId}`));
  const claims: string[] = [];
  const onShown = vi.fn();
  const carryOut = createEffects(app, {
    claimOnce: async (_at, what) => {
      claims.push(what);
      return isClaimed;
    },
    untilVisible: () => (isOnScreen ? Promise.resolve() : new Promise(() => undefined)),
    show: (notice) => shown.push(notice),
  });
  const whole = {
    id: 'R1',
    amount: 10_000,
    status: 2,
    reason: '',
    createdAt: '2026-11-21T12:00:00Z',
    ...order,
  };
  carryOut({ do: 'notify', order: whole as RechargeOrder }, undefined, onShown);
  await new Promise((resolve) => setTimeout(resolve));
  return { shown, events, claims, isShown: onShown.mock.calls.length > 0 };
}

test.each([
  [{ status: 2 }, 'pay-success', { isSuccess: true, amount: 10_000 }],
  [{ status: 4, paidAmount: 9_000 }, 'pay-success', { isSuccess: true, amount: 9_000 }],
  [{ status: 3, reason: 'Rechazado' }, 'pay-invalid', { isSuccess: false, reason: 'Rechazado' }],
] as const)('DEP-04 DEP-05 NTF-02 the end %j tells %s, with what was paid', async (order, event, notice) => {
  const { shown, events, claims, isShown } = await tell(order);
  expect(events).toEqual([`${event} R1`]);
  expect(shown).toEqual([expect.objectContaining({ orderId: 'R1', currency: 'CLP', ...notice })]);
  expect(isShown).toBe(true);
  // Neither takes the claim of the other away.
  expect(claims).toEqual(['notice R1']);
});

test('DEP-04 a notice that another tab shows is not shown here, and a hidden tab leaves it to the one on screen', async () => {
  expect((await tell({}, { isClaimed: false })).shown).toEqual([]);
  const hidden = await tell({}, { isOnScreen: false });
  expect([hidden.shown, hidden.claims, hidden.isShown]).toEqual([[], [], false]);
});
