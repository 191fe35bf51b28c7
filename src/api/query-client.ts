import type { QueryClient } from '@tanstack/react-query';
import { type App, appState } from '../lib/app.ts';

export const queryClientOf = (app: App): QueryClient =>
  (app as App & { queryClient: QueryClient }).queryClient;

/** While the server is known to be down, each read is made once (NET-16). */
export const outage = appState(() => ({ isKnown: false }));
