import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import type { App } from '../lib/app.ts';
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
  app = deviceApp();
});

const CLEARED = ['shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn'];

afterEach(() => {
  endSession(app);
});

describe('session', () => {
  test('SES-13 a stored token restores the session', () => {
    app.ports.localStorage.setItem('token', 'tk_1');
    expect(isLoggedIn(app)).toBe(false);
    const changed = vi.fn();
    onSessionChange(app, changed);
    restoreSession(app);
    expect(currentToken(app)).toBe('tk_1');
    expect(changed.mock.calls).toEqual([[true]]);
  });

  test('SES-13 an empty token is no session', () => {
    app.ports.localStorage.setItem('token', '');
    restoreSession(app);
    expect(isLoggedIn(app)).toBe(false);
  });

  test('NET-09 a token change clears shared, reward and click flags; the same token clears nothing', () => {
    beginSession(app, 'tk_1');
    for (const key of CLEARED) app.ports.localStorage.setItem(key, 'x');
    rotateToken(app, 'tk_1');
    expect(CLEARED.map((key) => app.ports.localStorage.getItem(key))).toEqual(['x', 'x', 'x', 'x']);
    rotateToken(app, 'tk_2');
    expect(CLEARED.map((key) => app.ports.localStorage.getItem(key))).toEqual([null, null, null, null]);
    expect([app.ports.localStorage.getItem('token'), currentToken(app)]).toEqual(['tk_2', 'tk_2']);
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
    expect(app.ports.localStorage.getItem('token')).toBeNull();
  });
});
