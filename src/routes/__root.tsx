import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '../app/shell.tsx';

/** In ms; a page out of sight is not painted. */
const LONGEST_WAIT_MS = 1_000;

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // The link or chip that was tapped shows it first, then the next screen or list renders. Not when the page opens.
  beforeLoad: ({ cause }) => (cause === 'stay' ? nextPaint() : undefined),
  component: Shell,
});
