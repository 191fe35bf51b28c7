import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from './app/shell/late-screens.tsx';
import type { App } from './lib/app.ts';
import { routeTree } from './route-tree.gen.ts';

/** Opened, not reloaded or come back to, and at no place of its own: it has nothing to scroll to. */
function isOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !location.hash;
}

/**
 * Home is painted before the app is alive: a place the player (or the browser, after a reload) scrolled it to by then
 * stays. The router would go back to the top, and a tap on its way would hit something else. A page that was opened is
 * not asked where it stands: the browser would lay it out for the answer, in the middle of hydrating it.
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
    // The build has no scroll to restore, and the inline script it would write has no place in the policy.
    scrollRestoration: typeof window !== 'undefined' && restoresScroll(),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
