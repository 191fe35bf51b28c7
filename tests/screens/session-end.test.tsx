import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userLogout } from '../../src/api/generated/user-logout.ts';
import { walletBalance } from '../../src/api/generated/wallet-balance.ts';
import { texts } from '../../src/i18n/texts.ts';
import { utcDay } from '../../src/lib/day.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import {
  beginSession,
  currentToken,
  endSession,
  followOtherTabs,
  isLoggedIn,
} from '../../src/session/session-store.ts';
import {
  BOUND,
  code,
  codeFor,
  control,
  enter,
  FREE,
  findField,
  open,
  phone,
  tap,
} from '../support/account-steps.ts';
import { act } from '../support/act.ts';
import { pause } from '../support/page-time.ts';
import { renderApp, tokenOf } from '../support/render-app.tsx';
import { theApp } from '../support/the-app.ts';

type Backend = Awaited<ReturnType<typeof renderApp>>['backend'];

const slow = (backend: Backend, operationId: string) =>
  control(backend, 'faults', { operationId, fault: 'latency', ms: 150 });

const waitForIt = () => pause(400);

const expectGuest = () => {
  expect(isLoggedIn(theApp())).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
};

describe('answers that come after the session', () => {
  test('SES-12 a late answer with a fresh token does not bring the session back', async () => {
    const { backend } = await renderApp('/promotion', { player: true });
    await screen.findByText('25,000.00');
    await control(backend, 'clock', { advanceMs: 31 * 60_000 });
    await slow(backend, 'walletBalance');
    const late = walletBalance({});
    act(() => endSession(theApp()));
    expect(await late).toMatchObject({ currencyAlias: 'CLP' });
    await waitForIt();
    expectGuest();
  });

  test('SES-12 a login that is answered after its popup was closed starts no session', async () => {
    const { backend, calls } = await renderApp('/promotion');
    await open('LOGIN');
    await slow(backend, 'userLogin');
    enter(phone(), BOUND);
    enter(texts().auth.login.password(), 'Copihue2026');
    tap(texts().auth.login.submit());
    await waitFor(() => expect(calls).toContain('/user/login'));
    tap(texts().common.close());
    await waitForIt();
    expectGuest();
  });

  test('SES-12 a registration that is answered after its popup was closed starts no session', async () => {
    const { backend, calls } = await renderApp('/promotion');
    await open('REGISTER');
    enter(phone(), FREE);
    enter(texts().profile.register.password(), 'Secreta1');
    act(() => screen.getByRole('checkbox', { name: new RegExp(texts().profile.register.terms()) }).click());
    tap(texts().profile.register.submit());
    await findField(code());
    await slow(backend, 'userRegister');
    enter(code(), await codeFor(backend, FREE));
    await waitFor(() => expect(calls).toContain('/user/register'));
    act(() => usePopupStore.of(theApp()).setState({ stack: [] }));
    await waitForIt();
    expectGuest();
  });

  test('SES-12 a logout that is answered late does not end the next session', async () => {
    const { backend } = await renderApp('/promotion', { player: true });
    await slow(backend, 'userLogout');
    const late = userLogout({});
    act(() => endSession(theApp()));
    const token = await tokenOf(backend);
    act(() => beginSession(theApp(), token));
    await late;
    await waitForIt();
    expect(currentToken(theApp())).toBe(token);
    expect(await walletBalance({})).toMatchObject({ total: 25_000 });
  });

  test('SES-12 a late 401 of the session before opens no login over the next', async () => {
    localStorage.setItem('todayShowed', utcDay());
    const { backend } = await renderApp('/promotion', { player: true });
    await screen.findByText('25,000.00');
    await slow(backend, 'walletBalance');
    backend.registry.world('default').state.sessions.clear();
    const late = walletBalance({}).catch(() => undefined);
    const token = await tokenOf(backend);
    act(() => beginSession(theApp(), token));
    await late;
    await waitForIt();
    expect(usePopupStore.of(theApp()).getState().stack).toEqual([]);
    expect(currentToken(theApp())).toBe(token);
  });

  test('SES-12 another tab that logs out logs this one out, and its pending answers are dropped', async () => {
    const stop = followOtherTabs(theApp());
    const { backend } = await renderApp('/promotion', { player: true });
    await screen.findByText('25,000.00');
    await control(backend, 'clock', { advanceMs: 31 * 60_000 });
    await slow(backend, 'walletBalance');
    const late = walletBalance({});
    localStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await late;
    await waitForIt();
    expectGuest();
    expect(await screen.findByRole('button', { name: texts().header.login() })).toBeDefined();
    stop();
  });
});
