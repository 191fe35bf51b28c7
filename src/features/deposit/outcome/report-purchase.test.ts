import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { considerPurchase } from './report-purchase.ts';

const fake = vi.hoisted(() => ({ count: vi.fn(), report: vi.fn() }));
vi.mock('../../../api/generated/recharge/recharge.ts', () => ({
  rechargeUsc: fake.count,
  getRechargeUscQueryKey: () => ['POST', '/recharge/usc', {}],
}));
vi.mock('../../../session/ads-report.ts', () => ({ reportPurchase: fake.report }));

const order: RechargeOrder = {
  id: 'R1',
  amount: 10_000,
  fee: 0,
  payChannel: 'mach',
  routing: 'mach-otp',
  paymentMethod: 'mach',
  status: 2,
  reason: '',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const queryClient = new QueryClient();
beforeEach(() => void vi.clearAllMocks());

test('DEP-05 NTF-02 the first deposit is reported with its order and amount, once', async () => {
  fake.count.mockResolvedValue({ count: 1 });
  await considerPurchase(queryClient, order);
  expect(fake.report).toHaveBeenCalledExactlyOnceWith('R1', 10_000);
  expect(queryClient.getQueryData(['POST', '/recharge/usc', {}])).toEqual({ count: 1 });
});

test.each([0, 2, 17])('DEP-05 with %d deposits nothing is reported', async (count) => {
  fake.count.mockResolvedValue({ count });
  await considerPurchase(queryClient, order);
  expect(fake.report).not.toHaveBeenCalled();
});

test('DEP-05 a count that stays unknown reports nothing', async () => {
  fake.count.mockRejectedValue(new CallError({ kind: 'network', path: '/recharge/usc' }));
  await considerPurchase(queryClient, order);
  expect(fake.report).not.toHaveBeenCalled();
});
