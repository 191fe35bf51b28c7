import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen, NotFoundScreen } from './app/shell/late-screens.tsx';
import type { App } from './lib/app.ts';
import { routeTree } from './route-tree.gen.ts';

/** True for a newly opened page (no reload, no step back) without a fragment in its address: nothing scrolls. */
function isOpened(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' && !location.hash;
}

/**
 * A player, or the browser after a reload, may scroll before the hydration: that position stays. A newly opened page
 * does not read its position, which would force a layout.
 */
function restoresScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const isStaying = isFirst && (isOpened() || window.scrollY > 0);
    isFirst = false;
    return !isStaying;
  };
}

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
