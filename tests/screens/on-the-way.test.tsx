import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { button, control, enter, expectToast, tap } from './account-steps.ts';
import { heading, ordersOf, RUT } from './deposit-steps.ts';
import { luckyWords } from './lucky-page.ts';
import { countOf, renderApp } from './render-app.tsx';

type Router = Awaited<ReturnType<typeof renderApp>>['router'];

/** Navigates to the promotions, whose code does not load yet. @returns a function that loads it */
function setOut(router: Router): () => Promise<void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { options } = router.routesByPath['/promotion'];
  const { loader } = options;
  onTestFinished(() => void Object.assign(options, { loader }));
  Object.assign(options, { loader: () => arrival });
  fireEvent.click(screen.getByRole('link', { name: 'Promos' }));
  return async () => {
    expect(router.latestLocation.pathname).toBe('/promotion');
    arrive();
    await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/promotion'));
  };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

/** In ms. A query settles sooner. */
const SETTLED_MS = 400;

test('GAM-02 a query that settles while the next screen is loading does not end the navigation', async () => {
  const { router } = await renderApp('/searchgame');
  await screen.findByRole('textbox', { name: 'Buscar juegos' });
  type('Buscar juegos', 'condor');
  const arrive = setOut(router);
  await act(() => new Promise((resolve) => setTimeout(resolve, SETTLED_MS)));
  await arrive();
});

test('WDR-02 neither a deposit that is created meanwhile nor its bank ends a navigation', async () => {
  const { router, backend } = await renderApp('/deposit', { player: true });
  const { pay, account, waiting } = texts().deposit;
  fireEvent.click(await screen.findByRole('radio', { name: /Webpay/ }));
  type(account.rut(), RUT);
  tap(pay());
  const arrive = setOut(router);
  // Without the pending navigation the bank's page would open now.
  await heading(waiting.unpaid.title());
  expect(await ordersOf(backend)).toHaveLength(1);
  await arrive();
});

test('WDR-02 a withdrawal that a look-up finds does not end a navigation', async () => {
  const { router, backend, calls } = await renderApp('/withdraw', { player: true });
  const { payee, amount, go, confirm, checking } = texts().withdraw;
  fireEvent.click(await screen.findByRole('radio', { name: /CuentaRUT/ }));
  type(payee.rut(), RUT);
  type(amount.label(), '10000');
  tap(go());
  await screen.findByRole('button', { name: confirm.yes() });
  await control(backend, 'faults', { operationId: 'withdrawCreate', fault: 'drop-after', times: 1 });
  await control(backend, 'faults', { operationId: 'withdrawOrders', fault: 'server-error', times: 1_000 });
  tap(confirm.yes());
  await screen.findByText(checking.title());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const arrive = setOut(router);
  await control(backend, 'faults', { clear: true });
  await heading(/Recibimos tu retiro/);
  expect(countOf(calls, '/withdraw/create')).toBe(1);
  await arrive();
});

test('WDR-02 a red packet does not end a navigation; a player who stays gets an empty form', async () => {
  const { router, calls } = await renderApp('/redenvelope?view=new', { player: true });
  const { amountLabel, go, confirm } = luckyWords().create;
  await screen.findByRole('textbox', { name: amountLabel() });
  type(amountLabel(), '10000');
  tap(go());
  fireEvent.click(await screen.findByRole('button', { name: confirm.yes() }));
  const arrive = setOut(router);
  await expectToast(luckyWords().create.sent());
  expect(countOf(calls, '/lucky/money/create')).toBe(1);
  expect(button(go())).toBeDefined();
  await arrive();
});

test('SES-10 a new password does not end a navigation', async () => {
  const { router } = await renderApp('/changepassword', { player: true });
  const { change, password } = texts().profile;
  await screen.findByRole('heading', { name: change.title(), level: 1 });
  enter(change.old(), 'Copihue2026');
  enter(change.new(), 'Nueva-clave1');
  tap(change.submit());
  const arrive = setOut(router);
  await expectToast(password.success());
  await arrive();
});

test('GAM-05 a game tapped before does not end a navigation', async () => {
  const { router, calls } = await renderApp('/', { player: true });
  const [game] = await screen.findAllByRole('button', { name: /Copihue de Oro/ });
  if (!game) throw new Error('The game is not listed.');
  fireEvent.click(game);
  const arrive = setOut(router);
  await waitFor(() => expect(countOf(calls, '/game/url')).toBe(1));
  await waitFor(() => expect(game.getAttribute('aria-busy')).not.toBe('true'));
  await arrive();
});
