import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Stands above the bottom nav. The shell publishes the nav's height, which grows with the text. */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        '-mx-24 sticky bottom-[var(--nav-height,calc(1.14rem+env(safe-area-inset-bottom)))] z-[900] mt-40 border-line border-t bg-ground px-24 py-16 after:absolute after:inset-x-0 after:top-[calc(100%-1px)] after:h-[calc(max(0.4rem,env(safe-area-inset-bottom))+2px)] after:bg-ground',
        className,
      )}
    >
      {children}
    </div>
  );
}
