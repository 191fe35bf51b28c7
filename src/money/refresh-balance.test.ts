import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { getWalletBalanceQueryOptions } from '../api/generated/wallet-balance.ts';
import { queryClientOf } from '../api/query-client.ts';
import { isBalanceFailed, refreshBalance } from './refresh-balance.ts';

const app = freshApp();
afterEach(() => vi.useRealTimers());

/** The balance on screen, and the answers that its questions wait for, the first question first. */
function shown() {
  const options = getWalletBalanceQueryOptions({});
  const answers: { resolve: (balance: unknown) => void; reject: (reason: Error) => void }[] = [];
  const queryFn = () =>
    new Promise<never>((resolve, reject) =>
      answers.push({ resolve: resolve as (balance: unknown) => void, reject }),
    );
  const observer = new QueryObserver(queryClientOf(app), { ...options, queryFn, retry: false });
  return { answers, end: observer.subscribe(() => undefined), total: () => observer.getCurrentResult().data };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

test('DEP-04 a refresh drops the early answer, which may be older than the change', async () => {
  const other = '/user/getUserInfo {} ks ';
  vi.stubGlobal('window', {
    __earlyCalls: { '/wallet/balance {} ks ': Promise.resolve(), [other]: Promise.resolve() },
  });
  await refreshBalance(app);
  expect(Object.keys(window.__earlyCalls ?? {})).toEqual([other]);
  vi.unstubAllGlobals();
});

test('DEP-04 a change refetches the balance, unless a successful refetch has started since', async () => {
  vi.useFakeTimers();
  const queryClient = queryClientOf(app);
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {
    queryClient.setQueryData(['POST', '/wallet/balance', {}], { total: 1 });
  });
  await refreshBalance(app);
  await refreshBalance(app, Date.now());
  expect(invalidate).toHaveBeenCalledTimes(1);
  await refreshBalance(app, Date.now() + 1);
  expect(invalidate).toHaveBeenCalledTimes(2);
  await refreshBalance(app);
  expect(invalidate).toHaveBeenCalledTimes(3);
  invalidate.mockImplementation(async () => undefined);
  await refreshBalance(app);
  await refreshBalance(app, Date.now() - 1_000);
  expect(invalidate).toHaveBeenCalledTimes(5);
});

test('NET-13 RT-03 three refreshes of a balance that is loading and fails send one call and show the failure', async () => {
  const { answers, end } = shown();
  const refreshes = [refreshBalance(app), refreshBalance(app), refreshBalance(app)];
  answers[0]?.reject(new Error('no answer'));
  await Promise.all(refreshes);
  const { queryKey } = getWalletBalanceQueryOptions({});
  expect(queryClientOf(app).getQueryState(queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(isBalanceFailed(app)).toBe(true);
  expect(answers).toHaveLength(1);
  end();
});

test('DEP-04 a refresh during a fetch fetches the balance again, and nothing else', async () => {
  const others = vi.fn(async () => 1);
  const { answers, end, total } = shown();
  const other = new QueryObserver(queryClientOf(app), { queryKey: ['other'], queryFn: others });
  const endOther = other.subscribe(() => undefined);
  const refreshed = refreshBalance(app);
  await settle();
  expect(answers).toHaveLength(1);
  answers[0]?.resolve({ total: 1 });
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve({ total: 2 });
  await refreshed;
  expect(total()).toEqual({ total: 2 });
  expect(others).toHaveBeenCalledTimes(1);
  end();
  endOther();
});

test('NET-13 the balance is failed only while none was ever known, and the next event fetches it', async () => {
  expect(isBalanceFailed(app)).toBe(false);
  const { answers, end } = shown();
  const before = Date.now() - 1_000;
  const failed = refreshBalance(app);
  expect(isBalanceFailed(app)).toBe(false);
  answers[0]?.reject(new Error('no answer'));
  await failed;
  expect(isBalanceFailed(app)).toBe(true);
  const again = refreshBalance(app, before);
  await settle();
  expect(answers).toHaveLength(2);
  answers[1]?.resolve({ total: 1 });
  await again;
  expect(isBalanceFailed(app)).toBe(false);
  const later = refreshBalance(app);
  await settle();
  answers.at(-1)?.reject(new Error('no answer'));
  await later;
  expect(queryClientOf(app).getQueryState(getWalletBalanceQueryOptions({}).queryKey)?.status).toBe('error');
  expect(isBalanceFailed(app)).toBe(false);
  end();
});
