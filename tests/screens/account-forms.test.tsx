import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { settings } from '../../src/config/this-page.ts';
import { texts } from '../../src/i18n/texts.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import {
  BOUND,
  button,
  callBackend,
  code,
  codeFor,
  control,
  enter,
  errorOf,
  expectError,
  expectNote,
  expectToast,
  FREE,
  field,
  findField,
  logIn,
  OTHER,
  open,
  paste,
  phone,
  tap,
  UNBOUND,
  wrongCodeFor,
} from './account-steps.ts';
import { arriveAtCode, PASSWORD, sendStep1, words } from './register-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds, openPopups, theApp } from './the-app.ts';

const OLD = 'Copihue2026';
const NEW = 'Nueva-clave1';
const change = () => texts().profile.change;

function send(old: string, fresh: string): void {
  enter(change().old(), old);
  enter(change().new(), fresh);
  tap(change().submit());
}

test('SES-10 the popup needs two valid passwords and shows a wrong old one under its field', async () => {
  const { calls } = await renderApp('/promotion', { player: true });
  await open('CHANGE_PASSWORD');
  send('a', 'b c');
  await expectError(change().old(), texts().auth.register['password-error']());
  expect(errorOf(change().new())).toBe(texts().auth.register['verify-error']());
  expect([field(change().new()).minLength, field(change().new()).maxLength]).toEqual([6, -1]);
  // A new password has at most 16 characters (spec point 5, verify form). The old one may be longer.
  send('Una-clave-de-24-letras-1', 'Una-clave-de-17-l');
  // The error of the new field does not change, so the old field shows that the form was checked again.
  await waitFor(() => expect(errorOf(change().old())).toBe(''));
  await expectError(change().new(), texts().auth.register['verify-error']());
  expect(countOf(calls, '/user/changePwd')).toBe(0);
  send('Equivocada1', NEW);
  await expectError(change().old(), 'no es correcta');
  await waitFor(() => expect(document.activeElement).toBe(field(change().old())));
  send(OLD, OLD);
  await expectError(change().new(), 'distinta de la actual');
  send(OLD, NEW);
  await expectToast(texts().profile.password.success());
  expect(openKinds()).toEqual([]);
});

test('SES-10 on the screen a double tap changes the password once, a lost connection keeps the input, and a change leads to the profile', async () => {
  const { backend, calls, router } = await renderApp('/changepassword', { player: true });
  expect(await screen.findByRole('heading', { name: change().title(), level: 1 })).toBeDefined();
  await control(backend, 'faults', { operationId: 'userChangePwd', fault: 'drop-after' });
  send(OLD, NEW);
  tap(change().submit());
  await expectNote(texts().profile.problem.lost());
  expect(countOf(calls, '/user/changePwd')).toBe(1);
  expect([field(change().old()).value, field(change().new()).value]).toEqual([OLD, NEW]);
  // The password had changed, so the old one is refused. The error says that this may be the reason.
  await control(backend, 'faults', { clear: true });
  tap(change().submit());
  await expectError(change().old(), change().maybeDone());
  send(NEW, OLD);
  await expectToast(texts().profile.password.success());
  await waitFor(() => expect(router.state.location.pathname).toBe('/me'));
  expect(backend.registry.world('default').state.sessions.size).toBe(1);
});

test('SES-10 the form of an ended session says so, offers the login above it and keeps the input', async () => {
  const { backend } = await renderApp('/changepassword', { player: true });
  await control(backend, 'faults', { operationId: 'userChangePwd', fault: 'unauthorized' });
  send(OLD, NEW);
  // The call waits for the answer to the login that is offered; a touch elsewhere says no.
  await waitFor(() => expect(document.querySelector('[popover]')).not.toBeNull());
  fireEvent.pointerDown(document.body);
  await expectNote('Tu sesión terminó');
  tap(texts().profile.problem.logIn());
  await waitFor(() => expect(openPopups()).toEqual([['LOGIN', 401]]));
  await control(backend, 'faults', { clear: true });
  const login = await screen.findByRole('dialog');
  await logIn();
  await waitFor(() => expect(login.isConnected).toBe(false));
  expect(field(change().new()).value).toBe(NEW);
  tap(change().submit());
  await expectToast(texts().profile.password.success());
});

const reset = () => texts().profile.reset;

test('SES-09 a number without an account, and one without a bound phone, get message.unexists; a wrong code shows under the new password and leads back to the code without losing input', async () => {
  const { backend, calls } = await renderApp('/promotion');
  await open('RESET_PASSWORD');
  for (const number of [FREE, UNBOUND]) {
    enter(phone(), number);
    await expectError(phone(), /^$/);
    tap(reset().submit());
    await expectError(phone(), texts().auth.message.unexists());
  }
  expect(field(phone()).value).toBe(UNBOUND);
  expect(countOf(calls, '/captcha/usernameSms')).toBe(0);
  enter(phone(), BOUND);
  tap(reset().submit());
  await findField(code());
  enter(code(), await wrongCodeFor(backend, BOUND));
  await findField(reset().newPassword());
  enter(reset().newPassword(), NEW);
  tap(reset().newSubmit());
  await expectError(reset().newPassword(), 'El código no es correcto');
  tap(reset().otherCode());
  await findField(code());
  enter(code(), await codeFor(backend, BOUND));
  expect((await findField(reset().newPassword())).value).toBe(NEW);
  tap(reset().newSubmit());
  await expectToast(texts().profile.password.success());
});

const DAY_MS = 86_400_000;

afterEach(() => {
  delete settings.birthDate;
});

test('SES-06 an incomplete step 1 sends nothing and shows beside each field what is missing', async () => {
  const { calls } = await renderApp('/promotion');
  await open('REGISTER');
  expect(screen.queryByLabelText(words().birthDate())).toBeNull();
  enter(phone(), '1234');
  enter(words().password(), 'contraseña');
  fireEvent.click(screen.getByLabelText(words().hasAgentCode()));
  enter(words().agentCode(), 'A7');
  tap(words().submit());
  await expectError(phone(), texts().auth.register['username-error']());
  expect(errorOf(words().password())).toBe(texts().auth.register['password-error']());
  expect(errorOf(words().password())).toContain('ñ');
  expect(errorOf(words().agentCode())).toBe(words().agentCodeError());
  expect(screen.getByText(words().termsError()).closest('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(field(phone()));
  expect(countOf(calls, '/captcha/sms')).toBe(0);
});

test('SES-06 a market that requires a date of birth takes 18 years, and the server decides', async () => {
  settings.birthDate = ['CL'];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const { backend, calls } = await renderApp('/promotion', { clock: () => now });
  await open('REGISTER');
  const born = words().birthDate();
  sendStep1();
  for (const wrong of ['1899-12-31', '2008-11-22', '']) {
    enter(born, wrong);
    await expectError(born, words().birthDateError());
  }
  expect(countOf(calls, '/captcha/sms')).toBe(0);
  enter(born, '2008-11-21');
  tap(words().submit());
  await findField(code());
  now -= DAY_MS;
  enter(code(), await codeFor(backend, FREE));
  await expectError(await findField(born).then(() => born), /^Tienes que tener 18 años/);
  expect(field(born).value).toBe('2008-11-21');
  enter(born, '2008-11-20');
  tap(words().submit());
  await findField(code());
  tap(words().codeSubmit());
  await expectToast(words().success());
});

test('SES-08 a number that has an account gets a message under its field and a login with that number', async () => {
  await renderApp('/promotion');
  await open('REGISTER');
  sendStep1(BOUND);
  await expectError(phone(), 'Ese número ya tiene una cuenta.');
  expect(field(words().password()).value).toBe(PASSWORD);
  tap(words().logInWithNumber());
  await waitFor(() => expect(openPopups()).toEqual([['LOGIN', undefined]]));
  expect((await findField(texts().auth.login.password())).value).toBe('');
  expect(field(phone()).value).toBe(BOUND);
});

test('SES-08 a wrong code shows under its field and clears the loading state, and the right one registers', async () => {
  const { backend, calls } = await arriveAtCode();
  for (const incomplete of ['', '12345']) {
    enter(code(), incomplete);
    tap(words().codeSubmit());
    await expectError(code(), /./);
  }
  enter(code(), await wrongCodeFor(backend, FREE));
  await expectError(code(), 'El código no es correcto');
  expect(field(code()).value).toBe('');
  expect(button(words().codeSubmit())).toHaveProperty('disabled', false);
  // A code that got no answer stays, to be sent again.
  await control(backend, 'faults', { operationId: 'userRegister', fault: 'drop-before', times: 1 });
  enter(code(), await codeFor(backend, FREE));
  await expectNote(texts().profile.problem.lost());
  tap(words().codeSubmit());
  await expectToast(words().success());
  expect(isLoggedIn(theApp())).toBe(true);
  expect(countOf(calls, '/user/register')).toBe(3);
});

test('SES-07 a limit on codes shows its wait for that number only', async () => {
  const { backend } = await renderApp('/promotion');
  await open('REGISTER');
  for (let sent = 0; sent < 5; sent += 1) {
    await callBackend(backend, '/captcha/sms', { country: 'CL', phoneNumber: FREE });
    await control(backend, 'clock', { advanceMs: 61_000 });
  }
  sendStep1();
  await expectError(phone(), /en 55 min/);
  expect(screen.getByText(/\b5[45]:\d\d\b/)).toHaveProperty('disabled', true);
  enter(phone(), OTHER);
  tap(words().submit());
  await findField(code());
});

test('SES-07 a code pasted with a space sends itself, once', async () => {
  const { backend, calls } = await arriveAtCode();
  const sent = await codeFor(backend, FREE);
  paste(code(), `${sent.slice(0, 3)} ${sent.slice(3)}`);
  await expectToast(words().success());
  expect(countOf(calls, '/user/register')).toBe(1);
  await waitFor(() => expect(openKinds()).toEqual([]));
});
