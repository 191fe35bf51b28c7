import { beforeEach, describe, expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { type App, emptyApp } from '../../../lib/app.ts';
import { secondsLeft } from '../../../lib/wait.ts';
import * as waits from './sms-wait.ts';

let app: App;
beforeEach(() => {
  app = deviceApp();
});

const PHONE = '912345678';
const T0 = Date.parse('2026-11-21T12:00:00Z');

function freshPage() {
  app = emptyApp(app.ports);
  return waits;
}

const limit = (retryAfterSeconds: number) => ({ isUnknown: false, retryAfterSeconds });
const lost = { isUnknown: true, retryAfterSeconds: undefined };

function waitOf(_waits: typeof waits, purpose: 'register' | 'reset' = 'register') {
  const stored: unknown = JSON.parse(app.ports.sessionStorage.getItem('smsWaits') ?? '{}');
  const wait = (stored as Record<string, Parameters<typeof secondsLeft>[0]>)[`${purpose}:${PHONE}`];
  return (phone: number) => secondsLeft(wait, { phone });
}

describe('the wait for another code', () => {
  test('SES-14 counts down from the time of sending, whole seconds, and ends at 0', async () => {
    freshPage();
    waits.noteCodeSent(app, 'register', PHONE, 60, { phone: T0 });
    const left = waitOf(waits);
    expect([0, 1, 999, 1_000, 59_001, 60_000, 61_000].map((ms) => left(T0 + ms))).toEqual([
      60, 60, 60, 59, 1, 0, 0,
    ]);
  });

  test.each([
    [undefined, 60],
    [0, 60],
    [30, 60],
    [60, 60],
    [90, 90],
  ])('SES-07 a server that names %s seconds means a wait of %i', async (answered, seconds) => {
    freshPage();
    waits.noteCodeSent(app, 'register', PHONE, answered, { phone: T0 });
    expect(waitOf(waits)(T0)).toBe(seconds);
  });

  test('SES-14 is right after the page slept for an hour, and never grows when the clock is set back', async () => {
    freshPage();
    waits.noteCodeSent(app, 'register', PHONE, 60, { phone: T0 });
    const left = waitOf(waits);
    expect(left(T0 + 3_600_000)).toBe(0);
    expect(left(T0 - 3_600_000)).toBe(60);
  });

  test('SES-14 goes on after a reload; the code that is on its way is not sent again', async () => {
    const before = freshPage();
    before.noteCodeSent(app, 'register', PHONE, 60, { phone: T0 });
    const after = freshPage();
    expect(after.isCodeWaiting(app, 'register', PHONE, { phone: T0 + 25_000 })).toBe(true);
    expect(after.isCodeWaiting(app, 'register', PHONE, { phone: T0 + 60_000 })).toBe(false);
    expect(after.isCodeWaiting(app, 'reset', PHONE, { phone: T0 })).toBe(false);
    expect(after.isCodeWaiting(app, 'register', '911112222', { phone: T0 })).toBe(false);
  });

  test('SES-07 a limit locks the number, and does not pretend that a code was sent', async () => {
    freshPage();
    waits.noteCodeFailure(app, 'register', PHONE, limit(3_300), { phone: T0 });
    expect(waitOf(waits)(T0)).toBe(3_300);
    expect(waits.isCodeWaiting(app, 'register', PHONE, { phone: T0 })).toBe(false);
  });

  test('SES-07 a limit keeps a code that was sent before valid', async () => {
    freshPage();
    waits.noteCodeSent(app, 'reset', PHONE, 60, { phone: T0 });
    waits.noteCodeFailure(app, 'reset', PHONE, limit(600), { phone: T0 + 30_000 });
    expect(waitOf(waits, 'reset')(T0 + 30_000)).toBe(600);
    expect(waits.isCodeWaiting(app, 'reset', PHONE, { phone: T0 + 30_000 })).toBe(true);
  });

  test('SES-07 a short wait after a lost answer means that a code was sent', async () => {
    freshPage();
    waits.noteCodeFailure(app, 'register', PHONE, lost, { phone: T0 });
    expect(waits.isCodeWaiting(app, 'register', PHONE, { phone: T0 })).toBe(false);
    waits.noteCodeFailure(app, 'register', PHONE, limit(50), { phone: T0 + 10_000 });
    expect(waits.isCodeWaiting(app, 'register', PHONE, { phone: T0 + 10_000 })).toBe(true);
  });

  test('SES-07 a long wait after a lost answer says nothing about a code', async () => {
    freshPage();
    waits.noteCodeFailure(app, 'register', PHONE, lost, { phone: T0 });
    waits.noteCodeFailure(app, 'register', PHONE, limit(3_300), { phone: T0 });
    expect(waits.isCodeWaiting(app, 'register', PHONE, { phone: T0 })).toBe(false);
  });

  test('SES-07 a spent code and a wait that is over are forgotten', async () => {
    freshPage();
    waits.noteCodeSent(app, 'register', PHONE, 60, { phone: T0 });
    waits.noteCodeSent(app, 'register', '911112222', 60, { phone: T0 + 61_000 });
    expect(Object.keys(JSON.parse(app.ports.sessionStorage.getItem('smsWaits') ?? ''))).toEqual([
      'register:911112222',
    ]);
    waits.forgetCode(app, 'register', '911112222', { phone: T0 + 61_000 });
    expect(app.ports.sessionStorage.getItem('smsWaits')).toBe('{}');
  });

  test.each([
    '{broken',
    'null',
    '7',
    '{"register:912345678":{"until":"soon"}}',
    '{"register:912345678":{"until":9e15,"lengthMs":"9e15","isSent":true}}',
    '{"register:912345678":{"until":9e15,"lengthMs":9e15,"serverUntil":"9e15","isSent":true}}',
  ])('SES-14 a broken memory (%s) waits for nothing', async (stored) => {
    app.ports.sessionStorage.setItem('smsWaits', stored);
    freshPage();
    expect(waits.isCodeWaiting(app, 'register', PHONE, { phone: T0 })).toBe(false);
  });
});
