import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import {
  BOUND,
  control,
  enter,
  errorOf,
  expectError,
  expectNote,
  expectToast,
  field,
  findField,
  open,
  phone,
  tap,
} from './account-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const OLD = 'Copihue2026';
const NEW = 'Nueva-clave1';
const words = () => texts().profile.change;

function send(old: string, fresh: string): void {
  enter(words().old(), old);
  enter(words().new(), fresh);
  tap(words().submit());
}

describe('change the password', () => {
  test('SES-10 in the popup: needs valid old and new; a wrong old one stands under it', async () => {
    const { calls } = await renderApp('/promotion', { player: true });
    await open('CHANGE_PASSWORD');
    send('a', 'b c');
    await expectError(words().old(), texts().auth.register['password-error']());
    expect(errorOf(words().new())).toBe(texts().auth.register['verify-error']());
    expect([field(words().new()).minLength, field(words().new()).maxLength]).toEqual([6, -1]);
    // A new password has at most 16 characters (spec point 5, verify form). The old one may be longer.
    send('Una-clave-de-24-letras-1', 'Una-clave-de-17-l');
    // The error of the new field does not change, so the old field shows that the form was checked again.
    await waitFor(() => expect(errorOf(words().old())).toBe(''));
    await expectError(words().new(), texts().auth.register['verify-error']());
    expect(countOf(calls, '/user/changePwd')).toBe(0);
    send('Equivocada1', NEW);
    await expectError(words().old(), 'no es correcta');
    await waitFor(() => expect(document.activeElement).toBe(field(words().old())));
    send(OLD, OLD);
    await expectError(words().new(), 'distinta de la actual');
    send(OLD, NEW);
    await expectToast(texts().profile.password.success());
    expect(usePopupStore.of(theApp()).getState().stack).toEqual([]);
  });

  test('SES-10 on its screen: the same form; then the profile', async () => {
    const { router, backend } = await renderApp('/changepassword', { player: true });
    expect(await screen.findByRole('heading', { name: words().title(), level: 1 })).toBeDefined();
    send(OLD, NEW);
    await expectToast(texts().profile.password.success());
    await waitFor(() => expect(router.state.location.pathname).toBe('/me'));
    expect(backend.registry.world('default').state.sessions.size).toBe(1);
  });

  test('SES-10 a double tap sends one call, and a lost connection leaves what was typed', async () => {
    const { backend, calls } = await renderApp('/changepassword', { player: true });
    await control(backend, 'faults', { operationId: 'userChangePwd', fault: 'drop-after' });
    send(OLD, NEW);
    tap(words().submit());
    await expectNote(texts().profile.problem.lost());
    expect(countOf(calls, '/user/changePwd')).toBe(1);
    expect([field(words().old()).value, field(words().new()).value]).toEqual([OLD, NEW]);
    // The password had changed, so the old one is refused. The error says that this may be the reason.
    await control(backend, 'faults', { clear: true });
    tap(words().submit());
    await expectError(words().old(), words().maybeDone());
  });

  test('SES-10 a session that ended in the middle says so, offers the login over the form, and nothing typed is lost', async () => {
    const { backend } = await renderApp('/changepassword', { player: true });
    await control(backend, 'faults', { operationId: 'userChangePwd', fault: 'unauthorized' });
    send(OLD, NEW);
    // The call waits for the answer to the login that is offered; a touch elsewhere says no.
    await waitFor(() => expect(document.querySelector('[popover]')).not.toBeNull());
    fireEvent.pointerDown(document.body);
    await expectNote('Tu sesión terminó');
    tap(texts().profile.problem.logIn());
    await waitFor(() =>
      expect(usePopupStore.of(theApp()).getState().stack).toEqual([{ kind: 'LOGIN', origin: 401 }]),
    );
    await control(backend, 'faults', { clear: true });
    const login = await screen.findByRole('dialog');
    await findField(texts().auth.login.password());
    enter(phone(), BOUND);
    enter(texts().auth.login.password(), OLD);
    tap(texts().auth.login.submit());
    await waitFor(() => expect(login.isConnected).toBe(false));
    expect(field(words().new()).value).toBe(NEW);
    tap(words().submit());
    await expectToast(texts().profile.password.success());
  });
});
