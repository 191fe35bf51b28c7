import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BalanceText } from '../../src/ui/balance-pill.tsx';
import { act } from '../support/act.ts';

const text = (total: number) => (
  <BalanceText total={total} currency="CLP" label={`Saldo ${total}`} testId="balance" />
);
const forTheEye = () => screen.getByTestId('balance').querySelector('[aria-hidden]')?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
});

test('LOB-07 a changed balance counts up on screen, and is announced at once', async () => {
  const { rerender } = render(text(1_000));
  expect(forTheEye()).toBe('1,000.00 CLP');
  rerender(text(2_000));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status').textContent).toContain('Saldo 2000');
  const between = Number.parseFloat((forTheEye() ?? '').replace(',', ''));
  expect(between).toBeGreaterThan(1_000);
  expect(between).toBeLessThan(2_000);
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(forTheEye()).toBe('2,000.00 CLP');
});

test('LOB-07 a second change while the balance counts leads to the second amount', async () => {
  const { rerender } = render(text(1_000));
  rerender(text(2_000));
  await act(() => vi.advanceTimersByTimeAsync(100));
  rerender(text(500));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(forTheEye()).toBe('500.00 CLP');
});

test('LOB-07 the new balance shows at once under reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as MediaQueryList,
  );
  const { rerender } = render(text(1_000));
  rerender(text(2_000));
  await act(() => vi.advanceTimersByTimeAsync(17));
  expect(forTheEye()).toBe('2,000.00 CLP');
});
