import { beforeEach, expect, test, vi } from 'vitest';
import { testTransport } from '../../../tests/support/test-transport.ts';
import { call } from '../../api/call.ts';
import { CallError, type CallFailureKind } from '../../api/call-error.ts';
import { mutate } from '../../api/mutate.ts';
import { configureTransport } from '../../api/transport.ts';
import { emptyApp } from '../../lib/app.ts';
import { requestIds } from '../../lib/request-ids.ts';
import { createQueryClient } from './query-client.ts';
import { reportFailure } from './report-failure.ts';

vi.mock('./report-failure.ts', () => ({ reportFailure: vi.fn() }));
beforeEach(() => vi.mocked(reportFailure).mockClear());

const path = '/withdraw/create';

/** @returns how often the call was made, and how often its failure was told */
async function fail(of: 'read' | 'mutation', isQuiet: boolean, error: Error): Promise<[number, number]> {
  const app = emptyApp(globalThis);
  const queryClient = createQueryClient(app);
  const run = vi.fn(() => Promise.reject(error));
  const reported = vi.mocked(reportFailure).mock.calls.length;
  await (of === 'read'
    ? queryClient.fetchQuery({ queryKey: ['a'], queryFn: run, meta: { isQuiet }, retryDelay: 0 })
    : mutate(Object.assign(app, { queryClient }), run, { isQuiet })
  ).catch(() => undefined);
  return [run.mock.calls.length, vi.mocked(reportFailure).mock.calls.length - reported];
}

test.each<[CallFailureKind, number | undefined, number]>([
  ['network', undefined, 3],
  ['timeout', undefined, 3],
  ['http', 500, 3],
  ['http', 503, 3],
  ['http', 499, 1],
  ['http', 404, 1],
  ['http', 429, 1],
  ['unauthorized', 401, 1],
  ['refused', 200, 1],
  ['malformed', 200, 1],
])(
  'NET-04 NET-06 NET-10 after %s %s a read is made %i times and a mutation once, and the failure is told once at most',
  async (kind, status, times) => {
    const error = new CallError({ kind, path, status });
    expect(await fail('read', false, error)).toEqual([times, 1]);
    expect(await fail('read', true, error)).toEqual([times, 0]);
    expect(await fail('mutation', false, error)).toEqual([1, 1]);
    // A quiet mutation shows its refusal itself, and nothing else.
    expect(await fail('mutation', true, error)).toEqual([1, kind === 'refused' ? 0 : 1]);
  },
);

test('NET-06 NET-10 a bug of ours is not repeated, and told by a quiet mutation too', async () => {
  expect(await fail('read', false, new Error('a bug'))).toEqual([1, 1]);
  expect(await fail('mutation', true, new Error('a bug'))).toEqual([1, 1]);
});

test('NET-17 all tries of a read have one name, of its visit, and the error has it too', async () => {
  const app = emptyApp(globalThis);
  const { visit, of } = requestIds(app);
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => {
    throw new TypeError('lost');
  });
  configureTransport(testTransport({ token: () => 'tk_1', requestId: of, fetch }));
  const client = createQueryClient(app);
  const read = (key: string) =>
    client
      .fetchQuery({
        queryKey: [key],
        queryFn: ({ signal }) => call({ url: '/game/list', signal }),
        retryDelay: 0,
      })
      .catch((error: CallError) => error.requestId);
  const text = [await read('one'), await read('two')];
  expect(text).toEqual([`${visit}-10`, `${visit}-11`]);
  const names = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-request-id'));
  expect(names).toEqual(text.flatMap((name) => [name, name, name]));
});
