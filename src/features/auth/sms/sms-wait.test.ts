import { beforeEach, expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { type App, emptyApp } from '../../../lib/app.ts';
import { secondsLeft } from '../../../lib/wait.ts';
import { forgetCode, isCodeWaiting, noteCodeFailure, noteCodeSent, type SmsPurpose } from './sms-wait.ts';

let app: App;
beforeEach(() => {
  app = deviceApp();
});

const PHONE = '912345678';
const T0 = Date.parse('2026-11-21T12:00:00Z');
const at = (seconds: number) => ({ phone: T0 + seconds * 1_000 });

const limit = (retryAfterSeconds: number) => ({ isUnknown: false, retryAfterSeconds });
const lost = { isUnknown: true, retryAfterSeconds: undefined };
const stored = () => JSON.parse(app.ports.sessionStorage.getItem('smsWaits') ?? '{}');
const left = (purpose: SmsPurpose, seconds: number) =>
  secondsLeft(stored()[`${purpose}:${PHONE}`], at(seconds));

test.each([
  [undefined, 60],
  [0, 60],
  [30, 60],
  [60, 60],
  [90, 90],
])(
  'SES-07 SES-14 a server that names %s seconds means a wait of %i, in whole seconds',
  (answered, seconds) => {
    noteCodeSent(app, 'register', PHONE, answered, at(0));
    const after = [0, 0.999, 1, seconds - 0.999, seconds, seconds + 1];
    expect(after.map((time) => left('register', time))).toEqual([seconds, seconds, seconds - 1, 1, 0, 0]);
  },
);

test('SES-14 goes on after a reload; the code that is on its way is not sent again', () => {
  noteCodeSent(app, 'register', PHONE, 60, at(0));
  app = emptyApp(app.ports);
  expect(isCodeWaiting(app, 'register', PHONE, at(25))).toBe(true);
  expect(isCodeWaiting(app, 'register', PHONE, at(60))).toBe(false);
  expect(isCodeWaiting(app, 'reset', PHONE, at(0))).toBe(false);
  expect(isCodeWaiting(app, 'register', '911112222', at(0))).toBe(false);
});

test('SES-07 a limit locks the number; it does not pretend that a code was sent, nor spoils one that was', () => {
  noteCodeFailure(app, 'register', PHONE, limit(3_300), at(0));
  expect([left('register', 0), isCodeWaiting(app, 'register', PHONE, at(0))]).toEqual([3_300, false]);
  noteCodeSent(app, 'reset', PHONE, 60, at(0));
  noteCodeFailure(app, 'reset', PHONE, limit(600), at(30));
  expect([left('reset', 30), isCodeWaiting(app, 'reset', PHONE, at(30))]).toEqual([600, true]);
});

test.each([
  [50, true],
  [60, true],
  [61, false],
  [3_300, false],
])('SES-07 a wait of %i seconds after a lost answer means that a code was sent: %s', (seconds, isSent) => {
  noteCodeFailure(app, 'register', PHONE, lost, at(0));
  expect(isCodeWaiting(app, 'register', PHONE, at(0))).toBe(false);
  noteCodeFailure(app, 'register', PHONE, limit(seconds), at(10));
  expect(isCodeWaiting(app, 'register', PHONE, at(10))).toBe(isSent);
});

test('SES-07 a spent code and a wait that is over are forgotten', () => {
  noteCodeSent(app, 'register', PHONE, 60, at(0));
  noteCodeSent(app, 'register', '911112222', 60, at(61));
  expect(Object.keys(stored())).toEqual(['register:911112222']);
  forgetCode(app, 'register', '911112222', at(61));
  expect(stored()).toEqual({});
});

test.each([
  '{broken',
  'null',
  '7',
  '{"register:912345678":{"until":"soon"}}',
  '{"register:912345678":{"until":9e15,"lengthMs":"9e15","isSent":true}}',
  '{"register:912345678":{"until":9e15,"lengthMs":9e15,"serverUntil":"9e15","isSent":true}}',
])('SES-14 a broken memory (%s) waits for nothing', (memory) => {
  app.ports.sessionStorage.setItem('smsWaits', memory);
  expect(isCodeWaiting(app, 'register', PHONE, at(0))).toBe(false);
});
