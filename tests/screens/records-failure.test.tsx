import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OperationId } from '../../mock-server/generated/operations.ts';
import { texts } from '../../src/i18n/texts.ts';
import { control, tap } from '../support/account-steps.ts';
import { renderApp } from '../support/render-app.tsx';

const failed = () => texts().records.failed;

test.each([
  [
    'HIS-01',
    '/transactions',
    'rechargeOrders',
    () => failed().records(),
    () => texts().records.empty.deposits.title(),
  ],
  [
    'HIS-02',
    '/bettinghistory',
    'walletRecords',
    () => failed().bets(),
    () => texts().records.empty.bets.title(),
  ],
  [
    'PRO-06',
    '/balancetips',
    'walletBalance',
    () => failed().balance(),
    () => texts().records.tips.cash.name(),
  ],
] as const satisfies readonly (readonly [string, string, OperationId, () => string, () => string])[])(
  '%s %s says what could not be loaded, and asks for it again',
  async (_id, path, operationId, title, content) => {
    const { backend } = await renderApp(path, {
      player: true,
      prepare: (mock) => control(mock, 'faults', { operationId, fault: 'failure' }),
    });
    expect(await screen.findByRole('heading', { name: title() })).toBeDefined();
    await control(backend, 'faults', { clear: true });
    tap(texts().common.retry());
    expect(await screen.findByRole('heading', { name: content() })).toBeDefined();
  },
);
