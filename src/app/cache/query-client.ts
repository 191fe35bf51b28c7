import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call-error.ts';
import { outage } from '../../api/query-client.ts';
import type { App } from '../../lib/app.ts';
import { reportFailure } from './report-failure.ts';

/** A read is retried at most twice, and only after a network or server error (NET-10). */
function shouldRetryRead(failures: number, error: unknown): boolean {
  if (failures >= 2 || !(error instanceof CallError)) return false;
  return error.kind === 'network' || error.kind === 'timeout' || (error.status ?? 0) >= 500;
}

/** A component that mounts because a query failed must not repeat it: that would have no end (NET-13). */
const isOverAWhile = ({ state }: Query) => Date.now() - state.errorUpdatedAt > 1_000;

/** Mutations (money, SMS) are never retried (NET-10). With `meta.isQuiet` the caller shows refusals. */
export function createQueryClient(app: App): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.isQuiet) reportFailure(app, error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const isRefusal = error instanceof CallError && error.kind === 'refused';
        if (!(mutation.meta?.isQuiet && isRefusal)) reportFailure(app, error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => !outage(app).isKnown && shouldRetryRead(failures, error),
        retryOnMount: isOverAWhile,
        staleTime: 15_000,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError;
    queryMeta: { isQuiet?: boolean };
    mutationMeta: { isQuiet?: boolean };
  }
}
