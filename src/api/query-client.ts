import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

/** The cache of the server's answers, which `createApp` gives to every app (src/app/start/create-app.ts). */
export const queryClientOf = (app: App): QueryClient =>
  (app as App & { queryClient: QueryClient }).queryClient;
