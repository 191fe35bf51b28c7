import { expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { CallError } from '../../../api/call-error.ts';
import { isCodeWaiting, sendCode } from './sms-wait.ts';

const NUMBER = '912345678';
const waitsIn = (app: ReturnType<typeof deviceApp>) =>
  JSON.parse(app.ports.sessionStorage.getItem('smsWaits') ?? '{}')[`reset:${NUMBER}`];

test('SES-07 a code that was sent waits, as long as the server says', async () => {
  const app = deviceApp();
  await sendCode(app, 'reset', NUMBER, async () => ({ resendAfterSeconds: 90 }));
  expect(isCodeWaiting(app, 'reset', NUMBER)).toBe(true);
  expect(waitsIn(app)).toMatchObject({ lengthMs: 90_000, isSent: true });
});

test.each([
  [
    { kind: 'http', status: 429, retryAfterSeconds: 300 },
    { lengthMs: 300_000, isSent: false },
  ],
  [{ kind: 'refused', status: 200 }, undefined],
] as const)(
  'SES-07 after the failure %j the number waits so, and the form hears of it',
  async (failure, wait) => {
    const app = deviceApp();
    const error = new CallError({ path: '/captcha/sms', ...failure });
    await expect(sendCode(app, 'reset', NUMBER, () => Promise.reject(error))).rejects.toBe(error);
    if (wait) expect(waitsIn(app)).toMatchObject(wait);
    else expect(waitsIn(app)).toBeUndefined();
    expect(isCodeWaiting(app, 'reset', NUMBER)).toBe(false);
  },
);
