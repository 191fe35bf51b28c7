import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, emptyApp } from './app.ts';
import { readDevice, removeDevice, writeDevice } from './device-storage.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

function stubStorage(storage: Partial<Storage>): void {
  vi.stubGlobal('localStorage', storage);
}

afterEach(() => {
  removeDevice(app, 'locale', 'token');
  vi.unstubAllGlobals();
});

describe('APP-07 device storage', () => {
  test('APP-07 keeps texts under their exact names', () => {
    const stored = new Map<string, string>();
    stubStorage({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    });
    writeDevice(app, 'StickyBanner', '2026-11-21');
    expect(stored.get('StickyBanner')).toBe('2026-11-21');
    expect(readDevice(app, 'StickyBanner')).toBe('2026-11-21');
    removeDevice(app, 'StickyBanner');
    expect(readDevice(app, 'StickyBanner')).toBeNull();
  });

  test('APP-07 lives without storage: what is written lasts as long as the page', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readDevice(app, 'token')).toBeNull();
    writeDevice(app, 'token', 'tk_1');
    expect(readDevice(app, 'token')).toBe('tk_1');
    removeDevice(app, 'token');
    expect(readDevice(app, 'token')).toBeNull();
  });

  test('APP-07 a full device keeps the newest value for the page', () => {
    stubStorage({
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    writeDevice(app, 'locale', 'en');
    expect(readDevice(app, 'locale')).toBe('en');
  });
});
