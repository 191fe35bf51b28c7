import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage.ts';
import { type App, emptyApp } from '../lib/app.ts';
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

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

const CLEARED = ['shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn'];

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  endSession(app);
  vi.unstubAllGlobals();
});

describe('session', () => {
  test('SES-13 a stored token restores the session', () => {
    localStorage.setItem('token', 'tk_1');
    expect(isLoggedIn(app)).toBe(false);
    restoreSession(app);
    expect(currentToken(app)).toBe('tk_1');
  });

  test('NET-09 a token change clears shared, reward and click flags; the same token clears nothing', () => {
    beginSession(app, 'tk_1');
    for (const key of CLEARED) localStorage.setItem(key, 'x');
    rotateToken(app, 'tk_1');
    expect(CLEARED.map((key) => localStorage.getItem(key))).toEqual(['x', 'x', 'x', 'x']);
    rotateToken(app, 'tk_2');
    expect(CLEARED.map((key) => localStorage.getItem(key))).toEqual([null, null, null, null]);
    expect(localStorage.getItem('token')).toBe('tk_2');
  });

  test('NET-09 rotation stays in the session: no change is announced and the epoch stands', () => {
    beginSession(app, 'tk_1');
    const epoch = currentEpoch(app);
    const changed = vi.fn();
    const stop = onSessionChange(app, changed);
    rotateToken(app, 'tk_2');
    expect(changed).not.toHaveBeenCalled();
    expect(currentEpoch(app)).toBe(epoch);
    stop();
  });

  test('NET-09 a token for a session that has ended does not restore it', () => {
    beginSession(app, 'tk_1');
    endSession(app);
    rotateToken(app, 'tk_2');
    expect(isLoggedIn(app)).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
