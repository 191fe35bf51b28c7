import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { deviceApp } from '../../tests/support/device-app.ts';
import { type App, AppContext } from '../lib/app.ts';
import type { Page } from '../lib/pages.ts';
import { beginSession } from './session-store.ts';
import { useRecordPages } from './use-record-pages.ts';

interface Row {
  id: string;
}
type Call = (asked: { status?: number; pageNum: number; pageSize: number }) => Promise<Page<Row>>;

let app: App;
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppContext value={app}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </AppContext>
);

const page = (ids: string[], total = ids.length): Page<Row> => ({
  list: ids.map((id) => ({ id })),
  total,
  pageNum: 1,
  pageSize: 20,
});

beforeEach(() => {
  app = deviceApp();
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
});

interface Shown {
  path?: string;
  call: Call;
  filter?: { status?: number };
  opening?: () => Promise<Page<Row>>;
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
  await waitFor(() => expect(ids()).toEqual(['old']));
  expect(call).not.toHaveBeenCalled();
  await act(async () => result.current.refresh());
  await waitFor(() => expect(ids()).toEqual(['new']));
  expect(opening).toHaveBeenCalledOnce();
});

test('NET-13 rows that are counted and not sent are a failure, and not an empty list', async () => {
  const { result } = open({ call: async () => page([], 3) });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.data).toBeUndefined();
  const empty = open({ call: async () => page([]), path: '/withdraw/orders' });
  await waitFor(() => expect(empty.result.current.data).toEqual([]));
});

test('HIS-01 with another filter the old rows stay until the new ones come; those of another list never do', async () => {
  const { ids, rerender } = open({ call: async () => page(['R1']) });
  await waitFor(() => expect(ids()).toEqual(['R1']));
  rerender({ call: never, filter: { status: 2 } });
  expect(ids()).toEqual(['R1']);
  rerender({ call: never, path: '/withdraw/orders' });
  expect(ids()).toEqual([]);
});

test('SES-12 the rows of one session are never shown in the next', async () => {
  beginSession(app, 'tk_1');
  const { ids, unmount } = open({ call: async () => page(['R1']) });
  await waitFor(() => expect(ids()).toEqual(['R1']));
  unmount();
  beginSession(app, 'tk_2');
  expect(open({ call: never }).ids()).toEqual([]);
});
