import { clsx } from 'clsx';

/** A place holder of final size and, where it is told, corners; the region around it says that it loads. */
export function Skeleton({ className }: { className: string }) {
  const corners = className.includes('rounded-') ? undefined : 'rounded-md';
  return <span aria-hidden="true" className={clsx('shimmer block', corners, className)} />;
}
