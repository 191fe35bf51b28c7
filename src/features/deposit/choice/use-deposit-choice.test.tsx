import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../../tests/support/act.ts';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { inApp } from '../../../../tests/support/in-app.tsx';
import { useDepositChoice } from './use-deposit-choice.ts';
import type { DepositOptions } from './use-deposit-options.ts';

vi.mock('../../../session/use-player.ts', () => ({ usePlayer: () => ({ username: '912345678' }) }));

const app = freshApp();
const wrapper = inApp(app);

beforeEach(() => {
  vi.useFakeTimers();
});

const missing = { data: undefined, isError: false, refetch: () => undefined };
const account = { hint: '', kind: 'rut' };
const early = {
  methods: [
    { code: 'webpay', accountRule: account },
    { code: 'khipu', accountRule: account },
  ],
  recommended: missing,
  offers: missing,
  latest: undefined,
  isComplete: false,
  wanted: undefined,
} as unknown as DepositOptions;
/** The orders have come, and the offers have not. */
const late = { ...early, latest: { paymentMethod: 'khipu', amount: 7_000 } } as DepositOptions;

const check = () => ({ problems: {}, output: undefined });

const open = () =>
  renderHook(({ options }) => useDepositChoice(options, check), {
    wrapper,
    initialProps: { options: early },
  });

test.each([
  [1_499, 'khipu', '7000'],
  [1_500, 'webpay', ''],
])(
  'NET-13 orders that arrive after %i ms leave the form with %s and the amount "%s"',
  async (ms, code, amount) => {
    const { result, rerender } = open();
    expect(result.current.choice).toMatchObject({ methodCode: 'webpay', amountText: '' });
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await act(async () => rerender({ options: late }));
    expect(result.current.choice).toMatchObject({ methodCode: code, amountText: amount });
  },
);
