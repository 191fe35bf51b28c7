import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../../tests/support/act.ts';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import type { WithdrawMethod } from '../../../api/generated/contract.schemas.ts';
import { loadTexts, startTexts, texts } from '../../../i18n/texts.ts';
import { AppContext } from '../../../lib/app.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { useBalance, usePlayer } from '../../../session/use-player.ts';
import { WithdrawForm } from './withdraw-form.tsx';

vi.mock('../../../session/use-player.ts', () => ({
  useBalance: vi.fn(),
  usePlayer: vi.fn(),
  useBalanceRetry: () => undefined,
}));
vi.mock('../../../popups/popup-store.ts', async (original) => ({
  ...(await original<typeof import('../../../popups/popup-store.ts')>()),
  openPopup: vi.fn(),
}));

const saved = { id: 'p1', account: '••••678-5', paymentMethod: 'rut', bank: '' };
const method = {
  code: 'rut',
  name: 'CuentaRUT',
  icon: '/rut.svg',
  min: 1_000,
  max: 100_000,
  feeRate: 0,
  feeFixed: 300,
  routing: '',
  payChannel: 'etpay',
  accountRule: { kind: 'rut', hint: '' },
} as unknown as WithdrawMethod;

beforeEach(async () => {
  vi.clearAllMocks();
  await startTexts('ks');
  await loadTexts('withdraw', 'money');
  vi.mocked(useBalance).mockReturnValue({ withdrawable: 25_000, currencyAlias: 'CLP' } as ReturnType<
    typeof useBalance
  >);
});

test.each([
  [true, undefined, 'asks'],
  [true, 'checking', 'nothing'],
  [true, 'repeating', 'nothing'],
  [false, undefined, 'binds'],
] as const)(
  'WDR-01 WDR-02 a tap of a player with a bound phone (%s), while an order is %s: %s',
  async (isPhoneBound, waits, does) => {
    vi.mocked(usePlayer).mockReturnValue({ username: '912345678', isPhoneBound } as ReturnType<
      typeof usePlayer
    >);
    const onReview = vi.fn();
    const app = deviceApp();
    const { container } = render(
      <AppContext value={app}>
        <WithdrawForm
          methods={[method]}
          latestMethod={undefined}
          isComplete
          saved={{ payees: [{ ...saved, latestOrderId: 'W1' }], remove: () => undefined } as never}
          refusal={undefined}
          waits={waits}
          onReview={onReview}
        />
      </AppContext>,
    );
    await act(async () => void fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement));
    const amount = container.querySelector<HTMLInputElement>('input[name=amount]');
    await act(async () => void fireEvent.change(amount as HTMLInputElement, { target: { value: '5000' } }));
    await act(async () => void fireEvent.submit(container.querySelector('form') as HTMLFormElement));
    expect(onReview).toHaveBeenCalledTimes(does === 'asks' ? 1 : 0);
    if (does === 'asks')
      expect(onReview.mock.calls[0]?.[0]).toMatchObject({ amount: 500_000n, payee: { id: 'p1' } });
    expect(vi.mocked(openPopup).mock.calls.map(([, popup]) => popup)).toEqual(
      does === 'binds' ? [{ kind: 'BINDING_PHONE' }] : [],
    );
    expect(screen.queryByText(texts().withdraw.phone.title()) !== null).toBe(does === 'binds');
  },
);
