import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { settings } from '../../src/config/this-page.ts';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import {
  ask,
  BOUND,
  button,
  code,
  codeFor,
  control,
  enter,
  errorOf,
  expectError,
  expectToast,
  FREE,
  field,
  findField,
  OTHER,
  open,
  paste,
  phone,
  tap,
  wrongCodeFor,
} from './account-steps.ts';
import { arriveAtCode, PASSWORD, sendStep1, words } from './register-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  delete settings.birthDate;
});

describe('sign up', () => {
  test('SES-06 an incomplete step 1 sends nothing and says what is missing beside each field', async () => {
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

  test('SES-06 a date of birth is asked for where the market does: 18 years, and the server has the last word', async () => {
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

  test('SES-08 a number that has an account gets a message under it, and the login is offered with it', async () => {
    await renderApp('/promotion');
    await open('REGISTER');
    sendStep1(BOUND);
    await expectError(phone(), 'Ese número ya tiene una cuenta.');
    expect(field(words().password()).value).toBe(PASSWORD);
    tap(words().logInWithNumber());
    await waitFor(() => expect(usePopupStore.of(theApp()).getState().stack).toEqual([{ kind: 'LOGIN' }]));
    expect((await findField(texts().auth.login.password())).value).toBe('');
    expect(field(phone()).value).toBe(BOUND);
  });

  test('SES-08 a wrong code gets a message under it, clears the loading state, and the right one registers', async () => {
    const { backend, calls } = await arriveAtCode();
    enter(code(), await wrongCodeFor(backend, FREE));
    await expectError(code(), 'El código no es correcto');
    expect(field(code()).value).toBe('');
    expect(button(words().codeSubmit())).toHaveProperty('disabled', false);
    enter(code(), await codeFor(backend, FREE));
    await expectToast(words().success());
    expect(isLoggedIn(theApp())).toBe(true);
    expect(countOf(calls, '/user/register')).toBe(2);
  });

  test('SES-07 the server limits codes: the wait is shown where it holds, another number is free', async () => {
    const { backend } = await renderApp('/promotion');
    await open('REGISTER');
    for (let sent = 0; sent < 5; sent += 1) {
      await ask(backend, '/captcha/sms', { country: 'CL', phoneNumber: FREE });
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
    await waitFor(() => expect(usePopupStore.of(theApp()).getState().stack).toEqual([]));
  });

  test('SES-07 a double tap sends one SMS', async () => {
    const { calls } = await renderApp('/promotion');
    await open('REGISTER');
    sendStep1();
    tap(words().submit());
    await findField(code());
    expect(countOf(calls, '/captcha/sms')).toBe(1);
  });
});
