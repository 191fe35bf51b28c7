import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { holdAnswers } from '../../api/early-calls.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { wireUiEvents } from './refetch-on-events.ts';

const LIST = ['POST', '/game/list', { category: 'hot' }];

test('LOB-06 SES-05 a session that ends before home is alive leaves the painted games there until it is', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(LIST, ['painted']);
  let live = () => {};
  const alive = new Promise<void>((resolve) => {
    live = resolve;
  });
  holdAnswers(['/game/list'], alive);
  const stop = wireUiEvents(queryClient);
  emitUi('update-game-list');
  await new Promise((resolve) => setTimeout(resolve));
  expect(queryClient.getQueryData(LIST)).toEqual(['painted']);
  live();
  await vi.waitFor(() => expect(queryClient.getQueryData(LIST)).toBeUndefined());
  stop();
});
