import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mock-server/create-mock-backend.ts';
import { takeSeat } from '../../mock-server/world/games/game-seats.ts';
import { enterGame } from '../../mock-server/world/games/games.ts';
import { liveRounds } from '../../mock-server/world/games/live-rounds.ts';
import { playRound } from '../../mock-server/world/games/rounds.ts';
import { openSession } from '../../mock-server/world/players/sessions.ts';
import { noteVisit } from '../../src/features/game-view/game-address.ts';
import { showOpenRound } from '../../src/features/lobby/games/open-rounds.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { richPlayer } from '../support/test-world.ts';
import { slot, titleOf } from '../support/titles.ts';
import { control, expectToast, goBack, logIn } from './account-steps.ts';
import { heading, noticeText, RUT, received } from './deposit-steps.ts';
import { frame, fromGame, openGame } from './game-steps.ts';
import { renderApp, started } from './render-app.tsx';
import { theApp } from './the-app.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('GAM-14 a toast after leaving a flight says that a bet without an automatic exit can be lost', async () => {
  const { backend } = await renderApp('/tc', { player: true });
  const world = backend.registry.world('default');
  const game = titleOf('crash');
  const { entry } = enterGame(world, openSession(world, richPlayer), game.id);
  const now = world.now();
  const { startsAt } = liveRounds(world, game).at(liveRounds(world, game).at(now).endsAt);
  world.state.clockAheadMs += startsAt - now;
  playRound(world, takeSeat(world, entry), { id: 'flight-1', stakes: [{ spot: 'flight', stake: 100_000 }] });
  await loadTexts('game');
  await showOpenRound(theApp());
  await expectToast(texts().game.left.flies({ name: game.name }));
});

// Each world hands out the same first address, and the tab's storage remembers visited addresses.
beforeEach(() => sessionStorage.clear());

test('GAM-06 leaving asks the game to settle, and waits no longer than it takes', async () => {
  const { router } = await openGame();
  const requested: unknown[] = [];
  const target = frame().contentWindow;
  if (!target) throw new Error('The frame has no window.');
  target.postMessage = (message: unknown) => void requested.push(message);
  fromGame('ready');
  press(texts().game.leave());
  expect(requested).toEqual([{ mark: 'copihue-game', type: 'settle' }]);
  expect(router.state.location.pathname).toContain('/gameView/');
  fromGame('settled');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('GAM-06 a game that never settles holds the player for a second and a half at most', async () => {
  const { router } = await openGame();
  fromGame('ready');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press(texts().game.leave());
  fromGame('settled', 'https://elsewhere.example');
  await act(() => vi.advanceTimersByTimeAsync(1_499));
  expect(router.state.location.pathname).toContain('/gameView/');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('GAM-06 the header shows no result while the game says that its round is not over', async () => {
  const { calls } = await openGame();
  fromGame('ready');
  const shown = () => screen.getByTestId('game-balance').textContent;
  await waitFor(() => expect(shown()).toContain('25,000.00'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.length = 0;
  for (const seconds of [14, 14, 1]) {
    if (seconds > 1) fromGame('round', undefined, { stake: 1_000 });
    expect(shown()).toContain('24,000.00');
    expect(calls).not.toContain('/wallet/balance');
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  }
  expect(calls).toContain('/wallet/balance');
  vi.useRealTimers();
  await waitFor(() => expect(shown()).toContain('25,000.00'));
});

test('GAM-05 a game played for cash says so whatever another tab has entered', async () => {
  await openGame();
  const { bonus } = texts().game.footer;
  expect(screen.queryByText(bonus())).toBeNull();
  localStorage.setItem('isBonus', 'true');
  fromGame('round', undefined, { stake: 100 });
  await waitFor(() => expect(screen.getByTestId('game-balance').textContent).toContain('24,900.00'));
  expect(screen.queryByText(bonus())).toBeNull();
});

test('GAM-06 a game that never came up is left at once', async () => {
  const { router } = await openGame();
  press(texts().game.leave());
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('GAM-05 a visited address is not framed again, and a new one is requested', async () => {
  const { router, url, calls } = await openGame();
  noteVisit(theApp(), url);
  await act(() => router.navigate({ to: '/' }));
  calls.length = 0;
  await act(() => router.navigate({ to: '/gameView/$currentGameUrl', params: { currentGameUrl: url } }));
  await waitFor(() => expect(calls).toContain('/game/url'));
  expect((await screen.findByTitle<HTMLIFrameElement>(texts().game.frame())).src).not.toBe(url);
});

test('NET-12 GAM-05 a game says that the session has ended, and opens anew after the login', async () => {
  const { backend, url } = await openGame();
  await loadTexts('auth');
  await started();
  backend.registry.world('default').state.sessions.clear();
  fromGame('expired');
  const { session } = texts().system;
  await heading(session.ended());
  press(session.login());
  await logIn();
  await waitFor(() => expect(frame().src).not.toBe(url));
});

const poster = () => document.querySelector('[aria-hidden="true"] .becomes-game');
const veil = () => frame().parentElement?.querySelector('[aria-hidden="true"]');

test('GAM-05 the tapped cover stands in the place of a game that loads', async () => {
  await renderApp('/allgame', { player: true });
  const cover = await screen.findByAltText<HTMLImageElement>('Copihue de Oro');
  fireEvent.click(cover);
  await screen.findByTitle(texts().game.frame());
  expect(poster()?.getAttribute('src')).toBe(slot.cover);
});

test('GAM-05 a game without a cover shows that it loads', async () => {
  await openGame();
  expect(poster()).toBeNull();
  expect(veil()).not.toBeNull();
});

const deposit = () => texts().deposit;
const panel = () => within(screen.getByRole('dialog', { name: texts().game.depositTitle() }));
const pressIn = (name: string | RegExp) => fireEvent.click(panel().getByRole('button', { name }));

/** The panel's cross above has the same name. */
function closePanel(): void {
  const [, way] = panel().getAllByRole('button', { name: deposit().backToGame() });
  if (way) fireEvent.click(way);
}

async function openPanel() {
  const app = await openGame();
  await loadTexts('promotions', 'firstDeposit');
  fireEvent.click(screen.getByRole('button', { name: texts().header.deposit() }));
  await screen.findByRole('dialog', { name: texts().game.depositTitle() });
  return app;
}

async function goToBank() {
  fireEvent.click(await panel().findByRole('radio', { name: /Webpay/ }));
  fireEvent.change(panel().getByLabelText(deposit().account.rut()), { target: { value: RUT } });
  const total = panel().getByTestId('total').textContent ?? '';
  expect(total).toBe('10,100.00');
  pressIn(deposit().pay());
  const bank = await panel().findByRole('link', { name: deposit().leaving.open() });
  expect([bank.getAttribute('target'), bank.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(bank.getAttribute('href')).toContain('/bank/');
  // The amount has the fee on every step, as at the bank (DEP-01).
  expect(panel().getByText(new RegExp(total))).toBeDefined();
  expect(panel().getByText(deposit().summary.totalWithFee({ fee: '100.00' }))).toBeDefined();
  const tab = {
    sessionStorage: { setItem: vi.fn() },
    location: { replace: vi.fn() },
    opener: window as unknown,
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValueOnce(tab as unknown as Window);
  fireEvent.click(bank);
  // The bank's tab has no `opener`, and its mark is stored for the page to which the bank returns.
  expect([tab.location.replace.mock.lastCall, tab.opener]).toEqual([[bank.getAttribute('href')], null]);
  expect(tab.sessionStorage.setItem).toHaveBeenCalledWith('bankTab', 'true');
  await heading(deposit().waiting.asked.title());
  expect(panel().getByText(new RegExp(total))).toBeDefined();
  return tab;
}

async function decideAtBank(backend: MockBackend, decision: 'approve' | 'refuse'): Promise<void> {
  const [order] = backend.registry.world('default').state.orders.values();
  const body = new URLSearchParams({ decision });
  await backend.handle(
    new Request(`http://main.test/bank/${order?.bankKey}`, { method: 'POST', body }),
    'main',
  );
  // The result of the bank arrives half a second later.
  await control(backend, 'clock', { advanceMs: 600 });
}

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('GAM-06 DEP-01 DEP-04 PRO-07 RT-04 the panel shows one total on every step; a bank in a second tab settles in the panel as soon as the player is back, and the game receives a message', async () => {
  const { backend, router, messages } = await openPanel();
  const address = router.state.location.href;
  const tab = await goToBank();
  await decideAtBank(backend, 'approve');
  messages.length = 0;
  comeBack();
  await heading(deposit().receipt.success());
  expect(panel().getByText(deposit().receipt.success())).toBeDefined();
  expect(await panel().findByRole('button', { name: /5,000\.00\sCLP/ })).toBeDefined();
  await waitFor(() => expect(noticeText()).toContain('+10,000.00 CLP'));
  await waitFor(() => expect(screen.getByTestId('game-balance').textContent).toContain('36,000.00'));
  expect(messages).toContainEqual({ mark: 'copihue-game', type: 'balance' });
  expect(router.state.location.href).toBe(address);
  expect(tab.close).toHaveBeenCalledOnce();

  const back = received('back-in-game');
  closePanel();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(back).toHaveLength(1));
});

test('GAM-06 SES-01 the back button leads from a step to the form, where what was typed stands, and from the form to the game', async () => {
  await openPanel();
  await goToBank();
  expect(panel().getByRole('button', { name: texts().common.back() })).toBeDefined();
  await goBack(2);
  expect(await panel().findByLabelText<HTMLInputElement>(deposit().account.rut())).toHaveProperty(
    'value',
    RUT,
  );
  expect(panel().getByRole<HTMLInputElement>('radio', { name: /Webpay/ }).checked).toBe(true);
  expect(panel().getByTestId('total').textContent).toBe('10,100.00');
  expect(panel().queryByRole('button', { name: texts().common.back() })).toBeNull();
  await goBack(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTitle(texts().game.frame())).toBeDefined();
});

test('GAM-06 DEP-04 without a look back the panel settles by asking the server itself', async () => {
  const { backend } = await openPanel();
  await goToBank();
  await decideAtBank(backend, 'refuse');
  await heading(deposit().receipt.failed());
  expect(panel().getByText(deposit().receipt.failed())).toBeDefined();
  expect(screen.getByTestId('game-balance').textContent).toContain('25,000.00');
});

test('GAM-06 DEP-04 closed while the bank works, the panel owes nothing: the notice comes over the game', async () => {
  const { backend } = await openPanel();
  await goToBank();
  closePanel();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await decideAtBank(backend, 'approve');
  comeBack();
  await waitFor(() => expect(noticeText()).toContain('+10,000.00 CLP'));
  await waitFor(() => expect(screen.getByTestId('game-balance').textContent).toContain('36,000.00'));
});

test('RT-04 full screen, show game footer: a game with the whole screen has no strip below', async () => {
  await openGame();
  const footer = texts().game.footer.adults();
  expect(screen.getByText(footer)).toBeDefined();
  press(texts().game.fullScreen());
  await waitFor(() => expect(screen.queryByText(footer)).toBeNull());
  press(texts().game.shrink());
  await waitFor(() => expect(screen.getByText(footer)).toBeDefined());
});
