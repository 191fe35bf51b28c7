import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { call } from '../../api/call.ts';
import { ping } from '../../api/generated/ping.ts';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { deviceMark } from '../../lib/device-mark.ts';
import { changeRecord } from '../../lib/device-records.ts';
import { syncServerTime } from '../../lib/server-clock.ts';
import { beginSession, endSession } from '../begin-session.ts';
import { NO_LIMITS, setDepositLimit, startTimeOut } from './limit-rules.ts';
import { changeLimits } from './limit-store.ts';
import { usePlayLimits } from './use-play-limits.ts';

vi.mock('../../api/generated/ping.ts', () => ({ ping: vi.fn() }));
vi.mock('../../api/call.ts', () => ({ call: vi.fn() }));

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;

const app = freshApp();
const wrapper = inApp(app);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(player: { username: string; exclusion?: { until: string } }) {
  app.queryClient.setQueryData<object>(getUserGetUserInfoQueryKey({}), player);
  const view = renderHook(() => usePlayLimits(), { wrapper });
  await pass(0);
  return { ...view, block: () => view.result.current.data?.limits.block?.kind };
}

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  vi.stubGlobal('indexedDB', undefined);
  syncServerTime(app, NOW, performance.now());
  vi.mocked(call).mockReset();
  vi.mocked(call).mockRejectedValue(new Error('No answer.'));
  vi.mocked(ping).mockReset();
  vi.mocked(ping).mockImplementation(
    async () => ({ serverTime: new Date().toISOString() }) as Awaited<ReturnType<typeof ping>>,
  );
  beginSession(app, 'tk_1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const excluded = { username: 'ana', exclusion: { until: new Date(NOW + 60 * MINUTE_MS).toISOString() } };

test('PLR-02 SES-12 who is not logged in is not held to the exclusion or the break of the last player', async () => {
  await storeBlock();
  const { block } = await open(excluded);
  expect(block()).toBe('exclusion');
  await act(async () => {
    endSession(app);
    // As a page does whose answer comes after the logout.
    app.queryClient.setQueryData<object>(getUserGetUserInfoQueryKey({}), excluded);
  });
  expect(block()).toBeUndefined();
});

test('PLR-02 while a block is on screen the server is asked for its time, also after the page slept, and no longer', async () => {
  await changeLimits(app, 'ana', () => startTimeOut(NO_LIMITS, 'day', NOW));
  vi.mocked(ping).mockClear();
  const { block, unmount } = await open({ username: 'ana' });
  expect(block()).toBe('timeOut');
  expect(ping).toHaveBeenCalledTimes(1);
  await pass(10 * MINUTE_MS);
  expect(ping).toHaveBeenCalledTimes(3);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(ping).toHaveBeenCalledTimes(4);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ping).toHaveBeenCalledTimes(4);
  vi.restoreAllMocks();
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60 * MINUTE_MS);
  expect(ping).toHaveBeenCalledTimes(4);
});

test('PLR-02 a block ends on the screen within 15 seconds, and the server is asked no longer', async () => {
  const until = new Date(NOW + 100_000).toISOString();
  const { block } = await open({ username: 'ana', exclusion: { until } });
  await pass(90_000);
  expect(block()).toBe('exclusion');
  await pass(15_000);
  expect(block()).toBeUndefined();
  vi.mocked(ping).mockClear();
  await pass(60 * MINUTE_MS);
  expect(ping).not.toHaveBeenCalled();
});

test('PLR-02 a block that begins on the screen, and a limit that waits, are held to the server’s time', async () => {
  await open({ username: 'ana' });
  const raised = setDepositLimit(setDepositLimit(NO_LIMITS, 'week', 1n, NOW), 'week', 2n, NOW);
  await act(() => changeLimits(app, 'ana', () => raised));
  await pass(0);
  vi.mocked(ping).mockClear();
  await pass(5 * MINUTE_MS);
  expect(ping).toHaveBeenCalledOnce();
});

test('PLR-02 an exclusion that was over before does not block; while the server’s time is unknown it does', async () => {
  const past = { username: 'ana', exclusion: { until: new Date(NOW - 1_000).toISOString() } };
  expect((await open(past)).block()).toBeUndefined();
  Object.assign(app, deviceApp());
  beginSession(app, 'tk_1');
  vi.mocked(ping).mockRejectedValue(new Error('No answer.'));
  expect((await open(past)).block()).toBe('exclusion');
});

async function storeBlock(): Promise<void> {
  const players = { [await deviceMark(app, 'ana')]: startTimeOut(NO_LIMITS, 'day', NOW) };
  await changeRecord(app, 'playLimits', () => ({ players, seenAt: NOW }));
}

test('PLR-02 the limits that the device stores count, and nothing is allowed before they and whose they are is known', async () => {
  await storeBlock();
  vi.mocked(call).mockReturnValue(new Promise(() => undefined));
  const shown: unknown[] = [];
  renderHook(
    () => {
      const { data, isError } = usePlayLimits();
      shown.push(data ? data.limits.block?.kind : isError || 'unknown');
    },
    { wrapper },
  );
  await pass(0);
  await act(
    async () =>
      void app.queryClient.setQueryData<object>(getUserGetUserInfoQueryKey({}), { username: 'ana' }),
  );
  await pass(0);
  expect([...new Set(shown)]).toEqual(['unknown', 'timeOut']);
});

test.each([
  ['with limits fails', true, true, [undefined, true]],
  ['without limits allows', false, true, [null, true]],
  ['with limits allows a guest', true, false, [null, false]],
])('PLR-02 while nobody answers who plays, a device %s', async (_title, hasLimits, isLogin, shown) => {
  if (hasLimits) await storeBlock();
  if (!isLogin) endSession(app);
  const { result } = renderHook(() => usePlayLimits(), { wrapper });
  await pass(0);
  await pass(0);
  const { data, isError } = result.current;
  expect([data?.limits.block, isError]).toEqual(shown);
  expect(call).toHaveBeenCalledTimes(isLogin ? 1 : 0);
});
