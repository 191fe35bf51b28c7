import type { ReactNode } from 'react';

/** A titled group of controls. */
export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-40 min-w-0">
      <legend className="mb-16 font-semibold text-md">{title}</legend>
      {hint && <p className="-mt-8 mb-16 text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}
