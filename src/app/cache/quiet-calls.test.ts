import { beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { CallError, type CallFailureKind } from '../../api/call-error.ts';
import { createQueryClient } from './query-client.ts';
import { reportFailure } from './report-failure.ts';

vi.mock('./report-failure.ts', () => ({ reportFailure: vi.fn() }));
beforeEach(() => vi.mocked(reportFailure).mockClear());

const kinds: readonly CallFailureKind[] = [
  'refused',
  'unauthorized',
  'http',
  'network',
  'timeout',
  'malformed',
];
const told = () => vi.mocked(reportFailure).mock.calls.length;

async function fail(of: 'read' | 'mutation', isQuiet: boolean, error: unknown): Promise<void> {
  const client = createQueryClient(deviceApp());
  const run = () => Promise.reject(error);
  const meta = { isQuiet };
  if (of === 'read')
    await client.fetchQuery({ queryKey: ['a'], queryFn: run, meta, retry: false }).catch(() => undefined);
  else
    await client
      .getMutationCache()
      .build(client, { mutationFn: run, meta })
      .execute(undefined)
      .catch(() => undefined);
}

test.each(kinds)('NET-04 NET-06 a call that failed as %s is reported once at most', async (kind) => {
  const error = new CallError({ kind, path: '/withdraw/create' });
  const tellings: number[] = [];
  for (const of of ['read', 'mutation'] as const)
    for (const isQuiet of [false, true]) {
      vi.mocked(reportFailure).mockClear();
      await fail(of, isQuiet, error);
      tellings.push(told());
    }
  // A quiet read says nothing. A quiet mutation shows its refusal itself, and nothing else.
  expect(tellings).toEqual([1, 0, 1, kind === 'refused' ? 0 : 1]);
});

test('NET-06 a bug in a mutation that shows its own refusals is told', async () => {
  await fail('mutation', true, new Error('a bug'));
  expect(told()).toBe(1);
});
