import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '../app/shell.tsx';
import type { App } from '../lib/app.ts';

export const Route = createRootRouteWithContext<{ app: App; queryClient: QueryClient }>()({
  /** The effect of a tap, such as a chosen tab, is painted before the next screen renders (APP-17). */
  beforeLoad: ({ cause }) =>
    cause === 'stay' && !document.hidden
      ? new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      : undefined,
  component: Shell,
});
