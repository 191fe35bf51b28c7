import { MutationCache, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { emptyApp } from '../lib/app.ts';
import { mutate } from './mutate.ts';

test.each([undefined, { isQuiet: true }])(
  'NET-04 passes the meta %j of the caller to the mutation',
  async (meta) => {
    const reported: unknown[] = [];
    const mutationCache = new MutationCache({
      onError: (error, _variables, _result, mutation) => void reported.push(error.message, mutation.meta),
    });
    const app = Object.assign(emptyApp(globalThis), { queryClient: new QueryClient({ mutationCache }) });
    await expect(mutate(app, () => Promise.reject(new Error('No')), meta)).rejects.toThrow('No');
    expect(reported).toEqual(['No', meta]);
    expect(await mutate(app, async () => ({ id: 'R1' }), meta)).toEqual({ id: 'R1' });
  },
);
