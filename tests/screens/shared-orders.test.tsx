import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { startDepositWatch } from '../../src/features/deposit/outcome/deposit-watch.ts';
import { texts } from '../../src/i18n/texts.ts';
import { tap } from '../support/account-steps.ts';
import { countOf, renderApp, tokenOf } from '../support/render-app.tsx';
import { theApp } from '../support/the-app.ts';

// The tests start the watch themselves, because its host loads at an uncertain time.
vi.mock('../../src/features/deposit/deposit-notice-host.tsx', () => ({ DepositNoticeHost: () => null }));

async function makeOrder(backend: MockBackend): Promise<void> {
  const body = {
    amount: 10_000,
    payChannel: 'transbank',
    paymentMethod: 'webpay',
    intentId: crypto.randomUUID(),
  };
  const { status } = await backend.handle(
    new Request('http://backend.test/recharge/createRechargeOrder', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: await tokenOf(backend) },
      body: JSON.stringify(body),
    }),
    'main',
  );
  expect(status).toBe(200);
}

test.each(['/transactions', '/deposit'])(
  'HIS-01 DEP-10 %s asks for the orders once as it opens, for all that shows and follows them',
  async (path) => {
    const { calls, queryClient } = await renderApp(path, { player: true, prepare: makeOrder });
    const orders = () => countOf(calls, '/recharge/orders');
    await screen.findByRole('list', { name: texts().deposit.pending.label() });
    startDepositWatch(theApp());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(orders()).toBe(1);
    if (path === '/deposit') return;
    const refresh = texts().records.tools.refresh();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: refresh })).toHaveProperty('disabled', false),
    );
    tap(refresh);
    await waitFor(() => expect(orders()).toBe(2));
  },
);
