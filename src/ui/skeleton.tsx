import { clsx } from 'clsx';
import { range } from '../lib/range.ts';

/** A placeholder in the final size. Tests find a stuck one by `data-skeleton`. */
export function Skeleton({ className }: { className: string }) {
  const corners = className.includes('rounded-') ? undefined : 'rounded-md';
  return <span aria-hidden="true" data-skeleton className={clsx('shimmer block', corners, className)} />;
}

export const Skeletons = ({ count, className }: { count: number; className: string }) =>
  range(count).map((place) => <Skeleton key={place} className={className} />);
