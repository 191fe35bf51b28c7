import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '../app/shell.tsx';
import type { App } from '../lib/app.ts';
import { paintTapFirst } from '../lib/next-paint.ts';

export const Route = createRootRouteWithContext<{ app: App; queryClient: QueryClient }>()({
  ...paintTapFirst,
  component: Shell,
});
