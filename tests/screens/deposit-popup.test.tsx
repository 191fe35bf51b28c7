import { screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pbRegClaim } from '../../src/api/generated/new-user-deposit.ts';
import { startArrivalPopups } from '../../src/app/popups/arrival-popups.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { openPopup } from '../../src/popups/popup-store.ts';
import { act } from '../support/act.ts';
import { control, tap } from './account-steps.ts';
import { pause, quickenTimers } from './page-time.ts';
import { renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';
import { todayInUtc } from './today.ts';

quickenTimers();

const GAME = `/gameView/${encodeURIComponent('https://juegos.example/slot')}`;
const words = () => texts().promotions.popup;
const days = () => ['showPb', 'showPb2', 'todayShowed'].map((key) => localStorage.getItem(key));
const asked = (calls: string[]) => calls.filter((path) => path.startsWith('/v1/pb/'));

async function arrive(path: string, { player = false } = {}) {
  for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.removeItem(key);
  const app = await renderApp(path, { player, hasPopups: true });
  onTestFinished(startArrivalPopups(theApp(), app.router));
  // The code is loaded before, so that a popup that is missing is not just late.
  await Promise.all([loadTexts('promotions'), import('../../src/app/popups/deposit-popup.tsx')]);
  return app;
}

const popup = (title: string) => screen.findByRole('dialog', { name: title });

test('PRO-02 a guest sees the registration bonus once over home; Get Now leads on after 0.8 s', async () => {
  const { router, calls } = await arrive('/');
  await popup(words().registration.title());
  expect(screen.getByText('+100.00 CLP')).toBeDefined();
  expect(screen.getByText(words().registration.text({ percent: 50, most: '5,000.00 CLP' }))).toBeDefined();
  expect(screen.getByText(words().small({ times: 10 }))).toBeDefined();
  expect(days()).toEqual([todayInUtc(), null, todayInUtc()]);
  expect(asked(calls)).toEqual(['/v1/pb/config']);

  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  onTestFinished(() => void vi.useRealTimers());
  tap(words().getNow());
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(router.state.location.pathname).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.setTimerTickMode('interval');
  await waitFor(() => expect(router.state.location.pathname).toBe('/newUserDeposit'));
  expect(router.state.location.search).toEqual({ multiple: 3 });
  expect(openKinds()).toEqual([]);

  await act(() => router.navigate({ to: '/' }));
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(openKinds()).toEqual([]);
});

describe('the popup', () => {
  test('PRO-02 closed before the 0.8 s are over it leads nowhere', async () => {
    const { router } = await arrive('/');
    await popup(words().registration.title());
    tap(words().getNow());
    tap(texts().common.close());
    await pause(2_000);
    expect(router.state.location.pathname).toBe('/');
    expect(openKinds()).toEqual([]);
  });

  test('PRO-02 outside a game closing returns home, and the day was stored when it was seen', async () => {
    const { router } = await arrive('/promotion');
    act(() => emitUi(theApp(), 'show-active-box', { multiple: 2 }));
    await popup(words().second.title());
    expect(days()).toEqual([null, todayInUtc(), todayInUtc()]);
    tap(words().notNow());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('PRO-02 in a game it comes after a deposit; closing stores the day and the game goes on', async () => {
    const { router } = await arrive(GAME, { player: true });
    await pbRegClaim({});
    await pause(4_000);
    expect(openKinds()).toEqual([]);
    act(() => emitUi(theApp(), 'back-in-game'));
    await popup(words().first.title());
    expect(days()).toEqual([null, null, null]);
    tap(words().notNow());
    await waitFor(() => expect(openKinds()).toEqual([]));
    expect(days()).toEqual([todayInUtc(), null, todayInUtc()]);
    expect(router.state.location.pathname).toContain('/gameView/');
  });

  test('PRO-02 Get Now in a game takes the way back along', async () => {
    const { router } = await arrive(GAME, { player: true });
    act(() => emitUi(theApp(), 'show-active-box', { multiple: 1 }));
    await popup(words().first.title());
    tap(words().getNow());
    await waitFor(() => expect(router.state.location.search).toEqual({ multiple: 1, isInGame: true }));
    expect(days()).toEqual([todayInUtc(), null, todayInUtc()]);
  });

  test('PRO-02 a login that comes up while the offer is asked for has the page to itself', async () => {
    const { backend, calls } = await arrive('/');
    await control(backend, 'faults', { operationId: 'pbConfig', fault: 'latency', ms: 4_000 });
    await waitFor(() => expect(asked(calls)).toEqual(['/v1/pb/config']));
    act(() => openPopup(theApp(), { kind: 'LOGIN' }));
    await pause(6_000);
    expect(openKinds()).toEqual(['LOGIN']);
  });

  test('PRO-02 NET-05 without a configuration a repeat visit counts as shown, and a 401 opens the login', async () => {
    const { backend, router } = await arrive('/tc', { player: true });
    localStorage.setItem('todayShowed', '2020-01-01');
    await control(backend, 'faults', { operationId: 'pbConfig', fault: 'failure' });
    await act(() => router.navigate({ to: '/' }));
    await waitFor(() => expect(localStorage.getItem('todayShowed')).toBe(todayInUtc()));
    expect(openKinds()).toEqual([]);
    await control(backend, 'faults', { operationId: 'walletBalance', fault: 'unauthorized' });
    act(() => emitUi(theApp(), 'update-balance'));
    await waitFor(() => expect(openKinds()).toEqual(['LOGIN']));
  });
});
