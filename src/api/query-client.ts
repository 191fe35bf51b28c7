import { QueryClient } from '@tanstack/react-query';
import { type App, type Part, part } from '../lib/app.ts';

/** The cache of the server's answers. */
export const queryClientOf = part(() => new QueryClient());

/** Gives a new app the client that knows its rules (src/app/cache/query-client.ts). */
export const giveQueryClient = (app: App, client: QueryClient) =>
  app.parts.set(queryClientOf as Part<unknown>, client);
