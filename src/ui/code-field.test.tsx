import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { useWebOtp } from './code-field.tsx';

test('SES-07 a code from an SMS is taken only while its step waits for it', async () => {
  let arrive: (code: string) => void = () => undefined;
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => new Promise((resolve) => (arrive = (code) => resolve({ code }))) },
  });
  const read = vi.fn();
  const { unmount } = renderHook(() => useWebOtp(true, read));
  await act(async () => arrive('111111'));
  expect(read.mock.calls).toEqual([['111111']]);
  unmount();
  const late = renderHook(({ isWaiting }) => useWebOtp(isWaiting, read), {
    initialProps: { isWaiting: true },
  });
  late.rerender({ isWaiting: false });
  await act(async () => arrive('222222'));
  expect(read).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});
