import { type MutationMeta, QueryClient } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';
import { part } from '../lib/app.ts';

/** The cache of the server's answers; `createApp` puts the whole app's own here. */
export const queryClientOf = part(() => new QueryClient());

/**
 * Makes a call as a mutation of the app: it is never retried by itself (NET-10), and its errors show as a toast.
 * @param meta `isQuiet`: the caller shows refusals itself
 */
export const mutate = <Answer>(
  app: App,
  call: () => Promise<Answer>,
  meta?: MutationMeta,
): Promise<Answer> => {
  const client = queryClientOf(app);
  return client
    .getMutationCache()
    .build(client, { mutationFn: call, ...(meta && { meta }) })
    .execute(undefined);
};
