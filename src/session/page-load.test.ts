import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { getUserGetUserInfoQueryKey } from '../api/generated/user-get-user-info.ts';
import type { App } from '../lib/app.ts';
import { onUi } from '../lib/ui-events.ts';
import * as session from './begin-session.ts';
import { pageCountry } from './market.ts';
import { followPage, type Greeting, loadPage } from './page-load.ts';

let app: App;
const reload = vi.fn();
const assign = vi.fn();
const page = new EventTarget();

const newPage = () => deviceApp({ location: Object.assign(Object.create(null), { reload, assign }) });

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  assign.mockReset();
  app = newPage();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open({ market, player = false }: { market: string; player?: boolean }) {
  app.ports.localStorage.setItem('country', market);
  pageCountry(app);
  if (player) session.beginSession(app, 'tk_1');
  const client = new QueryClient();
  Object.assign(app, { queryClient: client });
  const setProfile = (country: string) => client.setQueryData(getUserGetUserInfoQueryKey({}), { country });
  const waiting: (() => void)[] = [];
  const follow = (isSettled = true) => followPage(app, (load) => (isSettled ? load() : waiting.push(load)));
  const load = (path: string, greeting: Greeting) => loadPage(app, (run) => run(), path, greeting);
  return { ...session, client, waiting, setProfile, follow, load };
}

const settle = () => vi.advanceTimersByTimeAsync(250);

test('APP-03 an account of another market is stored, and its page is loaded once the popup had time to close', async () => {
  const { follow, setProfile } = await open({ market: 'CL', player: true });
  app.ports.sessionStorage.setItem('playClock', '{}');
  const stop = follow();
  setProfile('KE');
  setProfile('KE');
  expect(app.ports.localStorage.getItem('country')).toBe('KE');
  await vi.advanceTimersByTimeAsync(249);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  expect(app.ports.sessionStorage.getItem('playClock')).toBe('{}');
  stop();
});

test('APP-03 the page is loaded only once the closed popup has left the history', async () => {
  const { follow, setProfile, waiting } = await open({ market: 'CL', player: true });
  const stop = follow(false);
  setProfile('KE');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  for (const load of waiting) load();
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test('APP-03 SES-01 a page that sees the new market before the login says where to goes there all the same, and greets', async () => {
  const { beginSession, follow, load } = await open({ market: 'CL' });
  beginSession(app, 'tk_1', { country: 'KE' });
  const stop = follow();
  load('/deposit', 'register');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'country' }));
  await settle();
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[['/deposit']], []]);
  expect(app.ports.sessionStorage.getItem('greeting')).toBe('"register"');
  stop();
});

test.each([
  ['login', false],
  ['profile', true],
])('APP-03 a %s of another market before the page follows counts as well', async (_what, isProfile) => {
  const { beginSession, follow, setProfile } = await open({ market: 'CL', player: isProfile });
  if (isProfile) setProfile('ET');
  else beginSession(app, 'tk_1', { country: 'ET' });
  const stop = follow();
  await settle();
  expect(app.ports.localStorage.getItem('country')).toBe('ET');
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test('SES-15 the page of a player whom another one replaced forgets the time played and loads home', async () => {
  const { beginSession, client, follow } = await open({ market: 'CL', player: true });
  const player = { country: 'CL', username: '912345678' };
  const shown = vi.fn();
  onUi(app, 'show-system-loading', shown);
  app.ports.sessionStorage.setItem('playClock', '{}');
  const stop = follow();
  client.setQueryData(getUserGetUserInfoQueryKey({}), player);
  const account = await session.accountMark(app, player);
  await vi.waitFor(() => expect(app.ports.localStorage.getItem('owner')).toContain(`"account":"${account}"`));
  beginSession(app, 'tk_2', { account });
  await settle();
  expect(assign).not.toHaveBeenCalled();
  beginSession(app, 'tk_3', { account: 'a2' });
  await settle();
  expect([assign.mock.calls, reload.mock.calls, shown.mock.calls]).toEqual([[['/']], [], [[{ isOn: true }]]]);
  expect(app.ports.sessionStorage.getItem('playClock')).toBeNull();
  stop();
});

test('APP-03 only the profile of the present player names the market', async () => {
  const { beginSession, client, follow, setProfile } = await open({ market: 'KE', player: true });
  setProfile('KE');
  const stop = follow();
  client.setQueryData(['POST', '/lobby'], { country: 'ET' });
  expect(app.ports.localStorage.getItem('country')).toBe('KE');
  beginSession(app, 'tk_2', { country: 'CL' });
  client.clear();
  expect(app.ports.localStorage.getItem('country')).toBe('CL');
  stop();
});

test.each([
  ['of the same market', { market: 'KE', player: true }, 'KE'],
  ['without a market', { market: 'KE', player: true }, ''],
  ['that arrives after the session', { market: 'CL', player: false }, 'KE'],
])('APP-03 a profile %s loads nothing', async (_name, arrival, country) => {
  const { follow, setProfile } = await open(arrival);
  const stop = follow();
  setProfile(country);
  await settle();
  expect(reload).not.toHaveBeenCalled();
  expect(app.ports.localStorage.getItem('country')).toBe(arrival.market);
  // Without a username it names nobody.
  expect(app.ports.localStorage.getItem('owner') ?? '').not.toContain('account');
  stop();
});

test.each([
  ['KE', [['/']], '"logout"'],
  ['CL', [], null],
])(
  'APP-03 SES-12 the end of a session of %s loads %j, which greets with %s',
  async (market, paths, greeting) => {
    const { follow, endSession } = await open({ market, player: true });
    const stop = follow();
    endSession(app);
    await settle();
    expect([assign.mock.calls, reload.mock.calls]).toEqual([paths, []]);
    expect(app.ports.sessionStorage.getItem('greeting')).toBe(greeting);
    stop();
  },
);

test('APP-03 another tab that entered another market takes this page along, once; a stopped page stays', async () => {
  const { follow } = await open({ market: 'CL' });
  const emit = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const stop = follow();
  app.ports.localStorage.setItem('country', 'ET');
  emit('locale');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  emit('country');
  emit('country');
  await settle();
  expect(reload).toHaveBeenCalledOnce();
  stop();

  // A page of its own: this one is leaving already.
  app = newPage();
  const other = await open({ market: 'CL' });
  other.follow()();
  app.ports.localStorage.setItem('country', 'KE');
  emit('country');
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

test('APP-07 a device that refuses storage is never loaded for another market: that page would be Chile again', async () => {
  const { follow, setProfile } = await open({ market: 'CL', player: true });
  const stop = follow();
  app.ports.localStorage.setItem = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  setProfile('KE');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  stop();
});
