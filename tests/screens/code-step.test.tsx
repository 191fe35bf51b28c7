import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { isLoggedIn } from '../../src/session/session-store.ts';
import {
  button,
  code,
  codeFor,
  enter,
  errorOf,
  expectToast,
  FREE,
  field,
  findField,
  storedTexts,
  tap,
} from './account-steps.ts';
import { heading, payWithMach, typeCode } from './deposit-steps.ts';
import { arriveAtCode, PASSWORD, sendStep1 } from './register-steps.ts';
import { countOf, renderApp, started } from './render-app.tsx';
import { openPopups, theApp } from './the-app.ts';

const profile = () => texts().profile;
const deposit = () => texts().deposit;

async function expectCodeStep(shown: RegExp): Promise<void> {
  await started();
  await screen.findByLabelText(code(), { selector: 'input' });
  expect(field(code()).value).toBe('');
  expect(screen.getByText(shown)).toBeDefined();
  expect(screen.getByText(/\b(1:00|0:5\d)\b/)).toBeDefined();
}

const reloaded = (page: Awaited<ReturnType<typeof renderApp>>) =>
  renderApp(page.router.state.location.href, { reloads: page });

test('SES-14 a reload at the code of a registration restores the step, asks for the password again, and registers', async () => {
  const first = await arriveAtCode();
  const page = await reloaded(first);
  await expectCodeStep(/5555\s4444/);
  const password = () => field(profile().register.password());
  expect(password().value).toBe('');
  expect(storedTexts()).not.toContain(PASSWORD);
  // A complete code moves the focus to the password, but shows no error yet.
  enter(code(), await codeFor(page.backend, FREE));
  await waitFor(() => expect(document.activeElement).toBe(password()));
  expect(errorOf(profile().register.password())).toBe('');
  tap(profile().register.codeSubmit());
  await waitFor(() =>
    expect(errorOf(profile().register.password())).toBe(texts().auth.register['password-error']()),
  );
  expect(countOf(page.calls, '/user/register')).toBe(0);
  enter(profile().register.password(), PASSWORD);
  expect(storedTexts()).not.toContain(PASSWORD);
  tap(profile().register.codeSubmit());
  await expectToast(profile().register.success());
  expect(isLoggedIn(theApp())).toBe(true);
  expect(countOf(page.calls, '/captcha/sms')).toBe(0);
  expect(sessionStorage.getItem('codeStep')).toBeNull();
});

test('SES-14 a reload at the code of a deposit restores the step with masked number and wait, and pays with one order', async () => {
  const first = await renderApp('/deposit', { player: true });
  await payWithMach('10000');
  const page = await reloaded(first);
  await heading(deposit().code.title());
  expect(screen.getByText(deposit().code.text({ phone: '912•••678' }))).toBeDefined();
  expect(button(/(5\d|60) s$/)).toHaveProperty('disabled', true);
  await typeCode(page.backend);
  await waitFor(() => expect(countOf(page.calls, '/recharge/prepay')).toBe(1));
  await waitFor(() => expect(sessionStorage.getItem('codeStep')).toBeNull());
  expect(countOf(page.calls, '/recharge/prepay')).toBe(1);
  expect(countOf(page.calls, '/recharge/createRechargeOrder')).toBe(0);
});

test('SES-14 SES-05 a reload after the code step over a screen for players restores the step in place of the login', async () => {
  const first = await renderApp('/me');
  await screen.findByRole('dialog');
  tap(texts().auth.login.signUp());
  await findField(profile().register.password());
  sendStep1();
  await findField(code());
  await reloaded(first);
  await expectCodeStep(/5555\s4444/);
  expect(openPopups()).toEqual([['REGISTER', 401]]);
});
