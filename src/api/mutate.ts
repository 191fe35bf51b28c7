import type { MutationMeta } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';
import { queryClientOf } from './query-client.ts';

/** Makes a call as a mutation, never retried (NET-10). @param meta `isQuiet`: the caller shows refusals */
export function mutate<Answer>(app: App, call: () => Promise<Answer>, meta?: MutationMeta): Promise<Answer> {
  const client = queryClientOf(app);
  const options = { mutationFn: call, ...(meta && { meta }) };
  return client.getMutationCache().build(client, options).execute(undefined);
}
