import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from './app/shell/late-screens.tsx';
import type { App } from './lib/app.ts';
import { routeTree } from './route-tree.gen.ts';

/**
 * True for a page that was opened (not reloaded, not reached by going back) without a place in its address: nothing
 * scrolls.
 */
function isOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !location.hash;
}

/**
 * Home is painted before the app is alive. If the player scrolls it meanwhile, or the browser does after a reload, it
 * stays there: the router would scroll to the top, and a tap on its way would hit something else. A page that was
 * opened is not asked for its scroll position: the browser would lay it out in the middle of hydrating.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isStaying = isFirst && (isOpened() || window.scrollY > 0);
    isFirst = false;
    return !isStaying;
  };
}

/** The router over the generated route tree, for the page and for the build that paints home. */
export function createAppRouter(app: App, queryClient: QueryClient, history: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { app, queryClient },
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPreload: 'intent',
    // The build has no scroll to restore, and the policy forbids the inline script for it.
    scrollRestoration: typeof window !== 'undefined' && restoresScroll(),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
