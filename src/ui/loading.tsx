import type { ReactNode } from 'react';
import { texts } from '../i18n/texts.ts';
import { Skeleton } from './skeleton.tsx';

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
