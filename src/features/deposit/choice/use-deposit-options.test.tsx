import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import * as calls from '../../../api/generated/recharge.ts';
import { AppContext } from '../../../lib/app.ts';
import { useLatestOrders } from '../../../session/latest-orders.ts';
import { useDepositOptions } from './use-deposit-options.ts';

vi.mock('../../../session/latest-orders.ts', () => ({ useLatestOrders: vi.fn() }));
vi.mock('../../../api/generated/recharge.ts', () => ({
  useRechargeDepositActivity: vi.fn(),
  useRechargeGetRecommendConfigs: vi.fn(),
  useRechargePaymentMethods: vi.fn(),
}));

const app = deviceApp();
const wrapper = ({ children }: { children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;
const comes = { data: undefined, isError: false, refetch: () => undefined };

function options(more: Partial<Record<'methods' | 'recommended' | 'offers' | 'orders', unknown>>) {
  const answer = (data: unknown) => ({ ...comes, data }) as never;
  vi.mocked(calls.useRechargePaymentMethods).mockReturnValue(answer(more.methods));
  vi.mocked(calls.useRechargeGetRecommendConfigs).mockReturnValue(answer(more.recommended));
  vi.mocked(calls.useRechargeDepositActivity).mockReturnValue(answer(more.offers));
  vi.mocked(useLatestOrders).mockReturnValue(answer(more.orders));
  return renderHook(() => useDepositOptions(), { wrapper }).result.current.data;
}

test('NET-13 DEP-01 the form of a deposit waits for the methods alone', () => {
  const methods = [{ code: 'mach' }];
  expect(options({ recommended: [], offers: [], orders: { list: [] } })).toBeUndefined();
  expect(options({ methods })).toMatchObject({ methods, isComplete: false });
  expect(options({ methods, recommended: [], offers: [], orders: { list: [] } })).toMatchObject({
    isComplete: true,
  });
});

test('DEP-01 the last choice is that of the newest order', () => {
  const orders = { list: [{ id: 'R3' }, { id: 'R2' }, { id: 'R1' }] };
  expect(options({ methods: [], orders })?.latest).toEqual({ id: 'R3' });
});
