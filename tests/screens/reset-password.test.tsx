import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import {
  BOUND,
  code,
  codeFor,
  enter,
  errorOf,
  expectError,
  expectToast,
  FREE,
  field,
  findField,
  open,
  phone,
  tap,
  UNBOUND,
  wrongCodeFor,
} from './account-steps.ts';
import { countOf, renderApp } from './render-app.tsx';

const PASSWORD = 'Nueva-clave1';
const words = () => texts().profile.reset;

async function arriveAtCode() {
  const app = await renderApp('/promotion');
  await open('RESET_PASSWORD');
  enter(phone(), BOUND);
  tap(words().submit());
  await findField(code());
  return app;
}

async function savePassword(typed: string): Promise<void> {
  enter(code(), typed);
  await findField(words().newPassword());
  enter(words().newPassword(), PASSWORD);
  tap(words().newSubmit());
}

describe('recover the password', () => {
  test('SES-09 a number without an account, and one without a bound phone, get message.unexists', async () => {
    const { calls } = await renderApp('/promotion');
    await open('RESET_PASSWORD');
    for (const number of [FREE, UNBOUND]) {
      enter(phone(), number);
      expect(errorOf(phone())).toBe('');
      tap(words().submit());
      await expectError(phone(), texts().auth.message.unexists());
    }
    expect(field(phone()).value).toBe(UNBOUND);
    expect(countOf(calls, '/captcha/usernameSms')).toBe(0);
  });

  test('SES-09 a wrong code stands under the new password, and leads back to the code with nothing lost', async () => {
    const { backend } = await arriveAtCode();
    await savePassword(await wrongCodeFor(backend, BOUND));
    await expectError(words().newPassword(), 'El código no es correcto');
    tap(words().otherCode());
    await findField(code());
    enter(code(), await codeFor(backend, BOUND));
    expect((await findField(words().newPassword())).value).toBe(PASSWORD);
    tap(words().newSubmit());
    await expectToast(texts().profile.password.success());
  });
});
