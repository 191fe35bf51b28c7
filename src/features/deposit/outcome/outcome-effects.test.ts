import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { rechargeUsc } from '../../../api/generated/recharge.ts';

import { reportPurchase } from '../../../session/ads-report.ts';
import { createEffects } from './outcome-effects.ts';

vi.mock('../../../session/ads-report.ts', () => ({ reportPurchase: vi.fn() }));
vi.mock('../../../api/generated/recharge.ts', async (original) => ({
  ...(await original<typeof import('../../../api/generated/recharge.ts')>()),
  rechargeUsc: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(reportPurchase).mockReset();
  vi.mocked(rechargeUsc).mockReset();
});

async function pay(count: number | undefined, isClaimed = true): Promise<void> {
  const app = deviceApp();
  Object.assign(app, { queryClient: new QueryClient() });
  if (count === undefined) vi.mocked(rechargeUsc).mockRejectedValue(new Error('No answer.'));
  else vi.mocked(rechargeUsc).mockResolvedValue({ count });
  const carryOut = createEffects(app, {
    claimOnce: async () => isClaimed,
    untilVisible: async () => undefined,
    show: () => undefined,
  });
  const order = { id: 'R1', amount: 10_000, paidAmount: 9_000, status: 4, createdAt: '2026-11-21T12:00:00Z' };
  carryOut({ do: 'consider-purchase', order: order as RechargeOrder }, undefined, () => undefined);
  await vi.waitFor(() => expect(rechargeUsc).toHaveBeenCalledTimes(isClaimed ? 1 : 0));
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
});
