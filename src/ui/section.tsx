import { type ReactNode, useId } from 'react';

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-40 min-w-0">
      <legend className="mb-16 font-semibold text-md">{title}</legend>
      {hint && <p className="-mt-8 mb-16 text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}

const HEADINGS = {
  small: 'mb-16 font-semibold text-md',
  large: 'font-bold text-lg',
  card: 'px-8 pb-16 font-bold text-lg',
};

interface TitledSectionProps {
  title: string;
  heading?: keyof typeof HEADINGS;
  className: string;
  children: ReactNode;
}

export function TitledSection({ title, heading = 'small', className, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={HEADINGS[heading]}>
        {title}
      </h2>
      {children}
    </section>
  );
}
