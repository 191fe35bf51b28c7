import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offerWelcome, useWelcome } from '../../src/app/popups/welcome.ts';
import { texts } from '../../src/i18n/texts.ts';
import { remember } from '../../src/session/pending.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { code, codeFor, enter, expectToast, FREE, goBack, tap } from './account-steps.ts';
import { arriveAtCode, words } from './register-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

afterEach(() => useWelcome.of(theApp()).setState({ isMounted: false, isOpen: false }));

async function register() {
  const app = await arriveAtCode();
  enter(code(), await codeFor(app.backend, FREE));
  await expectToast(words().success());
  return app;
}

const titled = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('PRO-08 LOB-16 one tap claims the registration bonus, the next leads to the first deposit', async () => {
  const { router, calls } = await register();
  const { newUser, popup, welcome } = texts().promotions;
  const first = await titled(welcome.title());
  expect(first.getByText('+100.00 CLP')).toBeDefined();
  expect(first.getByText(welcome.step({ at: 1, of: 2 }))).toBeDefined();
  expect(first.getByText(popup.small({ times: 10 }))).toBeDefined();
  tap(newUser.actions.claim({ amount: '100.00\u00a0CLP' }));
  const second = await titled(popup.first.title());
  expect(second.getByText(popup.first.text({ percent: 50, most: '5,000.00 CLP' }))).toBeDefined();
  expect(countOf(calls, '/v1/pb/reg/claim')).toBe(1);
  // The welcome was the one popup of this visit, so the popups of the offer and of the lobby wait.
  expect(sessionStorage.getItem('interruptedOn')).not.toBeNull();
  expect(localStorage.getItem('todayShowed')).not.toBeNull();
  tap(newUser.actions.deposit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/firstRecharge'));
  await waitFor(() => expect(useWelcome.of(theApp()).getState().isMounted).toBe(false));
});

test('PRO-08 SES-01 both steps can be skipped, back leads to the first, and the player stays where the registration began', async () => {
  const { router, calls } = await register();
  const { popup, welcome } = texts().promotions;
  await titled(welcome.title());
  tap(popup.notNow());
  await titled(popup.first.title());
  await goBack(2);
  await titled(welcome.title());
  tap(popup.notNow());
  await titled(popup.first.title());
  tap(popup.notNow());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/promotion');
  expect(countOf(calls, '/v1/pb/reg/claim')).toBe(0);
});

test('PRO-08 the welcome does not open over a screen that shows its rewards or another matter', async () => {
  const { router } = await renderApp('/newUserDeposit', { player: true });
  await act(() => offerWelcome(theApp(), router));
  expect(useWelcome.of(theApp()).getState().isMounted).toBe(false);
  await act(() => router.navigate({ to: '/deposit' }));
  await act(() => offerWelcome(theApp(), router));
  expect(useWelcome.of(theApp()).getState().isMounted).toBe(false);
});

test('PRO-08 SES-03 a guest who wanted to deposit gets the deposit instead of the welcome', async () => {
  const { backend, router } = await arriveAtCode();
  remember(theApp(), { destination: '/deposit' });
  enter(code(), await codeFor(backend, FREE));
  await waitFor(() => expect(router.state.location.pathname).toBe('/deposit'));
  expect(isLoggedIn(theApp())).toBe(true);
  expect(useWelcome.of(theApp()).getState().isMounted).toBe(false);
});
