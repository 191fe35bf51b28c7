import { afterEach, describe, expect, test, vi } from 'vitest';
import { tick } from './haptics.ts';

function phone({ touched = true, still = false, vibrate = vi.fn() as undefined | (() => boolean) } = {}) {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, vibrate });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: still && query === '(prefers-reduced-motion: reduce)',
  }));
  return vibrate;
}

describe('haptic tick', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('PLR-01 ticks once, shortly', () => {
    const vibrate = phone();
    tick();
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(8);
  });

  test('PLR-01 does not vibrate on an untouched page, nor under reduced motion', () => {
    const untouched = phone({ touched: false });
    tick();
    const still = phone({ still: true });
    tick();
    expect(untouched).not.toHaveBeenCalled();
    expect(still).not.toHaveBeenCalled();
  });

  test('PLR-01 a device without it loses nothing', () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    expect(tick).not.toThrow();
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    expect(tick).not.toThrow();
    expect(vibrate).not.toHaveBeenCalled();
  });
});
