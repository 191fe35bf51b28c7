import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type App, AppContext } from '../../src/lib/app.ts';

/** A wrapper for `render` and `renderHook`. It asks at each render, since most tests make an app of their own. */
export const inApp =
  (parts: () => { app: App; client: QueryClient }) =>
  ({ children }: { children: ReactNode }) => {
    const { app, client } = parts();
    return (
      <AppContext value={app}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </AppContext>
    );
  };
