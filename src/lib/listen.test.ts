import { afterEach, expect, test, vi } from 'vitest';
import { windowEvents } from '../../tests/support/window-events.ts';
import { combineCleanups, listen } from './listen.ts';

afterEach(() => vi.unstubAllGlobals());

test('APP-19 a listener of the window gets each event until it ends', () => {
  const page = windowEvents();
  const received: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => listen('online', () => received.push(name)));
  const stop = combineCleanups(first, undefined, second);
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('offline'));
  expect(received).toEqual(['first', 'second']);
  stop();
  page.dispatchEvent(new Event('online'));
  expect(received).toHaveLength(2);
});
