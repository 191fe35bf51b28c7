import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { act } from '../../../../tests/support/act.ts';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { inApp } from '../../../../tests/support/in-app.tsx';
import { showDepositNotice, useDepositNotice } from './deposit-outcomes.ts';

test('DEP-05 the notice of a deposit shows for two seconds, and then the next one', () => {
  vi.useFakeTimers();
  const app = freshApp();
  const { result } = renderHook(() => useDepositNotice()?.orderId, { wrapper: inApp(app) });
  const notice = { isSuccess: true, amount: 1_000, bonus: 0, currency: 'CLP', reason: '' };
  const announce = (orderId: string) => act(() => showDepositNotice(app, { orderId, ...notice }));
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return result.current;
  };
  announce('R1');
  after(1_500);
  announce('R2');
  expect([after(499), after(1), after(1_999), after(1)]).toEqual(['R1', 'R2', 'R2', undefined]);
});
