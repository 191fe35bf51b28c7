import { afterEach, expect, test, vi } from 'vitest';
import { tick } from './haptics.ts';

afterEach(() => vi.unstubAllGlobals());

const vibrate = vi.fn();
const [touched, untouched] = [true, false].map((hasBeenActive) => ({ userActivation: { hasBeenActive } }));
test.each([
  ['vibrates shortly on a phone in use', { ...touched, vibrate }, false, [[8]]],
  ['does not vibrate on an untouched page', { ...untouched, vibrate }, false, []],
  ['does not vibrate for a player who wants less motion', { ...touched, vibrate }, true, []],
  ['is nothing on a device that cannot vibrate', { ...touched }, false, []],
  ['is nothing in a browser that tells no touch', { vibrate }, false, []],
])('PLR-01 a tick %s', (_who, navigator, isStill, calls) => {
  vibrate.mockClear();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query === '(prefers-reduced-motion: reduce)',
  }));
  tick();
  expect(vibrate.mock.calls).toEqual(calls);
});
