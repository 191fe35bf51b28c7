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

/** Help or what is wrong, under a field; what is wrong is announced. */
export function FieldNote({
  id,
  problem,
  hint,
}: {
  id: string;
  problem: string | undefined;
  hint?: string | undefined;
}) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="mt-12 min-h-[1.45em] text-muted text-sm data-[problem]:text-bad"
      data-problem={problem && ''}
    >
      {problem ?? hint}
    </p>
  );
}
