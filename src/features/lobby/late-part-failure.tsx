import { lazy, Suspense } from 'react';

const Shown = lazy(() => import('./part-failure.tsx').then((m) => ({ default: m.PartFailure })));

export function LatePartFailure(props: { onRetry: () => unknown }) {
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
