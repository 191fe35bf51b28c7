import { afterEach, expect, test, vi } from 'vitest';
import { tick } from './haptics.ts';

function phone({ touched = true, still = false }) {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, vibrate });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query === '(prefers-reduced-motion: reduce)',
  }));
  return vibrate;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['vibrates shortly on a phone in use', {}, [[8]]],
  ['does not vibrate on an untouched page', { touched: false }, []],
  ['does not vibrate for a player who wants less motion', { still: true }, []],
] as const)('PLR-01 a tick %s', (_who, device, calls) => {
  const vibrate = phone(device);
  tick();
  expect(vibrate.mock.calls).toEqual(calls);
});

test('PLR-01 a device without vibration ignores a tick', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  for (const navigator of [{ userActivation: { hasBeenActive: true } }, { vibrate: vi.fn() }]) {
    vi.stubGlobal('navigator', navigator);
    expect(tick).not.toThrow();
    expect(navigator.vibrate?.mock.calls ?? []).toEqual([]);
  }
});
