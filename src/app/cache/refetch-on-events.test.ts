import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { holdAnswers } from '../../api/early-calls.ts';
import { refetchOn } from './refetch-on-events.ts';

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
