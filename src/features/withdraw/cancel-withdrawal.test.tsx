import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { loadTexts, startTexts, texts } from '../../i18n/texts.ts';
import type { WithdrawalState } from '../../session/order-status.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';

beforeEach(async () => {
  vi.stubGlobal('indexedDB', undefined);
  await startTexts('ks');
  await loadTexts('withdraw');
});

test.each<[WithdrawalState, boolean]>([
  ['created', true],
  ['pending', false],
  ['success', false],
  ['partlyPaid', false],
  ['failed', false],
  ['reversed', false],
  ['cancelled', false],
])('WDR-03 a withdrawal that is %s may be cancelled: %s', async (state, may) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData<object>(getUserGetUserInfoQueryKey({}), { username: 'ana' });
  const app = Object.assign(deviceApp(), { queryClient: client });
  const order = { id: 'W1', amount: 10_000, fee: 300, paymentMethod: 'rut' };
  const wrapper = inApp(() => ({ app, client }));
  // The second one shows when the first one has read what the device knows.
  const withdrawal = { order, currency: 'CLP' };
  render(
    <>
      <CancelWithdrawal {...withdrawal} state={state} />
      <CancelWithdrawal {...withdrawal} state="created" />
    </>,
    { wrapper },
  );
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: texts().withdraw.cancel.ask() })).toHaveLength(
      may ? 2 : 1,
    ),
  );
});
