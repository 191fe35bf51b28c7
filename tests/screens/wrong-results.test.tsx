import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isReached } from '../../src/app/release/lost-script.ts';
import { texts } from '../../src/i18n/texts.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';
import {
  BOUND,
  control,
  expectError,
  expectToast,
  findField,
  logIn,
  open,
  phone,
  tap,
} from './account-steps.ts';
import { deposited, heading, receiptRows } from './deposit-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const nothing = () => ({});
const notBusy = () => waitFor(() => expect(document.querySelector('button[aria-busy=true]')).toBeNull());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  [
    'SES-04 a refusal without words shows message.unexists under the phone number',
    () => ({ status: 0, token: '' }),
  ],
  ['NET-11 a login without an answer says so, stays ready, and works when the server does', nothing],
] as const)('%s', async (_title, answer) => {
  await renderApp('/promotion');
  await open('LOGIN');
  const { restore } = spoilAnswers('userLogin', answer);
  await logIn();
  if (answer === nothing) await expectToast(texts().failures.malformed());
  else await expectError(phone(), texts().auth.message.unexists());
  await notBusy();
  expect(isLoggedIn(theApp())).toBe(false);
  restore();
  tap(texts().auth.login.submit());
  await waitFor(() => expect(isLoggedIn(theApp())).toBe(true));
});

test('NET-11 the login popup stands without its banner', async () => {
  const { calls } = await renderApp('/promotion');
  spoilAnswers('lobbyBanners', nothing);
  const dialog = await open('LOGIN');
  await waitFor(() => expect(countOf(calls, '/lobby/banners')).toBe(1));
  await waitFor(() => expect(dialog.querySelector('[data-skeleton]')).toBeNull());
  expect(await findField(texts().auth.login.password())).toBeDefined();
});

test('NET-11 a welcome bonus that was claimed is in the balance', async () => {
  const { calls } = await renderApp('/newUserDeposit', { player: true });
  const claim = await screen.findByRole('button', {
    name: texts().promotions.newUser.actions.claim({ amount: '100.00\u00a0CLP' }),
  });
  spoilAnswers('pbRegClaim', nothing);
  fireEvent.click(claim);
  await waitFor(() => expect(countOf(calls, '/v1/pb/reg/claim')).toBe(1));
  await notBusy();
  expect(await screen.findByText(texts().promotions.newUser.states.claimed())).toBeDefined();
});

test('NET-11 a game that cannot be entered says so, and can be entered after', async () => {
  const { calls, router } = await renderApp('/', { player: true });
  const [game] = await within(await screen.findByRole('tabpanel')).findAllByRole('listitem');
  const [tile] = game ? within(game).getAllByRole('button') : [];
  if (!tile) throw new Error('There is no game.');
  const { restore } = spoilAnswers('gameUrl', nothing);
  fireEvent.click(tile);
  await waitFor(() => expect(countOf(calls, '/game/url')).toBe(1));
  await expectToast(texts().failures.malformed());
  await notBusy();
  restore();
  fireEvent.click(tile);
  await waitFor(() => expect(router.state.location.pathname).toContain('/gameView/'));
});

test('NET-11 matches that cannot be shown say so, and load by a retry', async () => {
  await renderApp('/');
  const { restore } = spoilAnswers('gameSports', nothing);
  fireEvent.click(await screen.findByRole('tab', { name: /Deportes|Sports/ }));
  const panel = within(await screen.findByRole('tabpanel'));
  const retry = await panel.findByRole('button', { name: texts().common.retry() });
  restore();
  fireEvent.click(retry);
  expect((await panel.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('NET-11 the guide of red packets closes, whatever the answer brings', async () => {
  const { calls } = await renderApp('/redenvelope', { player: true });
  const toast = () => document.querySelector('[role=status].fixed')?.textContent ?? '';
  // Waits for the toast of the previous test to close.
  await waitFor(() => expect(toast()).toBe(''));
  spoilAnswers('luckyMoneyFinishGuide', nothing);
  fireEvent.click(await screen.findByRole('button', { name: texts().lucky.guide.done() }));
  await waitFor(() => expect(countOf(calls, '/lucky/money/finishGuide')).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast()).toBe('');
});

test('NET-11 PLR-01 a server whose /ping answers wrongly counts as reached', async () => {
  const { calls } = await renderApp('/promotion');
  spoilAnswers('ping', nothing);
  expect(await isReached()).toBe(true);
  expect(countOf(calls, '/ping')).toBe(1);
});

const withBonuses = (change: (row: object) => object) => (data: unknown) => ({
  ...Object(data),
  bonuses: (Reflect.get(Object(data), 'bonuses') as object[]).map(change),
});

test.each<[string, (row: object) => object, () => string]>([
  [
    'from a source that is new',
    (row) => ({ ...row, source: 'new_source' }),
    () => texts().bonus.otherSource(),
  ],
  ['that cannot be read', () => ({ id: 'b-1' }), () => texts().bonus.uncounted()],
])('PRO-05 NET-13 a bonus %s is shown as a bonus, never denied', async (_what, change, shown) => {
  const { router, queryClient } = await renderApp('/tc', {
    player: true,
    prepare: (mock) => control(mock, 'bonus', { phone: BOUND, amount: 5000 }),
  });
  await screen.findByTestId('header-balance');
  spoilAnswers('walletBalance', withBonuses(change));
  await act(() => router.navigate({ href: '/bonus' }));
  await act(() => queryClient.resetQueries());
  expect(await screen.findByText(shown())).toBeDefined();
  expect(screen.queryByText(texts().bonus.empty.title())).toBeNull();
});

const REFUSED = 'El banco rechazó el pago';
const withReason = (data: unknown) => ({ ...Object(data), reason: REFUSED });
const withReasons = (data: unknown) => ({
  ...Object(data),
  list: (Reflect.get(Object(data), 'list') as object[]).map(withReason),
});

test('DEP-07 NET-13 beside money that was credited stands no reason of a refusal', async () => {
  const { backend, router } = await renderApp('/tc', { player: true });
  const id = await deposited(backend, 9000);
  spoilAnswers('rechargeQueryPay', withReason);
  spoilAnswers('rechargeOrders', withReasons);
  await act(() => router.navigate({ href: `/deposit?order=${id}` }));
  await heading(texts().deposit.receipt.success());
  expect(receiptRows()).not.toHaveProperty(texts().deposit.receipt.reason());
  expect(screen.getByRole('main').textContent).not.toContain(REFUSED);
});
