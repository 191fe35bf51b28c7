import type { ReactNode } from 'react';

/** A decorative line drawing. Each set is beside its use, so that the first view loads only its own. */
export function LineIcon({ children, className }: { children: ReactNode; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
