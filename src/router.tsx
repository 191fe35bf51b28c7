import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from './app/error-screen.tsx';
import { NotFoundScreen } from './app/not-found-screen.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The router over the generated route tree, for the page and for the build that paints home. */
export function createAppRouter(history: RouterHistory, queryClient: QueryClient) {
  return createRouter({
    routeTree,
    history,
    context: { queryClient },
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPreload: 'intent',
    // The build has no scroll to restore, and the inline script it would write has no place in the policy.
    scrollRestoration: typeof window !== 'undefined',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
