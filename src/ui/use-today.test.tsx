import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { inApp } from '../../tests/support/in-app.tsx';
import { useToday } from './use-today.ts';

const app = freshApp();

test('HIS-02 a page left open past midnight has the next day', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T02:59:50Z') });
  const { result } = renderHook(() => useToday(), { wrapper: inApp(app) });
  await act(() => vi.advanceTimersByTimeAsync(9_999));
  expect(result.current).toBe('2026-11-21');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(result.current).toBe('2026-11-22');
});
