import { expect, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { answerTimes } from './answer-times.ts';
import * as clock from './server-clock.ts';

const HOUR_MS = 60 * 60_000;
const START = Date.parse('2026-11-21T12:00:00Z');

const app = freshApp();

const ahead = () => Math.round(((clock.serverNow(app) ?? Number.NaN) - performance.now()) / 100) * 100;

test.each([
  ['an answer that took 30 s', -30_000, 0],
  ['an answer that took 89 s', -89_000, 0],
  ['a quicker answer', 400, 400],
  ['a server whose clock was put back by 90 s', -90_000, -90_000],
  ['a server whose clock was put back by 2 min', -120_000, -120_000],
  ['a server whose clock was put back by an hour', -HOUR_MS, -HOUR_MS],
  ['a server whose clock was put forward', HOUR_MS, HOUR_MS],
])('APP-18 the clock that hears %s, %d ms off, moves by %d ms', (_title, later, moved) => {
  expect(clock.serverNow(app)).toBeUndefined();
  clock.syncServerTime(app, START + 5_000, 5_000);
  expect(ahead()).toBe(START);
  clock.syncServerTime(app, START + 9_000 + later, 9_000);
  expect(ahead()).toBe(START + moved);
});

test('APP-18 a listener of the clock gets the first time and each jump, until it ends', () => {
  const received = vi.fn();
  const stop = clock.onServerTime(app, received);
  for (const moved of [0, 300, 600, 1_600]) clock.syncServerTime(app, START + moved, 0);
  expect(received).toHaveBeenCalledTimes(1);
  clock.syncServerTime(app, START + HOUR_MS, 0);
  expect(received).toHaveBeenCalledTimes(2);
  stop();
  clock.syncServerTime(app, START, 0);
  expect(received).toHaveBeenCalledTimes(2);
});

test('APP-18 the clock knows the answer that came before it, and follows those that come after', () => {
  const [noon, later] = ['Sat, 21 Nov 2026 12:00:00 GMT', 'Sat, 21 Nov 2026 13:00:00 GMT'];
  const times = answerTimes(app);
  const dated = (date: string) => new Headers({ date });
  times.last = [dated(noon), 0];
  expect(ahead()).toBe(START);
  times.follow?.([dated(later), 0]);
  expect(ahead()).toBe(START + HOUR_MS);
  for (const undated of [new Headers(), dated('soon')]) times.follow?.([undated, 0]);
  expect(ahead()).toBe(START + HOUR_MS);
});

test('APP-18 an answer without a time tells none, and until one does the phone’s clock counts', () => {
  clock.syncServerTime(app, Number.NaN, 0);
  expect(clock.serverNow(app)).toBeUndefined();
  expect(Math.abs(clock.timeNow(app) - Date.now())).toBeLessThan(1_000);
  clock.syncServerTime(app, START + performance.now(), performance.now());
  expect(Math.abs(clock.timeNow(app) - START - performance.now())).toBeLessThan(5_000);
});
