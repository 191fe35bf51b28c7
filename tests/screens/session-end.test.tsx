import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import { act } from '../support/act.ts';
import { BOUND, code, codeFor, control, enter, FREE, findField, open, phone, tap } from './account-steps.ts';
import { pause } from './page-time.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

type Backend = Awaited<ReturnType<typeof renderApp>>['backend'];

const slow = (backend: Backend, operationId: string) =>
  control(backend, 'faults', { operationId, fault: 'latency', ms: 150 });

const waitForIt = () => pause(400);

const expectGuest = () => {
  expect(isLoggedIn(theApp())).toBe(false);
  expect(localStorage.getItem('token')).toBeNull();
};

describe('answers that come after the session', () => {
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
});
