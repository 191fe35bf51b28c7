import { lazy, Suspense } from 'react';

const Shown = lazy(() => import('./part-failure.tsx').then((m) => ({ default: m.PartFailure })));

/** Parts of the first view use this: the code of the failure loads with the first failure. */
export const latePartFailure = (onRetry: () => void) => (
  <Suspense>
    <Shown onRetry={onRetry} />
  </Suspense>
);
