import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from './app/shell/late-screens.tsx';
import { routeTree } from './route-tree.gen.ts';

/**
 * Home is painted before the app is alive: a place the player (or the browser, after a reload) scrolled it to by then
 * stays. The router would go back to the top, and a tap on its way would hit something else.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isScrolled;
  };
}

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
    scrollRestoration: typeof window !== 'undefined' && restoresScroll(),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
