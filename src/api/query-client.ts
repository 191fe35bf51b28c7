import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../lib/app.ts';

export const queryClientOf = (app: App): QueryClient =>
  (app as App & { queryClient: QueryClient }).queryClient;
