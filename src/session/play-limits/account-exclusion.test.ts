import { MutationCache } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { getUserGetUserInfoQueryKey, userGetUserInfo } from '../../api/generated/user-get-user-info.ts';
import { excludeAccount, refetchExclusion } from './account-exclusion.ts';

const toast = vi.fn();
const app = freshApp(() => ({
  mutationCache: new MutationCache({
    onError: (_error, _values, _context, { meta }) => void (meta?.isQuiet || toast()),
  }),
}));

vi.mock('../../api/generated/user-get-user-info.ts', async (original) => ({
  ...(await original<typeof import('../../api/generated/user-get-user-info.ts')>()),
  userGetUserInfo: vi.fn(async ({ excludeUntil }) => ({ exclusion: { until: excludeUntil } })),
}));

test('PLR-02 an exclusion reaches the account with its end, and the page knows it at once', async () => {
  const until = '2027-11-21T12:00:00.000Z';
  await excludeAccount(app, Date.parse(until));
  expect(userGetUserInfo).toHaveBeenCalledWith({ excludeUntil: until });
  expect(app.queryClient.getQueryData(getUserGetUserInfoQueryKey({}))).toEqual({ exclusion: { until } });
});

test('PLR-02 an exclusion that did not reach the account is said where it was asked for, and by no toast', async () => {
  vi.mocked(userGetUserInfo).mockRejectedValueOnce(new Error('No answer.'));
  await expect(excludeAccount(app, Date.parse('2027-11-21T12:00:00.000Z'))).rejects.toThrow('No answer.');
  expect(toast).not.toHaveBeenCalled();
});

test('PLR-02 an exclusion that began on another device is read from the account, and nothing else is', async () => {
  const keys = [getUserGetUserInfoQueryKey({}), ['POST', '/other']];
  for (const key of keys) app.queryClient.setQueryData<object>(key, {});
  await refetchExclusion(app);
  expect(keys.map((key) => app.queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});
