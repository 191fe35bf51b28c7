import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { rechargeCreateRechargeOrder, rechargePrepay } from '../../src/api/generated/recharge.ts';
import { startArrivalPopups } from '../../src/app/popups/arrival-popups.ts';
import { connect } from '../../src/app/start/start-app.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { setDepositLimit } from '../../src/session/play-limits/limit-rules.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { heading, noticeText, received } from './deposit-steps.ts';
import { fakeSocket } from './fake-socket.ts';
import { quickenTimers } from './page-time.ts';
import { limitBound } from './play-limits.ts';
import { renderApp, started } from './render-app.tsx';
import { givePorts, openPopups, theApp } from './the-app.ts';

quickenTimers();

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function payTransfer(): Promise<string> {
  const method = { payChannel: 'etpay', paymentMethod: 'transferencia' };
  const { id } = await rechargeCreateRechargeOrder({ ...method, amount: 20_000 });
  await rechargePrepay({ id, payChannel: 'etpay', routing: 'bank-transfer' });
  return id;
}

test('RT-04 show system loading: the page waits while a banner leads into a game', async () => {
  const { backend, router } = await renderApp('/promotion', { player: true });
  const sent = received('show-system-loading');
  await started();
  await control(backend, 'faults', { operationId: 'gameUrl', fault: 'latency', ms: 1_500, times: 1 });
  const banners = await screen.findAllByRole('button', { name: /copihue/i });
  for (const banner of banners) fireEvent.click(banner);
  await waitFor(() => expect(document.querySelector('[role=status].fixed.inset-0')).not.toBeNull());
  await waitFor(() => expect(router.state.location.pathname).toContain('/gameView/'));
  await waitFor(() => expect(sent.map(({ isOn }) => isOn)).toEqual([true, false]));
  await waitFor(() => expect(document.querySelector('[role=status].fixed.inset-0')).toBeNull());
});

test('RT-04 DEP-07 show chat: a receipt asks support about its order', async () => {
  const { backend, router } = await renderApp('/promotion', { player: true });
  const id = await payTransfer();
  await control(backend, `orders/${id}`, { outcome: 'approve' });
  await act(() => router.navigate({ to: '/deposit', search: { order: id } }));
  await heading(texts().deposit.receipt.success());
  press(texts().deposit.receipt.support());
  const chat = await screen.findByRole('dialog');
  await waitFor(() => expect(chat.textContent).toContain(id));
});

test('RT-04 close new-user-deposit popup: the offer comes up and makes way for its screen', async () => {
  await Promise.all([loadTexts('promotions'), import('../../src/app/popups/deposit-popup.tsx')]);
  for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.removeItem(key);
  const offers = received('show-active-box');
  const { router } = await renderApp('/', { hasPopups: true });
  onTestFinished(startArrivalPopups(theApp(), router));
  await waitFor(() => expect(openPopups()).toEqual([['DEPOSIT_ACTIVE_POPUP', undefined]]));
  expect(offers).toEqual([{ multiple: 3 }]);
  expect(await screen.findByRole('dialog')).toBeDefined();
  const closes = received('close-new-user-deposit-popup');
  await act(() => router.navigate({ to: '/newUserDeposit' }));
  await waitFor(() => expect(closes).toHaveLength(1));
  await waitFor(() => expect(openPopups()).toEqual([]));
});

test('RT-04 push notification, pay success, update balance: what the socket says ends as notice and balance', async () => {
  const { backend, queryClient } = await renderApp('/promotion', { player: true });
  const server = fakeSocket();
  givePorts({ openSocket: server.openSocket });
  connect(theApp());
  await waitFor(() => expect(server.hasListener('recharge')).toBe(true));
  await screen.findByTestId('deposit-notice');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const [pushes, successes, balances] = [
    received('push-notification'),
    received('pay-success'),
    received('update-balance'),
  ];
  const id = await payTransfer();
  await control(backend, `orders/${id}`, { outcome: 'approve' });
  act(() => server.emit('recharge', JSON.stringify({ orderId: id, amount: 20_000 })));
  act(() => server.emit('balance'));
  await waitFor(() => expect(noticeText()).toContain('+20,000.00 CLP'));
  await waitFor(() => expect(screen.getByTestId('header-balance').textContent).toContain('47,500.00'));
  expect(pushes).toEqual([{ orderId: id, amount: 20_000 }]);
  expect(successes).toEqual([{ orderId: id }]);
  expect(balances).toHaveLength(1);
});

test('RT-04 check input value, change input-field error tips: fields say what is wrong, and why a deposit was refused', async () => {
  await renderApp('/deposit', { player: true });
  await limitBound((all, now) => setDepositLimit(all, 'day', 2_000_000n, now));
  const words = texts().deposit;
  fireEvent.click(await screen.findByRole('radio', { name: /Webpay/ }));
  const checks = received('check-input-value');
  press(words.pay());
  await waitFor(() => expect(checks).toHaveLength(1));
  expect(screen.getByText(words.account.missing.rut())).toBeDefined();

  fireEvent.click(screen.getByRole('radio', { name: /MACH/ }));
  const tips = received('change-input-field-error-tips');
  const amount = screen.getByRole('textbox', { name: new RegExp(words.amount.label()) });
  fireEvent.change(amount, { target: { value: '900000' } });
  press(words.pay());
  expect(
    screen.getByText(
      new RegExp(words.amount.above({ method: 'MACH', amount: '500,000.00', currency: 'CLP' })),
    ),
  ).toBeDefined();
  expect(tips.at(-1)).toEqual({ tips: {} });
  fireEvent.change(amount, { target: { value: '30000' } });
  press(words.pay());
  const left = new RegExp(`${words.limits.period.day()}.*20,000\\.00`);
  await waitFor(() => expect(tips.at(-1)?.tips.amount).toMatch(left));
  const refusal = tips.at(-1)?.tips.amount ?? '';
  const typed = screen.getByRole('textbox', { name: new RegExp(words.amount.label()) });
  expect(screen.getByText(refusal)).toBeDefined();
  fireEvent.change(typed, { target: { value: '10000' } });
  expect(tips.at(-1)).toEqual({ tips: {} });
  expect(screen.queryByText(refusal)).toBeNull();
});
