import { clsx } from 'clsx';

/** A place holder of final size; the region around it says that it loads. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={clsx('shimmer block rounded-md', className)} />;
}
