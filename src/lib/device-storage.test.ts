import { afterEach, describe, expect, test, vi } from 'vitest';
import { readDevice, removeDevice, writeDevice } from './device-storage.ts';

function stubStorage(storage: Partial<Storage>): void {
  vi.stubGlobal('localStorage', storage);
}

afterEach(() => {
  removeDevice('locale', 'token');
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
    writeDevice('StickyBanner', '2026-11-21');
    expect(stored.get('StickyBanner')).toBe('2026-11-21');
    expect(readDevice('StickyBanner')).toBe('2026-11-21');
    removeDevice('StickyBanner');
    expect(readDevice('StickyBanner')).toBeNull();
  });

  test('APP-07 lives without storage: what is written lasts as long as the page', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    stubStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readDevice('token')).toBeNull();
    writeDevice('token', 'tk_1');
    expect(readDevice('token')).toBe('tk_1');
    removeDevice('token');
    expect(readDevice('token')).toBeNull();
  });

  test('APP-07 a full device keeps the newest value for the page', () => {
    stubStorage({
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    });
    writeDevice('locale', 'en');
    expect(readDevice('locale')).toBe('en');
  });
});
