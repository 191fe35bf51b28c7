// Apart from part-failure.tsx, so that the first view does not load what it shows only when a call fails.
import { lazy, Suspense } from 'react';

const Shown = lazy(() => import('./part-failure.tsx').then((m) => ({ default: m.PartFailure })));

/** In the place of a part of home whose call failed. */
export function LatePartFailure(props: { onRetry: () => unknown }) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
