import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { rechargeCreateRechargeOrder } from '../../src/api/generated/recharge.ts';
import { catchUpWithDeposits, startDepositWatch } from '../../src/features/deposit/outcome/deposit-watch.ts';
import { texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { giveUpOrder } from '../../src/session/given-up-orders.ts';
import { act } from '../support/act.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';
import { button, control, enter, expectToast, field, tap } from './account-steps.ts';
import {
  deposited,
  heading,
  noticeText,
  ordersOf,
  payWithMach,
  RUT,
  receiptRows,
  received,
} from './deposit-steps.ts';
import { renderApp, started } from './render-app.tsx';
import { theApp } from './the-app.ts';

const receipt = () => texts().deposit.receipt;

const ENDS = { approve: 'success', part: 'partlyPaid', fail: 'failed' } as const;

async function openReceipt(outcome: keyof typeof ENDS, reason?: string) {
  const app = await renderApp('/promotion', { player: true });
  const order = { amount: 50_000, payChannel: 'transbank', paymentMethod: 'webpay' };
  const { id } = await rechargeCreateRechargeOrder(order);
  await control(app.backend, `orders/${id}`, { outcome, ...(reason && { reason }) });
  await act(() => app.router.navigate({ to: '/deposit', search: { order: id } }));
  await heading(receipt()[ENDS[outcome]]());
  return { ...app, id };
}

test('DEP-07 PRO-05 shows state, method, amount, fee, total, the bonus with its terms, time and the order id, which it copies', async () => {
  const { id } = await openReceipt('approve');
  expect(receiptRows()).toEqual({
    [receipt().state()]: receipt().states.success(),
    [receipt().method()]: 'Webpay',
    [receipt().amount()]: '50,000.00',
    [receipt().fee()]: '500.00',
    [receipt().total()]: '50,500.00',
    [texts().deposit.extra.name()]: '+7,500.00',
    [texts().deposit.extra.toStake({ times: 5 })]: '37,500.00',
    [texts().deposit.extra.until()]: expect.stringMatching(/2026/),
    [receipt().time()]: expect.stringMatching(/2026, \d\d:\d\d$/),
    [receipt().id()]: expect.stringContaining(id),
  });
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  tap(receipt().copyId());
  await expectToast(texts().common.copied());
  expect(writeText).toHaveBeenCalledExactlyOnceWith(id);
  vi.unstubAllGlobals();
});

test('DEP-07 of a deposit paid in part shows what was paid, and the bonus for that amount', async () => {
  await openReceipt('part');
  expect(receiptRows()).toMatchObject({
    [receipt().state()]: receipt().states.partlyPaid(),
    [receipt().paid()]: '25,000.00',
    [receipt().fee()]: '250.00',
    [receipt().total()]: '25,250.00',
    [texts().deposit.extra.name()]: '+2,500.00',
  });
  expect(receiptRows()).not.toHaveProperty([receipt().takenBack()]);
});

test('DEP-07 DEP-05 of a failed deposit shows the reason, neither fee nor total, and another try', async () => {
  await openReceipt('fail', 'Fondos insuficientes');
  const rows = receiptRows();
  expect(rows).toMatchObject({
    [receipt().reason()]: 'Fondos insuficientes',
    [receipt().state()]: receipt().states.failed(),
  });
  expect(Object.keys(rows)).not.toEqual(expect.arrayContaining([receipt().fee()]));
  expect(Object.keys(rows)).not.toEqual(expect.arrayContaining([receipt().total()]));
  tap(receipt().again());
  await heading(texts().deposit.title());
});

test.each([
  [
    'reversed',
    'reverse',
    'the socket announces it',
    ({ id }: { id: string }) => emitUi(theApp(), 'push-notification', { orderId: id, amount: 50_000 }),
  ],
  ['chargedBack', 'charge-back', 'the connection is back', () => catchUpWithDeposits(theApp())],
] as const)(
  'DEP-04 DEP-07 an open receipt of a deposit that is %s (%s) shows it once %s',
  async (end, outcome, _when, hear) => {
    const app = await openReceipt('approve');
    const notices = received('pay-success');
    await control(app.backend, `orders/${app.id}`, { outcome });
    expect(screen.getByText(receipt().successText())).toBeDefined();
    act(() => hear(app));
    await heading(receipt()[end]());
    expect(screen.queryByText(receipt().successText())).toBeNull();
    expect(screen.getByText(receipt()[`${end}Text`]())).toBeDefined();
    const rows = receiptRows();
    expect(rows).toMatchObject({
      [receipt().state()]: receipt().states[end](),
      [receipt().takenBack()]: '-50,000.00',
    });
    for (const name of [receipt().paid(), receipt().fee(), receipt().total(), texts().deposit.extra.name()])
      expect(rows).not.toHaveProperty([name]);
    expect([notices, noticeText()]).toEqual([[], '']);
  },
);

const words = () => texts().deposit;
const amountField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(words().amount.label()) });
const waiting = () => screen.findByRole('list', { name: words().pending.label() });

test('DEP-10 a second deposit within the minute of a code opens the code step with the wait and leaves no other order', async () => {
  const { backend } = await renderApp('/deposit', { player: true });
  await payWithMach('7000');
  expect(screen.getByRole('button', { name: /(5\d|60) s$/ })).toBeDefined();
  tap(words().code.back());
  await payWithMach('8000');
  // The server sends the next code only after a minute, so there is no code field yet.
  expect(await screen.findByText(words().code.unsent())).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: /(5\d|60) s$/ })).toHaveProperty('disabled', true);
  expect(await ordersOf(backend)).toHaveLength(2);
  // No code was sent for the deposit of 7,000, so it cannot be paid and is not listed.
  tap(words().code.back());
  expect(within(await waiting()).getAllByRole('listitem')).toHaveLength(1);
  expect((await waiting()).textContent).toContain('8,000.00');
});

test('DEP-02 methods that are gone leave the page when the server refuses one', async () => {
  const { backend } = await renderApp('/deposit', { player: true });
  const method = await screen.findByRole('radio', { name: /MACH/ });
  spoilAnswers('rechargePaymentMethods', () => []);
  const refusal = { fault: 'failure', code: 'unknown-method' };
  await control(backend, 'faults', { operationId: 'rechargeV2CreateRechargeOrder', ...refusal });
  fireEvent.click(method);
  fireEvent.change(amountField(), { target: { value: '7000' } });
  tap(words().pay());
  await waitFor(() => expect(method.isConnected).toBe(false));
});

test('DEP-10 a deposit that was cancelled in the list or in another tab is paid no more: an equal one is another order', async () => {
  const { backend } = await renderApp('/deposit', { player: true });
  await payWithMach('7000');
  tap(words().code.back());
  const [open] = await ordersOf(backend);
  tap(`${words().pending.giveUp()}: 7,000.00 CLP`);
  tap(words().giveUp.yes());
  await waitFor(() => expect(screen.queryByRole('list', { name: words().pending.label() })).toBeNull());
  await payWithMach('7000');
  await screen.findByText(words().code.unsent());
  const [again, ...others] = await ordersOf(backend);
  expect(others).toEqual([open]);
  await act(() => giveUpOrder(theApp(), again?.id ?? ''));
  await heading(words().giveUp.done());
});

test('DEP-10 a transfer shows its deadline, is copied whole, and is listed on Me and home until it is paid', async () => {
  const { router } = await renderApp('/deposit', { player: true });
  fireEvent.click(await screen.findByRole('radio', { name: /Transferencia/ }));
  fireEvent.change(screen.getByRole('textbox', { name: words().amount.label() }), {
    target: { value: '20500' },
  });
  tap(words().pay());
  await heading(words().transfer.title());
  expect(screen.getByText(/^Puedes pagarlo hasta las \d\d:\d\d\.$/)).toBeDefined();
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  fireEvent.click(button(words().transfer.copyAll()));
  vi.unstubAllGlobals();
  expect(writeText).toHaveBeenCalledWith(
    expect.stringMatching(/^Banco: .+\n(.+: .+\n)+Monto exacto: 20500\.00$/),
  );
  tap(words().transfer.sent());
  await heading(words().transfer.waiting());
  await started();
  for (const to of ['/me', '/'] as const) {
    await act(() => router.navigate({ to }));
    await waitFor(async () => expect((await waiting()).textContent).toContain('20,500.00'));
  }
  // On home the list is below the games: the bar's entry counts it, in sight at once.
  const bar = screen.getByRole('navigation', { name: texts().nav.label() });
  await within(bar).findByText('Depósitos que esperan: 1');
});

async function payAtBank(url: string) {
  const app = await renderApp('/deposit', { player: true });
  const assign = vi.fn();
  const { origin, href, pathname } = location;
  vi.stubGlobal('location', { origin, href, pathname, assign });
  onTestFinished(() => void vi.unstubAllGlobals());
  spoilAnswers('rechargePrepay', (data) => ({ ...Object(data), redirectUrl: url }));
  fireEvent.click(await screen.findByRole('radio', { name: /Webpay/ }));
  enter(words().account.rut(), RUT);
  tap(words().pay());
  return { ...app, assign };
}

test('DEP-03 a redirect to a bank that is not configured shows a message and stays', async () => {
  const { assign } = await payAtBank('https://evil.example/R1');
  await expectToast(words().leaving.unknown());
  expect(assign).not.toHaveBeenCalled();
});

test('DEP-10 WDR-02 a page restored by the browser after the bank asks whether the order was paid', async () => {
  const { app, assign, backend, router } = await payAtBank(`${location.origin}/bank/R1`);
  const leave = vi.spyOn(startDepositWatch(app), 'leave');
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const [order] = await ordersOf(backend);
  expect(leave).toHaveBeenCalledExactlyOnceWith(order?.id);
  expect(router.state.location.href).toBe(`/deposit?order=${order?.id}`);
  for (const persisted of [false, true]) {
    expect(screen.queryByRole('heading', { name: words().waiting.asked.title() })).toBeNull();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  }
  await heading(words().waiting.asked.title());
});

const form = () => screen.findByRole('button', { name: words().pay() });
const total = () => screen.getByTestId('total').textContent;

test('DEP-08 the quick deposit chooses the last method, offers another, and marks what is missing', async () => {
  const { backend, router } = await renderApp('/promotion', { player: true });
  await deposited(backend, 9000);
  const last = { amount: 12_345, payChannel: 'servipag', paymentMethod: 'servipag' };
  const { id } = await rechargeCreateRechargeOrder(last);
  await control(backend, `orders/${id}`, { outcome: 'approve' });
  await act(() => router.navigate({ to: '/rushdeposit' }));
  await form();
  expect(screen.getByText('Servipag')).toBeDefined();
  expect(screen.getByText(new RegExp(words().rush.last({ fee: '' }).trim()))).toBeDefined();
  // The last deposit's amount is not in the list, so the next lower one is chosen.
  expect(button(/10,000\.00/).getAttribute('aria-pressed')).toBe('true');
  expect(total()).toBe('10,300.00');
  tap(words().pay());
  await waitFor(() => expect(field(words().account.email()).getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(field(words().account.email()));

  tap(words().rush.change());
  const methods = within(screen.getByRole('group', { name: words().method.title() }));
  expect(methods.getByRole<HTMLInputElement>('radio', { name: /Servipag/ }).checked).toBe(true);
  fireEvent.click(methods.getByRole('radio', { name: /Webpay/ }));
  fireEvent.change(field(words().account.rut()), { target: { value: RUT } });
  expect(total()).toBe('10,100.00');
  expect(screen.getByRole('link', { name: words().rush.more() }).getAttribute('href')).toBe('/deposit');
});

test('DEP-08 DEP-06 a quick deposit whose answer is lost is checked, and a retry makes the same order', async () => {
  const { backend } = await renderApp('/rushdeposit', { player: true });
  await form();
  const create = { operationId: 'rechargeV2CreateRechargeOrder', times: 1 };
  await control(backend, 'faults', { ...create, fault: 'drop-before' });
  await control(backend, 'faults', { ...create, fault: 'drop-after' });
  tap(words().pay());
  await heading(words().notCreated.title());
  tap(words().notCreated.again());
  await heading(words().code.title());
  expect(await ordersOf(backend)).toHaveLength(1);
});

test('WDR-02 a deposit of an unknown player is not sent, and says so until a retry sends it', async () => {
  const { backend, calls } = await renderApp('/deposit', {
    player: true,
    prepare: (mock) => control(mock, 'faults', { operationId: 'userGetUserInfo', fault: 'failure' }),
  });
  const { unsent, pay, code, account } = texts().deposit;
  fireEvent.click(await screen.findByRole('radio', { name: /MACH/ }));
  enter(account.phone(), '912345678');
  tap(pay());
  await heading(unsent.title());
  expect(screen.getByText(unsent.text())).toBeDefined();
  expect(document.activeElement?.textContent).toBe(unsent.title());
  expect(button(pay()).hasAttribute('disabled')).toBe(false);
  expect(calls.filter((path) => path.endsWith('reateRechargeOrder'))).toEqual([]);
  await control(backend, 'faults', { clear: true });
  tap(texts().common.retry());
  await heading(code.title());
  expect(calls.filter((path) => path.endsWith('reateRechargeOrder'))).toHaveLength(1);
});

const first = () => texts().firstDeposit;
const goOn = () => screen.getByRole('link', { name: new RegExp(`^${first().goPlain()} [\\d,.]+$`) });

async function deposit(backend: MockBackend): Promise<void> {
  const orderId = await deposited(backend, 10_000);
  act(() => emitUi(theApp(), 'update-balance'));
  act(() => emitUi(theApp(), 'pay-success', { orderId }));
}

test('DEP-08 PRO-07 tiers, sums, wager, end and terms show before anything is accepted; the deposit shows the promised reward for the typed amount', async () => {
  await renderApp('/firstRecharge', { player: true });
  await heading(first().title.first());
  const main = within(screen.getByRole('main'));
  expect(main.getByText(first().lead({ percent: 50, most: '5,000.00', currency: 'CLP' }))).toBeDefined();
  expect(
    main
      .getByText(first().tier.percent({ percent: 50 }))
      .closest('li')
      ?.getAttribute('aria-current'),
  ).toBe('step');
  expect(main.getByText(first().tier.percent({ percent: 20 })).closest('li')?.textContent).toContain(
    first().tier.state.later(),
  );
  for (const offer of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(offer.checked).toBe(false);
  expect(receiptRows()).toMatchObject({
    [first().sum.pays()]: '10,000.00\u00a0CLP',
    [first().sum.own()]: '+1,000.00\u00a0CLP',
    [first().sum.reward({ percent: 50 })]: '+5,000.00\u00a0CLP',
    [first().sum.rewardWager({ times: 10 })]: '50,000.00\u00a0CLP',
    [first().sum.by()]: first().sum.days({ days: 30 }),
  });
  expect(main.getByText(first().terms.wager({ times: 10, days: 30 }))).toBeDefined();
  expect(main.getByRole('link', { name: first().terms.all() }).getAttribute('href')).toBe('/tc');
  fireEvent.click(goOn());
  await screen.findByTestId('total');
  const reward = first().sum.reward({ percent: 50 });
  await waitFor(() => expect(receiptRows()).toMatchObject({ [reward]: '+5,000.00\u00a0CLP' }));
  // Half of this amount is no whole peso.
  fireEvent.change(screen.getByLabelText(texts().deposit.amount.label(), { exact: false }), {
    target: { value: '5001' },
  });
  expect(receiptRows()).toMatchObject({
    [reward]: '+2,501.00\u00a0CLP',
    [first().sum.rewardWager({ times: 10 })]: '25,010.00\u00a0CLP',
    [first().sum.by()]: first().sum.days({ days: 30 }),
  });
});

test('DEP-08 PRO-07 a chosen offer is in the sum, and goes into the deposit with the amount; an ended one says so there', async () => {
  const { router } = await renderApp('/firstRecharge', { player: true });
  await heading(first().title.first());
  tap(/20,000\.00/);
  const [weekend] = screen.getAllByRole('checkbox');
  if (!weekend) throw new Error('There is no offer.');
  fireEvent.click(weekend);
  expect(receiptRows()).toMatchObject({
    [first().sum.pays()]: '20,000.00\u00a0CLP',
    [first().sum.offer()]: '+10,000.00\u00a0CLP',
    [first().sum.offerWager({ times: 10 })]: '100,000.00\u00a0CLP',
  });
  // The offer begins again each week, so no end is shown (PRO-07).
  expect(receiptRows()).not.toHaveProperty(first().sum.until());
  expect(screen.queryByText(texts().deposit.offer.until())).toBeNull();
  expect(screen.getAllByText(texts().deposit.offer.least())).toHaveLength(2);
  expect(
    screen.getByText(texts().deposit.offer.leastValue({ amount: '10,000.00', currency: 'CLP' })),
  ).toBeDefined();
  fireEvent.click(goOn());
  await screen.findByTestId('total');
  expect(router.state.location).toMatchObject({
    pathname: '/deposit',
    search: { amount: 20_000, offer: 'act-semana-50' },
  });
  expect(amountField().value).toBe('20,000');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  expect(screen.queryByText(texts().deposit.offer.gone())).toBeNull();
  // Of two visits each keeps what was chosen at it.
  fireEvent.change(amountField(), { target: { value: '25,000' } });
  await act(() => router.history.back());
  await heading(first().title.first());
  expect(receiptRows()).toMatchObject({ [first().sum.pays()]: '20,000.00\u00a0CLP' });
  await act(() => router.history.forward());
  await screen.findByTestId('total');
  expect(amountField().value).toBe('25,000');
  await act(() => router.navigate({ to: '/deposit', search: { offer: 'act-ended' } }));
  expect(await screen.findByText(texts().deposit.offer.gone())).toBeDefined();
});

test('DEP-08 PRO-07 a deposit under way counts before the promised one', async () => {
  const { router } = await renderApp('/promotion', { player: true });
  await rechargeCreateRechargeOrder({ amount: 1000, payChannel: 'mach', paymentMethod: 'mach' });
  await act(() => router.navigate({ to: '/firstRecharge' }));
  await heading(first().title.second());
  expect(screen.getByText(first().tier.state.waits())).toBeDefined();
  await act(() => router.navigate({ to: '/deposit', search: { amount: 10_000 } }));
  expect(await screen.findByText(first().terms.underWay())).toBeDefined();
});

test('DEP-08 PRO-07 the second tier follows the first deposit, and nothing the second', async () => {
  const { backend } = await renderApp('/firstRecharge', { player: true });
  await heading(first().title.first());
  await deposit(backend);
  await heading(first().title.second());
  expect(screen.getByText(first().lead({ percent: 20, most: '4,000.00', currency: 'CLP' }))).toBeDefined();
  await deposit(backend);
  await heading(first().over.title());
  expect(screen.getByRole('link', { name: first().over.claims() }).getAttribute('href')).toBe(
    '/newUserDeposit',
  );
});
