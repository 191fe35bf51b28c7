import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { emitUi } from '../../lib/ui-events.ts';
import { useFullScreen } from './use-full-screen.ts';

const app = freshApp();
let full: Element | null;
const request = vi.fn();
const exit = vi.fn();

/** The browser's own full screen, which jsdom lacks. @param isEnabled false as on a phone that keeps its bars */
function browser(isEnabled: boolean, isRefused = false): void {
  const turn = (element: Element | null) => {
    full = element;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  request.mockImplementation(() =>
    isRefused ? Promise.reject(new TypeError('refused')) : turn(document.documentElement),
  );
  exit.mockImplementation(() => turn(null));
  const own = {
    fullscreenEnabled: { configurable: true, get: () => isEnabled },
    fullscreenElement: { configurable: true, get: () => full },
    exitFullscreen: { configurable: true, value: exit },
  };
  Object.defineProperties(document, own);
  Object.defineProperty(document.documentElement, 'requestFullscreen', {
    configurable: true,
    value: request,
  });
}

beforeEach(() => {
  full = null;
  request.mockReset();
  exit.mockReset();
});
afterEach(() => {
  cleanup();
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

const wrapper = inApp(app);
const open = () => renderHook(() => useFullScreen(), { wrapper });
const turn = (isOn: boolean) => act(async () => emitUi(app, 'full-screen', { isOn }));

test.each([
  ['with the full screen of the browser', true, false, [1, 1]],
  ['on a phone without one', false, false, [0, 0]],
  ['where the browser refuses it', true, true, [1, 0]],
])('GAM-06 a game goes full screen and back %s', async (_where, isEnabled, isRefused, calls) => {
  browser(isEnabled, isRefused);
  const { result } = open();
  expect(result.current.isFull).toBe(false);
  await turn(true);
  expect(result.current.isFull).toBe(true);
  await turn(false);
  expect(result.current.isFull).toBe(false);
  expect([request.mock.calls.length, exit.mock.calls.length]).toEqual(calls);
});

test('GAM-06 leaving a game ends full screen, and calls nothing without it', async () => {
  browser(true);
  const first = open();
  await turn(true);
  first.unmount();
  expect([exit.mock.calls.length, full]).toEqual([1, null]);
  open().unmount();
  expect(exit).toHaveBeenCalledOnce();
});

test("GAM-06 full screen left by the browser's own gesture is left in the game too", async () => {
  browser(true);
  const { result } = open();
  await turn(true);
  await act(async () => {
    full = null;
    document.dispatchEvent(new Event('fullscreenchange'));
  });
  expect(result.current.isFull).toBe(false);
});
