import { type ReactNode, useId } from 'react';
import { brand } from '../config/brand.ts';

/** The document's title for this screen (APP-14). React puts it before the title in the HTML. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${brand.name}`}</title>;
}

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="mt-40 min-w-0">
      <legend className="mb-16 font-semibold text-md">{title}</legend>
      {hint && <p className="-mt-8 mb-16 text-muted text-sm">{hint}</p>}
      {children}
    </fieldset>
  );
}

export function TitledSection(props: {
  title: string;
  heading?: string;
  className?: string;
  children: ReactNode;
}) {
  const { title, heading = 'mb-16 font-semibold text-md', className, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
