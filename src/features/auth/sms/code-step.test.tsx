import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../../tests/support/act.ts';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { loadTexts, startTexts } from '../../../i18n/texts.ts';
import { type App, AppContext } from '../../../lib/app.ts';
import { useWebOtp } from '../../../ui/code-field.tsx';
import { type FlowProblem, noSessionGiven } from '../flow-problem.ts';
import { CodeStep, useCodeDraft } from './code-step.tsx';

let app: App;
const wrapper = ({ children }: { children: ReactNode }) => <AppContext value={app}>{children}</AppContext>;
const onCode = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  await startTexts('ks');
  await loadTexts('profile');
  app = deviceApp();
});

function Step({ first = '', ...more }: Partial<ComponentProps<typeof CodeStep>> & { first?: string }) {
  const [draft, setDraft] = useState(first);
  const nothing = () => undefined;
  return (
    <>
      <output>{draft}</output>
      <CodeStep
        at={2}
        of={3}
        sentTo="912•••678"
        wait={undefined}
        draft={draft}
        onDraft={setDraft}
        task="typing"
        isSentAgain={false}
        problem={undefined}
        submitLabel="Seguir"
        onCode={onCode}
        onEdited={nothing}
        onResend={nothing}
        {...more}
      />
    </>
  );
}
const draft = () => document.querySelector('output')?.textContent;

test.each([
  ['', 0],
  ['1', 0],
  ['12345', 0],
  ['123456', 1],
])('SES-07 a tap sends the code %j: %d times, and an incomplete one says so', async (first, times) => {
  render(<Step first={first} />, { wrapper });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Seguir' })));
  expect(onCode.mock.calls).toEqual(times === 1 ? [[first]] : []);
  expect(document.querySelectorAll('[aria-invalid="true"]').length > 0).toBe(times === 0);
});

test.each([
  ['wrong-code', 'verificationCode', ''],
  ['', '', '123456'],
] as const)('SES-08 after the refusal %j of the field %j the typed code is %j', async (code, field, left) => {
  const problem: FlowProblem = { ...noSessionGiven, kind: 'refused', message: 'No.', code, field };
  const { rerender } = render(<Step first="123456" />, { wrapper });
  await act(async () => rerender(<Step problem={problem} />));
  expect(draft()).toBe(left);
});

test('SES-07 the typed code belongs to its number: another one begins with none', () => {
  const { result, rerender } = renderHook(({ number }) => useCodeDraft(number), {
    initialProps: { number: '912345678' },
  });
  act(() => result.current[1]('1234'));
  expect(result.current[0]).toBe('1234');
  rerender({ number: '987654321' });
  expect(result.current[0]).toBe('');
  rerender({ number: '912345678' });
  expect(result.current[0]).toBe('1234');
});

test('SES-07 a code that the phone reads is taken while the step waits for it, and not once it is over', async () => {
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
