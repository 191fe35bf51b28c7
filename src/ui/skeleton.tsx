import { clsx } from 'clsx';

/**
 * A placeholder in the final size, rounded unless its class says otherwise; the region around it says that it loads.
 * Tests find one that stays by `data-skeleton`.
 */
export function Skeleton({ className }: { className: string }) {
  const corners = className.includes('rounded-') ? undefined : 'rounded-md';
  return <span aria-hidden="true" data-skeleton className={clsx('shimmer block', corners, className)} />;
}
