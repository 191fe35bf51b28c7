import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { refreshBalance } from './refresh-balance.ts';
import { mutate, resultOf } from './result.ts';

const fails = (failure: Partial<ConstructorParameters<typeof CallError>[0]>) =>
  Promise.reject(new CallError({ kind: 'refused', path: '/x', ...failure }));

test('DEP-04 an answer is accepted, a refusal is refused, and anything without an answer is unknown', async () => {
  expect(await resultOf(Promise.resolve({ id: 'R1' }))).toEqual({ outcome: 'accepted', value: { id: 'R1' } });
  expect(await resultOf(fails({ message: 'No', field: 'amount', code: 'wrong-account' }))).toEqual({
    outcome: 'refused',
    refusal: { message: 'No', field: 'amount', code: 'wrong-account' },
  });
  for (const kind of ['network', 'timeout', 'malformed'] as const)
    expect(await resultOf(fails({ kind }))).toEqual({ outcome: 'unknown' });
  expect(await resultOf(fails({ kind: 'http', status: 503 }))).toEqual({ outcome: 'unknown' });
});

test('DEP-04 any other no is thrown, for the error catalogue to show', async () => {
  await expect(resultOf(fails({ kind: 'http', status: 429 }))).rejects.toThrow(CallError);
  await expect(resultOf(fails({ kind: 'unauthorized' }))).rejects.toThrow(CallError);
});

test('NET-08 the empty answer of a guest is no order', async () => {
  expect(await resultOf(Promise.resolve({}))).toEqual({ outcome: 'refused', refusal: { message: '' } });
});

test('NET-10 a call that moves money is made once, and what it throws reaches the app', async () => {
  const call = vi.fn(() => fails({ kind: 'network' }));
  await expect(mutate(new QueryClient(), call)).rejects.toThrow(CallError);
  expect(call).toHaveBeenCalledTimes(1);
});

test('DEP-04 a refetch of the balance that began after the change will do; one that failed or began before will not', async () => {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {
    queryClient.setQueryData(['POST', '/wallet/balance', {}], { total: 1 });
  });
  await refreshBalance(queryClient);
  await refreshBalance(queryClient, Date.now() - 1_000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  await refreshBalance(queryClient, Date.now() + 1_000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  await refreshBalance(queryClient);
  expect(invalidate).toHaveBeenCalledTimes(3);
  invalidate.mockImplementation(async () => undefined);
  await refreshBalance(queryClient);
  await refreshBalance(queryClient, Date.now() - 1_000);
  expect(invalidate).toHaveBeenCalledTimes(5);
});
