import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import type { App } from '../lib/app.ts';
import {
  beginSession,
  currentEpoch,
  currentToken,
  endSession,
  followOtherTabs,
  onSessionChange,
} from './session-store.ts';

let app: App;
let page: EventTarget;
let stop: () => void;
const changed = vi.fn();

beforeEach(() => {
  app = deviceApp();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  changed.mockReset();
  onSessionChange(app, changed);
  stop = followOtherTabs(app);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const stored = (key: string) => app.ports.localStorage.getItem(key);

function otherTab(token: string | null, key: string | null = 'token'): void {
  if (token === null) app.ports.localStorage.removeItem('token');
  else app.ports.localStorage.setItem('token', token);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('SES-12 a logout leaves nothing of the session, its market and what was shared on the device', () => {
  beginSession(app, 'tk_1', 'KE');
  const own = ['token', 'country', 'shared', 'currentReward', 'clickShareIcon', 'clickInviteBtn'];
  for (const key of own.slice(2)) app.ports.localStorage.setItem(key, 'x');
  app.ports.localStorage.setItem('locale', 'en');
  endSession(app);
  expect(own.map(stored)).toEqual(own.map(() => null));
  expect(stored('locale')).toBe('en');
  expect(currentToken(app)).toBeNull();
});

test('APP-03 a login stores the token, and the market that the server names', () => {
  beginSession(app, 'tk_1', 'KE');
  expect([stored('token'), stored('country')]).toEqual(['tk_1', 'KE']);
  beginSession(app, 'tk_2');
  expect([stored('token'), stored('country')]).toEqual(['tk_2', 'KE']);
});

test('NET-09 SES-12 each login and logout begins an epoch of its own, in which no earlier answer counts', () => {
  const epochs = [currentEpoch(app)];
  for (const step of ['tk_1', null, 'tk_2', 'tk_3', null]) {
    if (step === null) endSession(app);
    else beginSession(app, step);
    epochs.push(currentEpoch(app));
  }
  for (const step of ['tk_4', null]) {
    otherTab(step);
    epochs.push(currentEpoch(app));
  }
  expect(new Set(epochs).size).toBe(epochs.length);
  expect(changed.mock.calls).toEqual([[true], [false], [true], [true], [false], [true], [false]]);
});

test.each([
  ['a login', null, 'tk_2', 'token', true, 1],
  ['a logout', 'tk_1', null, 'token', true, 1],
  ['everything cleared', 'tk_1', null, null, true, 1],
  ['a new token of the same session', 'tk_1', 'tk_2', 'token', false, 0],
  ['the same token', 'tk_1', 'tk_1', 'token', false, 0],
  ['no session where there was none', null, null, 'token', false, 0],
])('SES-12 NET-09 of another tab %s is followed', (_title, own, other, key, isNewEpoch, told) => {
  if (own) beginSession(app, own);
  changed.mockReset();
  const epoch = currentEpoch(app);
  otherTab(other, key);
  expect(currentToken(app)).toBe(other);
  expect(currentEpoch(app) !== epoch).toBe(isNewEpoch);
  expect(changed).toHaveBeenCalledTimes(told);
});

test('SES-12 what else another tab stores ends no session', () => {
  beginSession(app, 'tk_1');
  app.ports.localStorage.setItem('token', 'tk_9');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'country' }));
  expect(currentToken(app)).toBe('tk_1');
});
