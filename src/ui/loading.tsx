import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../i18n/texts.ts';
import { range } from '../lib/range.ts';

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="block size-32 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}

/** A placeholder in the final size. Tests find a stuck one by `data-skeleton`. */
export function Skeleton({ className }: { className: string }) {
  const corners = className.includes('rounded-') ? undefined : 'rounded-md';
  return <span aria-hidden="true" data-skeleton className={clsx('shimmer block', corners, className)} />;
}

export const Skeletons = ({ count, className }: { count: number; className: string }) =>
  range(count).map((place) => <Skeleton key={place} className={className} />);

interface LoadingProps {
  label?: string;
  /** Classes of the placeholder blocks, in the final size; other shapes are children. */
  blocks?: readonly string[];
  className?: string;
  children?: ReactNode;
}

export function Loading({ label, blocks = [], className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? texts().common.loading()}</span>
      {blocks.map((look, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks that never move.
        <Skeleton key={place} className={look} />
      ))}
      {children}
    </div>
  );
}
