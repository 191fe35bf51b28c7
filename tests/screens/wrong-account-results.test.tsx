import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import {
  BOUND,
  becomeUnbound,
  code,
  codeFor,
  enter,
  expectError,
  expectToast,
  FREE,
  findField,
  OTHER,
  open,
  phone,
  tap,
} from '../support/account-steps.ts';
import { arriveAtCode, sendStep1 } from '../support/register-steps.ts';
import { countOf, renderApp } from '../support/render-app.tsx';
import { theApp } from '../support/the-app.ts';
import { spoilAnswers } from '../support/wrong-answers.ts';

const NEW_PASSWORD = 'Nueva-clave1';
const nothing = () => ({});
const notBusy = () => waitFor(() => expect(document.querySelector('button[aria-busy=true]')).toBeNull());

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('SES-04 a refusal without words shows message.unexists under the phone number', async () => {
  await renderApp('/promotion');
  await open('LOGIN');
  const { restore } = spoilAnswers('userLogin', () => ({ status: 0, token: '' }));
  enter(phone(), BOUND);
  enter(texts().auth.login.password(), 'Copihue2026');
  tap(texts().auth.login.submit());
  await expectError(phone(), texts().auth.message.unexists());
  expect(isLoggedIn(theApp())).toBe(false);
  restore();
  tap(texts().auth.login.submit());
  await waitFor(() => expect(isLoggedIn(theApp())).toBe(true));
});

describe('an answer of the account that says nothing', () => {
  test('NET-11 a login says so, stays ready, and works when the server does', async () => {
    await renderApp('/promotion');
    await open('LOGIN');
    const { restore } = spoilAnswers('userLogin', nothing);
    enter(phone(), BOUND);
    enter(texts().auth.login.password(), 'Copihue2026');
    tap(texts().auth.login.submit());
    await expectToast(texts().failures.malformed());
    await notBusy();
    expect(isLoggedIn(theApp())).toBe(false);
    restore();
    tap(texts().auth.login.submit());
    await waitFor(() => expect(isLoggedIn(theApp())).toBe(true));
  });

  test('NET-11 a registration whose answer is broken is ready for another try, which logs in', async () => {
    const { backend } = await arriveAtCode();
    const { restore } = spoilAnswers('userRegister', nothing);
    const sent = await codeFor(backend, FREE);
    enter(code(), sent);
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    await notBusy();
    expect(isLoggedIn(theApp())).toBe(false);
    restore();
    enter(code(), '');
    enter(code(), sent);
    await waitFor(() => expect(isLoggedIn(theApp())).toBe(true));
  });

  test.each(['userCheckBindViaUser', 'captchaUsernameSms'] as const)(
    'NET-11 the way to a new password is ready for another try: %s',
    async (operationId) => {
      await renderApp('/promotion');
      await open('RESET_PASSWORD');
      const { restore } = spoilAnswers(operationId, nothing);
      enter(phone(), BOUND);
      tap(texts().profile.reset.submit());
      await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
      await notBusy();
      restore();
      tap(texts().profile.reset.submit());
      await findField(code());
    },
  );

  test('NET-11 a phone whose binding is unknown is asked about again', async () => {
    const { backend } = await renderApp('/me');
    await becomeUnbound();
    await open('BINDING_PHONE');
    await findField(phone());
    enter(phone(), OTHER);
    tap(texts().profile.binding.send());
    await findField(code());
    spoilAnswers('userBindPhone', nothing);
    enter(code(), await codeFor(backend, OTHER));
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    await notBusy();
  });

  test('NET-11 the login popup stands without its banner', async () => {
    const { calls } = await renderApp('/promotion');
    spoilAnswers('lobbyBanners', nothing);
    const dialog = await open('LOGIN');
    await waitFor(() => expect(countOf(calls, '/lobby/banners')).toBe(1));
    await waitFor(() => expect(dialog.querySelector('[data-skeleton]')).toBeNull());
    expect(await findField(texts().auth.login.password())).toBeDefined();
  });

  test('NET-11 a code that may be on its way says so, and is asked for again', async () => {
    await renderApp('/promotion');
    await open('REGISTER');
    const { restore } = spoilAnswers('captchaSms', nothing);
    sendStep1();
    await waitFor(() => expect(screen.queryAllByRole('alert').length).toBeGreaterThan(0));
    await notBusy();
    expect((await findField(phone())).value).toContain(FREE);
    restore();
    tap(texts().profile.register.submit());
    await findField(code());
  });

  test('NET-11 a new password is saved, whatever the answer brings', async () => {
    const { reset, password } = texts().profile;
    const { backend } = await renderApp('/promotion');
    await open('RESET_PASSWORD');
    enter(phone(), BOUND);
    tap(reset.submit());
    await findField(code());
    enter(code(), await codeFor(backend, BOUND));
    await findField(reset.newPassword());
    spoilAnswers('userResetPwd', nothing);
    enter(reset.newPassword(), NEW_PASSWORD);
    tap(reset.newSubmit());
    await expectToast(password.success());
    await waitFor(() => expect(usePopupStore.of(theApp()).getState().stack).toEqual([{ kind: 'LOGIN' }]));
  });

  test('NET-11 a password is changed, whatever the answer brings', async () => {
    const { router } = await renderApp('/changepassword', { player: true });
    const { change, password } = texts().profile;
    spoilAnswers('userChangePwd', nothing);
    enter(change.old(), 'Copihue2026');
    enter(change.new(), NEW_PASSWORD);
    tap(change.submit());
    await expectToast(password.success());
    await waitFor(() => expect(router.state.location.pathname).toBe('/me'));
  });

  test('NET-11 a session ends on the device, whatever the answer brings', async () => {
    const { calls } = await renderApp('/me', { player: true });
    spoilAnswers('userLogout', nothing);
    tap(texts().profile.me.logout());
    fireEvent.click(await screen.findByRole('button', { name: texts().menu.confirm.yes() }));
    await expectToast(texts().menu.loggedOut());
    expect(isLoggedIn(theApp())).toBe(false);
    await waitFor(() => expect(countOf(calls, '/user/logout')).toBe(1));
    expect(screen.queryByText(texts().crashed.title())).toBeNull();
  });
});
