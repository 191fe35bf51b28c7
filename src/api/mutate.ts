import type { MutationMeta } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';
import { queryClientOf } from './query-client.ts';

/**
 * Makes a call as a mutation: it is never retried automatically (NET-10), and its errors show as a toast.
 * @param meta `isQuiet`: the caller shows refusals itself
 */
export function mutate<Answer>(app: App, call: () => Promise<Answer>, meta?: MutationMeta): Promise<Answer> {
  const client = queryClientOf(app);
  const options = { mutationFn: call, ...(meta && { meta }) };
  return client.getMutationCache().build(client, options).execute(undefined);
}
