import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type App, AppContext } from '../../src/lib/app.ts';

/** A wrapper for `render` and `renderHook`. */
export const inApp =
  (app: App & { queryClient: QueryClient }) =>
  ({ children }: { children: ReactNode }) => (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>{children}</QueryClientProvider>
    </AppContext>
  );
