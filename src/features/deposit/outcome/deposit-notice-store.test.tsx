import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { act } from '../../../../tests/support/act.ts';
import { AppContext, emptyApp } from '../../../lib/app.ts';
import { type DepositNotice, showDepositNotice, useDepositNotice } from './deposit-outcomes.ts';

function Shown() {
  return <p role="status">{useDepositNotice()?.orderId ?? 'none'}</p>;
}

test('DEP-05 the notice of a deposit shows for two seconds, and then the next one', () => {
  vi.useFakeTimers();
  const app = emptyApp(globalThis);
  render(
    <AppContext value={app}>
      <Shown />
    </AppContext>,
  );
  const shown = () => screen.getByRole('status').textContent;
  const announce = (orderId: string) => {
    const notice: DepositNotice = {
      orderId,
      isSuccess: true,
      amount: 1_000,
      bonus: 0,
      currency: 'CLP',
      reason: '',
    };
    act(() => showDepositNotice(app, notice));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  announce('R1');
  pass(1_500);
  announce('R2');
  pass(499);
  expect(shown()).toBe('R1');
  pass(1);
  expect(shown()).toBe('R2');
  pass(1_999);
  expect(shown()).toBe('R2');
  pass(1);
  expect(shown()).toBe('none');
});
