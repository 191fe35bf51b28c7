import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../../tests/support/act.ts';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { ping } from '../../api/generated/ping.ts';
import { getUserGetUserInfoQueryKey } from '../../api/generated/user-get-user-info.ts';
import { type App, AppContext } from '../../lib/app.ts';
import { hearServerTime } from '../../lib/server-clock.ts';
import { beginSession, endSession } from '../session-store.ts';
import { NO_LIMITS, startTimeOut } from './limit-rules.ts';
import { changeLimits } from './limit-store.ts';
import { usePlayLimits } from './use-play-limits.ts';

vi.mock('../../api/generated/ping.ts', () => ({ ping: vi.fn() }));

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE_MS = 60_000;

let app: App;
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppContext value={app}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </AppContext>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(player: { username: string; exclusion?: { until: string } }) {
  client.setQueryData<object>(getUserGetUserInfoQueryKey({}), player);
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
  app = deviceApp();
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  Object.assign(app, { queryClient: client });
  hearServerTime(app, NOW, performance.now());
  vi.mocked(ping).mockReset();
  vi.mocked(ping).mockImplementation(
    async () => ({ serverTime: new Date().toISOString() }) as Awaited<ReturnType<typeof ping>>,
  );
  beginSession(app, 'tk_1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const excluded = { username: 'ana', exclusion: { until: new Date(NOW + 60 * MINUTE_MS).toISOString() } };

test('PLR-02 an exclusion of the account holds where the device knows no limits, until its end, and never for a guest', async () => {
  const { block } = await open(excluded);
  expect(block()).toBe('exclusion');
  await pass(59 * MINUTE_MS);
  expect(block()).toBe('exclusion');
  await pass(2 * MINUTE_MS);
  expect(block()).toBeUndefined();
});

test('PLR-02 SES-12 who is not logged in is not held to the exclusion of the last player', async () => {
  const { block } = await open(excluded);
  await act(async () => {
    endSession(app);
    // As a page does whose answer comes after the logout.
    client.setQueryData<object>(getUserGetUserInfoQueryKey({}), excluded);
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
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60 * MINUTE_MS);
  expect(ping).toHaveBeenCalledTimes(4);
});

test('PLR-02 without a block or a waiting limit nothing asks for the time', async () => {
  await open({ username: 'ana' });
  await pass(60 * MINUTE_MS);
  expect(ping).not.toHaveBeenCalled();
});
