import { expect, test } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { createQueryClient, shouldRetryRead } from './query-client.ts';

const failure = (kind: CallError['kind'], status?: number) =>
  new CallError({ kind, path: '/game/list', status });

test.each([
  [failure('network'), true],
  [failure('timeout'), true],
  [failure('http', 503), true],
  [failure('http', 404), false],
  [failure('http', 429), false],
  [failure('refused', 200), false],
  [failure('unauthorized', 401), false],
  [new Error('a bug of ours'), false],
])('NET-10 a read that failed with %o is tried again: %s', (error, again) => {
  expect(shouldRetryRead(0, error)).toBe(again);
  expect(shouldRetryRead(1, error)).toBe(again);
  expect(shouldRetryRead(2, error)).toBe(false);
});

test('NET-10 calls that change something never try again by themselves', async () => {
  const client = createQueryClient();
  let tries = 0;
  const mutation = client.getMutationCache().build(client, {
    meta: { isQuiet: true },
    mutationFn: () => {
      tries += 1;
      return Promise.reject(failure('refused', 200));
    },
  });
  await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(CallError);
  expect(tries).toBe(1);
  expect(mutation.options.retry ?? client.getDefaultOptions().mutations?.retry).toBe(false);
});
