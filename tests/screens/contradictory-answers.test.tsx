import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { texts } from '../../src/i18n/texts.ts';
import { BOUND, control, retryScreen } from '../support/account-steps.ts';
import { heading, receiptRows } from '../support/deposit-steps.ts';
import { renderApp } from '../support/render-app.tsx';
import { spoilAnswers } from '../support/wrong-answers.ts';

/** Data of an answer with another value in a field. */
const withField = (field: string, value: unknown) => (data: unknown) => ({ ...Object(data), [field]: value });

test('PRO-05 NET-13 a bonus from a source that is new is shown as a bonus, never denied', async () => {
  const { router, queryClient } = await renderApp('/tc', {
    player: true,
    prepare: (mock) => control(mock, 'bonus', { phone: BOUND, amount: 5000 }),
  });
  await screen.findByTestId('header-balance');
  spoilAnswers('walletBalance', (data) => ({
    ...Object(data),
    bonuses: (Reflect.get(Object(data), 'bonuses') as object[]).map((row) => ({
      ...row,
      source: 'new_source',
    })),
  }));
  await act(() => router.navigate({ href: '/bonus' }));
  await act(() => queryClient.resetQueries());
  expect(await screen.findByRole('heading', { name: texts().bonus.otherSource() })).toBeDefined();
  expect(screen.queryByText(texts().bonus.empty.title())).toBeNull();
});

test('PRO-05 NET-13 bonuses that cannot be read are not none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { router, queryClient } = await renderApp('/tc', {
    player: true,
    prepare: (mock) => control(mock, 'bonus', { phone: BOUND, amount: 5000 }),
  });
  await screen.findByTestId('header-balance');
  spoilAnswers('walletBalance', withField('bonuses', [{ id: 'b-1' }]));
  await act(() => router.navigate({ href: '/bonus' }));
  await act(() => queryClient.resetQueries());
  expect(await screen.findByText(texts().bonus.uncounted())).toBeDefined();
  expect(screen.queryByText(texts().bonus.empty.title())).toBeNull();
});

test.each([
  ['rechargeOrders', '/transactions'],
  ['withdrawOrders', '/transactions?tab=withdrawals'],
  ['walletRecords', '/bettinghistory'],
] as const)(
  'HIS-01 NET-13 %s that counts rows and sends none is a failure, and no empty list',
  async (id, address) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { router, queryClient } = await renderApp('/tc', { player: true });
    const { mend } = spoilAnswers(id, withField('total', 7));
    await act(() => router.navigate({ href: address }));
    // What runs beside the screens may have asked for the orders before.
    await act(() => queryClient.resetQueries());
    const { failed } = texts().records;
    await heading(id === 'walletRecords' ? failed.bets() : failed.records());
    expect(screen.getByRole('main').textContent).not.toMatch(/\b7 (movimientos|apuestas)/);
    mend();
    retryScreen();
    const { empty } = texts().records;
    await heading(
      id === 'walletRecords'
        ? empty.bets.title()
        : empty[id === 'rechargeOrders' ? 'deposits' : 'withdrawals'].title(),
    );
  },
);

test('DEP-07 NET-13 beside money that was credited stands no reason of a refusal', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  const { id } = await rechargeCreateRechargeOrder({
    amount: 9000,
    payChannel: 'transbank',
    paymentMethod: 'webpay',
  });
  await control(backend, `orders/${id}`, { outcome: 'approve' });
  const refused = 'El banco rechazó el pago';
  const { list } = { list: (data: unknown) => Reflect.get(Object(data), 'list') as object[] };
  spoilAnswers('rechargeOrders', (data) => ({
    ...Object(data),
    list: list(data).map((row) => ({ ...row, reason: refused })),
  }));
  await act(() => router.navigate({ href: `/deposit?order=${id}` }));
  await heading(texts().deposit.receipt.success());
  expect(receiptRows()).not.toHaveProperty(texts().deposit.receipt.reason());
  expect(within(screen.getByRole('main')).queryByText(refused)).toBeNull();
});
