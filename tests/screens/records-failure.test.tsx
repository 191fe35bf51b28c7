import type { OperationId } from '@copihue/contract/operations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getWalletBalanceQueryKey } from '../../src/api/generated/wallet-balance.ts';
import { texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const failed = () => texts().records.failed;

test.each([
  ['/transactions', 'rechargeOrders', () => failed().records()],
  ['/transactions?tab=withdrawals', 'withdrawOrders', () => failed().records()],
  ['/transactions?tab=activity', 'walletActivityRecords', () => failed().records()],
  ['/bettinghistory', 'walletRecords', () => failed().bets()],
  ['/newUserCashback', 'pigLoad', () => texts().cashback.failed()],
  ['/firstRecharge', 'rechargeUsc', () => texts().firstDeposit.failed()],
  ['/newUserDeposit', 'pbList', () => texts().promotions.newUser.failed()],
] as const satisfies readonly (readonly [string, OperationId, () => string])[])(
  'NET-11 a failure of %s stays, with its retry, when money moves',
  async (address, operationId, title) => {
    const { backend, queryClient } = await renderApp(address, {
      player: true,
      prepare: (mock) => control(mock, 'faults', { operationId, fault: 'failure' }),
    });
    await screen.findByRole('heading', { name: title() });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const balances = () => queryClient.getQueryState(getWalletBalanceQueryKey({}))?.dataUpdateCount ?? 0;
    const before = balances();
    // During this delay the error must stay: no skeleton replaces it.
    await control(backend, 'faults', { operationId, fault: 'latency', ms: 600_000 });
    act(() => emitUi(theApp(), 'update-balance'));
    await waitFor(() => expect(balances()).toBeGreaterThan(before));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('heading', { name: title() })).toBeDefined();
  },
);
