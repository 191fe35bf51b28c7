import { operations } from '@copihue/contract/operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../src/api/call.ts';
import { getWalletBalanceQueryKey } from '../../src/api/generated/wallet-balance.ts';
import { marketClock } from '../../src/i18n/market-time.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { pause, quickenTimers } from './page-time.ts';
import { countOf, renderApp, started } from './render-app.tsx';

quickenTimers();
afterEach(() => vi.restoreAllMocks());

async function arrive() {
  const app = await renderApp('/me', { player: true });
  await loadTexts('system');
  await screen.findByText('+56 912•••678');
  await started();
  const queryKey = getWalletBalanceQueryKey({});
  return {
    ...app,
    words: texts().system.connection,
    refetch: () => app.queryClient.refetchQueries({ queryKey }),
    hasBalance: () => waitFor(() => expect(app.queryClient.getQueryState(queryKey)?.status).toBe('success')),
  };
}

test('PLR-01 a lost connection is shown until /ping works again, and failed reads then load; the device says when it is offline and online', async () => {
  const { backend, calls, words, refetch, hasBalance } = await arrive();
  await control(backend, 'faults', { operationId: '*', fault: 'drop-before' });
  calls.length = 0;
  void refetch();
  expect(await screen.findByText(words.lost())).toBeDefined();
  expect(calls).toContain('/ping');
  await control(backend, 'faults', { clear: true });
  expect(await screen.findByText(words.back())).toBeDefined();
  await hasBalance();
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(words.lost())).toBeDefined();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText(words.back())).toBeDefined();
});

test('PLR-01 a single call that is reset shows a missing answer, never a lost connection', async () => {
  const { backend, queryClient, words } = await arrive();
  const { failures } = texts();
  // The app asks /ping whether the server is reachable, so /ping itself cannot fail here.
  const others = operations.filter(({ operationId }) => operationId !== 'ping');
  for (const { operationId, path } of others.filter((_, place) => place % 8 === 0)) {
    await control(backend, 'faults', { operationId, fault: 'drop-before' });
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => call({ url: path, data: {} }) });
    // The toast is short, so the search begins before the call.
    const look = screen.findByText(failures.network());
    await mutation.execute(undefined).catch(() => undefined);
    const shown = await look;
    expect(mutation.state.error, path).toMatchObject({ kind: 'network' });
    expect(screen.queryByText(failures.offline()), path).toBeNull();
    expect(screen.queryByText(words.lost()), path).toBeNull();
    // The toast must be gone, because a text on screen is not shown twice.
    fireEvent.click(shown);
    await control(backend, 'faults', { clear: true });
  }
});

test('PLR-01 a start without a network is a lost connection only when the server does not answer either', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const notice of screen.queryAllByRole('alert')) shown.add(notice.textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const { backend, calls, words, refetch } = await arrive();
  await waitFor(() => expect(calls).toContain('/ping'));
  await pause(2_500);
  watch.disconnect();
  expect([...shown]).not.toContain(words.lost());
  await control(backend, 'faults', { operationId: '*', fault: 'drop-before' });
  void refetch();
  expect(await screen.findByText(words.lost())).toBeDefined();
});

const waits = (calls: string[]) => calls.filter((path) => path !== '/ping');

test('NET-16 an outage behind a proxy is shown once, stops retries, and all reads load after it', async () => {
  const { backend, queryClient, calls, words, refetch, hasBalance } = await arrive();
  await control(backend, 'faults', { operationId: '*', fault: 'proxy-502' });
  void refetch();
  expect(await screen.findByText(words.down())).toBeDefined();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  calls.length = 0;
  await refetch();
  await pause(10_000);
  expect(waits(calls)).toEqual(['/wallet/balance']);
  await control(backend, 'faults', { clear: true });
  expect(await screen.findByText(words.back())).toBeDefined();
  await hasBalance();
});

test.each([
  ['proxy-503', 2],
  ['maintenance', 30],
] as const)(
  'NET-16 %s: the time of the server is said, and an earlier end is noticed by few questions',
  async (fault, minutes) => {
    const { backend, calls, words, refetch } = await arrive();
    await control(backend, 'faults', { operationId: '*', fault });
    void refetch();
    const { connection, maintenance } = texts().system;
    const downText = fault === 'maintenance' ? maintenance.until : connection.downUntil;
    const backAt = [minutes, minutes - 1].map((away) =>
      downText({ time: marketClock(new Date(Date.now() + away * 60_000).toISOString()) }),
    );
    expect(await screen.findByText((text) => backAt.some((one) => one === text))).toBeDefined();
    calls.length = 0;
    const start = performance.now();
    await pause(30_000);
    // At most one in twelve seconds. They are ten times faster here, and a busy machine ends the pause late.
    const most = 1 + Math.floor((performance.now() - start) / 1_200);
    expect(countOf(calls, '/ping')).toBeGreaterThan(0);
    expect(countOf(calls, '/ping')).toBeLessThanOrEqual(most);
    await control(backend, 'faults', { clear: true });
    expect(await screen.findByText(words.back())).toBeDefined();
  },
);

test('NET-16 a maintenance covers the whole app, which is back at once for who looks after its end', async () => {
  const { backend, calls, words, refetch, hasBalance } = await arrive();
  await control(backend, 'faults', { operationId: '*', fault: 'maintenance' });
  void refetch();
  const cover = await screen.findByText(texts().system.maintenance.safe());
  expect(cover.closest('dialog')).not.toBeNull();
  await control(backend, 'faults', { clear: true });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  calls.length = 0;
  await pause(30_000);
  expect(countOf(calls, '/ping')).toBe(0);
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(words.back())).toBeDefined();
  expect(cover.isConnected).toBe(false);
  await hasBalance();
});

test('NET-16 a hanging server is shown within 20 s, and waiting reads load after its return', async () => {
  const { backend, queryClient, words, hasBalance } = await arrive();
  await control(backend, 'faults', { operationId: '*', fault: 'latency', ms: 600_000 });
  void queryClient.resetQueries({ queryKey: getWalletBalanceQueryKey({}) });
  // The timers of the page are quick, the limit of /ping is not.
  expect(await screen.findByText(words.down())).toBeDefined();
  await control(backend, 'faults', { clear: true });
  await hasBalance();
});
