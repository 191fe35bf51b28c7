import { lazy, Suspense } from 'react';

const Shown = lazy(() => import('./part-failure.tsx').then((m) => ({ default: m.PartFailure })));

/** For what the first view shows: the code of the failure loads with the first one. */
export const latePartFailure = (onRetry: () => void) => (
  <Suspense>
    <Shown onRetry={onRetry} />
  </Suspense>
);
