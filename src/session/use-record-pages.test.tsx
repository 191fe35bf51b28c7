import { QueryCache } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { freshApp } from '../../tests/support/fresh-app.ts';
import { inApp } from '../../tests/support/in-app.tsx';
import { getWalletBalanceQueryKey } from '../api/generated/wallet-balance.ts';
import type { Page } from '../lib/pages.ts';
import { beginSession } from './begin-session.ts';
import { useRecordPages } from './use-record-pages.ts';

interface Row {
  id: string;
}
type Call = (requested: { status?: number; pageNum: number; pageSize: number }) => Promise<Page<Row>>;

const app = freshApp(() => ({
  queryCache: new QueryCache({
    onError: ({ message, ...error }, { meta }) => failed(error, meta?.isQuiet),
  }),
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
}));
const wrapper = inApp(app);

const page = (ids: string[], total = ids.length, pageNum = 1): Page<Row> => ({
  list: ids.map((id) => ({ id })),
  total,
  pageNum,
  pageSize: 20,
});

const failed = vi.fn();

beforeEach(() => {
  failed.mockReset();
});

/** Runs a step of the test, until the list has told what changed. */
const step = (run: () => unknown) =>
  act(async () => {
    run();
    // An answer tells the list by a timer that it starts later than this one.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => setTimeout(done));
  });

const settle = () => step(() => undefined);

interface Shown {
  path?: string;
  call: Call;
  filter?: { status?: number };
  opening?: () => Promise<Page<Row>>;
  isQuiet?: boolean;
}

function open(shown: Shown) {
  const view = renderHook(
    ({ path = '/recharge/orders', filter = {}, ...more }: Shown) =>
      useRecordPages<Row, { status?: number }, Page<Row>>({
        callKey: ['POST', path],
        filter,
        pageSize: 20,
        ...more,
      }),
    { wrapper, initialProps: shown },
  );
  return { ...view, ids: () => view.result.current.rows.map(({ id }) => id) };
}

const never: Call = () => new Promise(() => undefined);

test('HIS-01 a list opens with the answer that the screen has asked for, and its refresh asks the server', async () => {
  const opening = vi.fn(async () => page(['old']));
  const call = vi.fn<Call>(async () => page(['new']));
  const { ids, result } = open({ call, opening });
  await settle();
  expect(ids()).toEqual(['old']);
  expect(call).not.toHaveBeenCalled();
  await act(async () => result.current.refresh());
  await settle();
  expect(ids()).toEqual(['new']);
  expect(opening).toHaveBeenCalledOnce();
});

test('NET-13 rows that are counted and not sent are a failure, and not an empty list', async () => {
  const { result } = open({ call: async () => page([], 3) });
  await settle();
  expect(result.current.isError).toBe(true);
  expect(result.current.data).toBeUndefined();
  const empty = open({ call: async () => page([]), path: '/withdraw/orders' });
  await settle();
  expect(empty.result.current.data).toEqual([]);
  const malformed = expect.objectContaining({ kind: 'malformed', path: '/recharge/orders' });
  expect(failed.mock.calls).toEqual([[malformed, false]]);
});

test('NET-13 a list that says its failure itself has no toast', async () => {
  const { result } = open({ call: async () => page([], 3), isQuiet: true });
  await settle();
  expect(result.current.isError).toBe(true);
  expect(failed.mock.calls).toEqual([[expect.anything(), true]]);
});

/** Answers only when it is told to. */
function held() {
  const answers: ((page: Page<Row>) => void)[] = [];
  const call = vi.fn<Call>(() => new Promise((answer) => answers.push(answer)));
  return { call, answer: (given: Page<Row>) => step(() => answers.shift()?.(given)) };
}

test('HIS-01 a list loads page after page, each once, and says what it is doing and whether there is more', async () => {
  const { call, answer } = held();
  const { ids, result } = open({ call, filter: { status: 2 } });
  const more = () =>
    step(() => {
      result.current.loadMore();
      result.current.loadMore();
    });
  const shown = () => {
    const { total, pageCount, hasMore, isBusy, isLoadingMore, isOld } = result.current;
    const text = Object.entries({ hasMore, isBusy, isLoadingMore, isOld });
    return [ids().join(), total, pageCount, ...text.filter(([, is]) => is).map(([name]) => name)];
  };
  expect(shown()).toEqual(['', 0, 0, 'isBusy']);
  await answer(page(['R1'], 41));
  expect(shown()).toEqual(['R1', 41, 1, 'hasMore']);
  await more();
  expect(shown()).toEqual(['R1', 41, 1, 'hasMore', 'isBusy', 'isLoadingMore']);
  await answer(page(['R2'], 42, 2));
  expect(shown()).toEqual(['R1,R2', 42, 2, 'hasMore']);
  await more();
  // The last row was paid meanwhile and is no longer of this filter: an empty page is no failure.
  await answer(page([], 43, 3));
  expect(shown()).toEqual(['R1,R2', 43, 3]);
  await step(() => result.current.refresh());
  expect(shown()).toEqual(['R1,R2', 43, 3, 'isBusy']);
  expect(call.mock.calls.map(([asked]) => asked)).toEqual(
    [1, 2, 3, 1].map((pageNum) => ({ status: 2, pageNum, pageSize: 20 })),
  );
});

test('HIS-01 the rows of the filter before stay, marked as old, until the present ones come; those of another list never do', async () => {
  const { call, answer } = held();
  const { ids, rerender, result } = open({ call });
  await answer(page(['R1']));
  expect([ids(), result.current.isOld]).toEqual([['R1'], false]);
  rerender({ call, filter: { status: 2 } });
  expect([ids(), result.current.isOld]).toEqual([['R1'], true]);
  await answer(page(['R2']));
  expect([ids(), result.current.isOld]).toEqual([['R2'], false]);
  rerender({ call: never, path: '/withdraw/orders' });
  expect(ids()).toEqual([]);
});

test('RT-02 a list of money is asked for again when the balance has changed', async () => {
  const call = vi.fn<Call>(async () => page(['R1']));
  const { ids } = open({ call });
  await settle();
  expect(ids()).toEqual(['R1']);
  for (const updatedAt of [1, 2])
    await step(() => app.queryClient.setQueryData<object>(getWalletBalanceQueryKey({}), {}, { updatedAt }));
  expect(call).toHaveBeenCalledTimes(2);
});

test('SES-12 the rows of one session are never shown in the next', async () => {
  beginSession(app, 'tk_1');
  const { ids, unmount } = open({ call: async () => page(['R1']) });
  await settle();
  expect(ids()).toEqual(['R1']);
  unmount();
  beginSession(app, 'tk_2');
  expect(open({ call: never }).ids()).toEqual([]);
});
