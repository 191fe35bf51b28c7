import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { sampleGame, samplePage } from '../../../../tests/support/sample-games.ts';
import { getGameListQueryKey } from '../../../api/generated/game-list.ts';
import { listKey, noteEntry, noteFavourite, pagedListKey } from './game-lists.ts';

const single = getGameListQueryKey({ country: 'CL', category: 'hot', pageNum: 1, pageSize: 12 });
const paged = pagedListKey({ country: 'CL', pageSize: 20 }, 1);
const favourites = pagedListKey({ country: 'CL', isCollected: true, pageSize: 20 }, 1);
const recent = listKey({ country: 'CL', isRecent: true, pageSize: 12 }, 1);

const appWith = (queryClient: QueryClient) => Object.assign(deviceApp(), { queryClient });

function filled(): QueryClient {
  const client = new QueryClient();
  const [first, second] = [
    samplePage([sampleGame({ id: 'a' }), sampleGame({ id: 'b' })]),
    samplePage([sampleGame({ id: 'c' })]),
  ];
  client.setQueryData(single, first);
  client.setQueryData(paged, { pages: [first, second], pageParams: [1, 2] });
  client.setQueryData(favourites, { pages: [samplePage([])], pageParams: [1] });
  client.setQueryData(recent, samplePage([sampleGame({ id: 'b' })]));
  return client;
}

test('GAM-03 a favourite shows in every list that holds the game, and in no other place', () => {
  const client = filled();
  const before = client.getQueryData<{ pages: unknown[] }>(paged);
  noteFavourite(appWith(client), 'b', true);
  expect(client.getQueryData(single)).toMatchObject({
    list: [
      { id: 'a', isCollected: false },
      { id: 'b', isCollected: true },
    ],
  });
  expect(client.getQueryData(paged)).toMatchObject({
    pages: [{ list: [{}, { id: 'b', isCollected: true }] }, {}],
  });
  expect(client.getQueryData(recent)).toMatchObject({ list: [{ id: 'b', isCollected: true }] });
  expect(client.getQueryData<{ pages: unknown[] }>(paged)?.pages[1]).toBe(before?.pages[1]);
});

test('GAM-03 an answer that was under way does not undo a favourite', async () => {
  const client = filled();
  const answers = [false, true].map((isCollected) => samplePage([sampleGame({ id: 'b', isCollected })]));
  let answerFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  let requested = 0;
  const observer = new QueryObserver(client, {
    queryKey: single,
    queryFn: async () => {
      requested += 1;
      const answer = answers[requested - 1];
      if (requested === 1) await first;
      return answer;
    },
  });
  const stop = observer.subscribe(() => undefined);
  noteFavourite(appWith(client), 'b', true);
  answerFirst();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect({ requested, ...observer.getCurrentResult().data?.list[0] }).toMatchObject({
    requested: 2,
    isCollected: true,
  });
  stop();
});

test('GAM-03 a list of favourites is refetched when it is opened next', () => {
  const client = filled();
  noteFavourite(appWith(client), 'b', true);
  expect(client.getQueryState(favourites)?.isInvalidated).toBe(true);
  expect(client.getQueryState(paged)?.isInvalidated).toBe(false);
});

test('GAM-04 an entered game invalidates the lists of recent games alone', () => {
  const client = filled();
  noteEntry(appWith(client));
  expect(client.getQueryState(recent)?.isInvalidated).toBe(true);
  expect(client.getQueryState(single)?.isInvalidated).toBe(false);
});

test('GAM-03 GAM-04 favourites and recent games of one session are never those of the next', () => {
  expect(pagedListKey({ country: 'CL', isCollected: true }, 1)).not.toEqual(
    pagedListKey({ country: 'CL', isCollected: true }, 2),
  );
  expect(listKey({ country: 'CL', isRecent: true }, 1)).not.toEqual(
    listKey({ country: 'CL', isRecent: true }, 2),
  );
  expect(pagedListKey({ country: 'CL' }, 1)).toEqual(pagedListKey({ country: 'CL' }, 2));
});
