import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterIdle, watchFinger } from './after-idle.ts';
import { type App, emptyApp } from './app.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
  return watchFinger(app);
});

const finger = (type: 'touchstart' | 'touchend' | 'touchcancel') =>
  window.dispatchEvent(
    Object.assign(new Event(type), { touches: type === 'touchstart' ? [{ identifier: 1 }] : [] }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('LOB-06 a start after the first view happens once, after its delay', () => {
  const start = vi.fn();
  afterIdle(app, 500, start);
  vi.advanceTimersByTime(499);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each(['touchend', 'touchcancel'] as const)(
  'LOB-06 a start never happens under a finger, and follows its %s',
  (end) => {
    const start = vi.fn();
    finger('touchstart');
    afterIdle(app, 0, start);
    vi.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
    finger(end);
    vi.advanceTimersByTime(5_000);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

test('LOB-06 a start never happens under a finger on a part that stops its touch events', () => {
  const start = vi.fn();
  const keep = (event: Event) => event.stopPropagation();
  document.body.addEventListener('touchstart', keep);
  document.body.dispatchEvent(Object.assign(new Event('touchstart', { bubbles: true }), { touches: [{}] }));
  document.body.removeEventListener('touchstart', keep);
  afterIdle(app, 0, start);
  vi.advanceTimersByTime(10_000);
  expect(start).not.toHaveBeenCalled();
});

test('LOB-06 a start happens in an idle moment of the browser, at the latest after two seconds', () => {
  const [start, idle] = [vi.fn(), vi.fn()];
  vi.stubGlobal('requestIdleCallback', idle);
  afterIdle(app, 500, start);
  vi.advanceTimersByTime(5_000);
  expect(start).not.toHaveBeenCalled();
  expect(idle).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2_000 });
  idle.mock.calls[0]?.[0]();
  expect(start).toHaveBeenCalledTimes(1);
});

test('LOB-06 two starts after the first view that are due together happen one after the other', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  afterIdle(app, 100, first);
  afterIdle(app, 100, second);
  while (first.mock.calls.length === 0) vi.advanceTimersByTime(10);
  vi.advanceTimersByTime(199);
  expect(second).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('LOB-06 a cancelled start never happens, with a finger down or without', () => {
  const start = vi.fn();
  const cancel = afterIdle(app, 100, start);
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  finger('touchstart');
  const cancelUnderFinger = afterIdle(app, 0, start);
  vi.advanceTimersByTime(1_000);
  cancelUnderFinger();
  finger('touchend');
  vi.advanceTimersByTime(10_000);
  expect(start).not.toHaveBeenCalled();
});
