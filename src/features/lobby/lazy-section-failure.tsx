import { lazy, Suspense } from 'react';

const Shown = lazy(() => import('./section-failure.tsx').then((m) => ({ default: m.SectionFailure })));

/** Parts of the first view use this: the code of the failure loads with the first failure. */
export const lazySectionFailure = (onRetry: () => void) => (
  <Suspense>
    <Shown onRetry={onRetry} />
  </Suspense>
);
