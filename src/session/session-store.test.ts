import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import {
  beginSession,
  currentEpoch,
  currentToken,
  endSession,
  isLoggedIn,
  onSessionChange,
  restoreSession,
  rotateToken,
} from './session-store.ts';

const CLEARED = ['shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn'];

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('session', () => {
  test('SES-13 a stored token restores the session', () => {
    localStorage.setItem('token', 'tk_1');
    expect(isLoggedIn()).toBe(false);
    restoreSession();
    expect(currentToken()).toBe('tk_1');
  });

  test('NET-09 a token change clears shared, reward and click flags; the same token clears nothing', () => {
    beginSession('tk_1');
    for (const key of CLEARED) localStorage.setItem(key, 'x');
    rotateToken('tk_1');
    expect(CLEARED.map((key) => localStorage.getItem(key))).toEqual(['x', 'x', 'x', 'x']);
    rotateToken('tk_2');
    expect(CLEARED.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
    expect(localStorage.getItem('token')).toBe('tk_2');
  });

  test('NET-09 rotation stays in the session: no change is announced and the epoch stands', () => {
    beginSession('tk_1');
    const epoch = currentEpoch();
    const changed = vi.fn();
    const stop = onSessionChange(changed);
    rotateToken('tk_2');
    expect(changed).not.toHaveBeenCalled();
    expect(currentEpoch()).toBe(epoch);
    stop();
  });

  test('NET-09 a token for a session that has ended does not restore it', () => {
    beginSession('tk_1');
    endSession();
    rotateToken('tk_2');
    expect(isLoggedIn()).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
