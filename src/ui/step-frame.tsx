import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './loading.tsx';

const TONES = { neutral: 'bg-raised text-text', good: 'bg-good/15 text-good', bad: 'bg-bad/15 text-bad' };

/** The head of a step that fills the screen. Its heading takes the focus, which announces it. */
export function StepFrame(props: {
  icon: IconName | 'busy';
  tone?: 'neutral' | 'good' | 'bad';
  title: string;
  text?: string | undefined;
  amount?: string | undefined;
  currency?: string | undefined;
  amountNote?: string | undefined;
  children?: ReactNode;
}) {
  const { icon, tone = 'neutral', title, text, amount, currency, amountNote, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // If a field of the step has the focus, it keeps it.
  useEffect(() => {
    if (title && !heading.current?.closest('section')?.contains(document.activeElement))
      heading.current?.focus();
  }, [title]);
  return (
    <section className="pt-40">
      <div className="flex flex-col items-center gap-16 text-center">
        <span className={`grid size-128 place-items-center rounded-full ${TONES[tone]}`}>
          {icon === 'busy' ? (
            <span className="scale-175">
              <Spinner />
            </span>
          ) : (
            <Icon name={icon} className="size-64" />
          )}
        </span>
        <h1 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none">
          {title}
        </h1>
        {amount !== undefined && (
          <p className="tabular font-bold text-[length:min(var(--text-2xl),11vw)] text-gold leading-tight">
            <span translate="no">{amount}</span> <span className="text-md text-muted">{currency}</span>
          </p>
        )}
        {amountNote && <p className="-mt-8 text-muted text-sm">{amountNote}</p>}
        {text && <p className="max-w-600 text-base text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
