import { afterEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { windowEvents } from '../../tests/support/window-events.ts';
import { emptyApp } from '../lib/app.ts';
import { beginSession, endSession, nameOwner } from './begin-session.ts';
import {
  currentEpoch,
  currentToken,
  followOtherTabs,
  isLoggedIn,
  isPageOver,
  onSessionChange,
  restoreSession,
  rotateToken,
  sessionOwner,
} from './session-store.ts';

const app = freshApp();

const CLEARED = ['shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn'];

afterEach(() => {
  endSession(app);
});

const stored = (key: string) => app.ports.localStorage.getItem(key);

test('SES-12 a logout leaves nothing of the session, its market and what was shared on the device', () => {
  beginSession(app, 'tk_1', { country: 'KE', account: 'a1' });
  const own = ['token', 'owner', 'country', ...CLEARED];
  for (const key of CLEARED) app.ports.localStorage.setItem(key, 'x');
  app.ports.localStorage.setItem('locale', 'en');
  endSession(app);
  expect(own.map(stored)).toEqual(own.map(() => null));
  expect([stored('locale'), currentToken(app)]).toEqual(['en', null]);
});

test.each([
  ['storage', { key: 'token' }, true],
  ['storage', { key: null }, true],
  ['storage', { key: 'country' }, false],
  ['pageshow', { persisted: true }, true],
  ['pageshow', { persisted: false }, false],
])('SES-12 SES-15 what another tab stored is followed on %s %j: %s', (type, event, isFollowed) => {
  const page = windowEvents();
  app.ports.localStorage.setItem('token', 'tk_1');
  restoreSession(app);
  const stop = followOtherTabs(app);
  // An earlier release of the app stores the token alone, so nobody knows whose it is.
  app.ports.localStorage.setItem('token', 'tk_2');
  page.dispatchEvent(Object.assign(new Event(type), event));
  expect([currentToken(app), isPageOver(app)]).toEqual(isFollowed ? [null, true] : ['tk_1', false]);
  stop();
  vi.unstubAllGlobals();
});

test('SES-15 the next login of the same player goes on, named at once or later; that of another ends the page', () => {
  beginSession(app, 'tk_1');
  nameOwner(app, 'a1');
  const owner = sessionOwner(app) ?? 'nobody';
  beginSession(app, 'tk_2', { account: 'a1' });
  expect([sessionOwner(app), currentToken(app), isPageOver(app)]).toEqual([owner, 'tk_2', false]);
  const tab = emptyApp(app.ports);
  beginSession(tab, 'tk_3', { account: 'a2' });
  beginSession(tab, 'tk_4', { account: 'a2' });
  expect(currentToken(tab)).toBe('tk_4');
  // This page has not heard of it yet.
  nameOwner(app, 'a3');
  rotateToken(app, 'tk_5');
  endSession(app);
  expect([stored('token'), JSON.parse(stored('owner') ?? '').owner.account]).toEqual(['tk_4', 'a2']);
  beginSession(app, 'tk_6', { account: 'a1' });
  expect([isLoggedIn(app), isPageOver(app)]).toEqual([false, true]);
});

test('SES-13 a stored token restores the session', () => {
  app.ports.localStorage.setItem('token', '');
  restoreSession(app);
  expect(isLoggedIn(app), 'an empty token is no session').toBe(false);
  app.ports.localStorage.setItem('token', 'tk_1');
  expect(isLoggedIn(app)).toBe(false);
  const changed = vi.fn();
  onSessionChange(app, changed);
  restoreSession(app);
  expect(currentToken(app)).toBe('tk_1');
  expect(changed.mock.calls).toEqual([[true]]);
});

test.each([
  ['of an earlier token', { token: 'tk_0', login: 'l', owner: { id: 'o' } }],
  ['without a login', { token: 'tk_1', owner: { id: 'o' } }],
  ['without an owner', { token: 'tk_1', login: 'l', owner: {} }],
  ['of another form', {}],
])('SES-15 what is stored of an owner %s names nobody', (_what, entry) => {
  app.ports.localStorage.setItem('token', 'tk_1');
  app.ports.localStorage.setItem('owner', JSON.stringify(entry));
  restoreSession(app);
  expect([currentToken(app), sessionOwner(app)]).toEqual(['tk_1', 'tk_1']);
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
