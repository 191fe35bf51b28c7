import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { holdAnswers } from '../../api/early-calls.ts';
import { refreshBalance } from '../../money/refresh-balance.ts';
import { type RefetchEvent, refetchOn } from './refetch-on-events.ts';

vi.mock('../../money/refresh-balance.ts', () => ({ refreshBalance: vi.fn() }));

const app = freshApp();

const LIST = ['POST', '/game/list', { category: 'hot' }];

test('LOB-06 SES-05 the painted games stay until home is hydrated, even when the session ends before', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(LIST, ['painted']);
  let live = () => {};
  const alive = new Promise<void>((resolve) => {
    live = resolve;
  });
  holdAnswers(app, ['/game/list'], alive);
  void refetchOn(Object.assign(app, { queryClient }), 'update-game-list');
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(LIST)).toEqual(['painted']);
  live();
  await vi.waitFor(() => expect(queryClient.getQueryData(LIST)).toBeUndefined(), 60_000);
});

const MONEY = [
  '/recharge/orders',
  '/recharge/usc',
  '/user/getUserInfo',
  '/v1/pb/list',
  '/wallet/activityRecords',
];

test.each<[RefetchEvent, readonly string[]]>([
  ['pay-success', ['/recharge/orders', '/user/getUserInfo', '/v1/pb/list', '/wallet/activityRecords']],
  ['pay-invalid', ['/recharge/orders']],
  ['update-balance', ['/recharge/usc', '/v1/pb/list']],
])(
  'RT-04 NET-11 after the event %s %j are out of date, and what failed keeps its retry',
  async (event, paths) => {
    const queryClient = new QueryClient();
    const failed = queryClient.getQueryCache();
    for (const path of MONEY) {
      queryClient.setQueryData(['POST', path, {}], {});
      failed.build(queryClient, { queryKey: ['POST', path, 'failed'] }).setState({ status: 'error' });
    }
    vi.mocked(refreshBalance).mockClear();
    await refetchOn(Object.assign(app, { queryClient }), event);
    const outOfDate = failed.findAll({ predicate: ({ state }) => state.isInvalidated });
    expect(outOfDate.map(({ queryKey }) => queryKey)).toEqual(paths.map((path) => ['POST', path, {}]));
    expect(refreshBalance).toHaveBeenCalledTimes(event === 'update-balance' ? 1 : 0);
  },
);
