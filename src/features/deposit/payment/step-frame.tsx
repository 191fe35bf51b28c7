import { type ReactNode, useEffect, useRef } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface StepFrameProps {
  icon: IconName | 'busy';
  tone?: 'neutral' | 'good' | 'bad';
  title: string;
  text?: string | undefined;
  /** Major units, as the wire has it. */
  amount?: number | undefined;
  children?: ReactNode;
}

const TONES = { neutral: 'bg-raised text-text', good: 'bg-good/15 text-good', bad: 'bg-bad/15 text-bad' };

/** The head of every step after the choice. The new step is announced: its heading takes the focus. */
export function StepFrame({ icon, tone = 'neutral', title, text, amount, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const currency = useBalance()?.currencyAlias ?? '';
  // A field of the step that took the focus keeps it.
  useEffect(() => {
    if (title && !heading.current?.closest('section')?.contains(document.activeElement))
      heading.current?.focus();
  }, [title]);
  return (
    <section className="pt-40">
      <div className="flex flex-col items-center gap-16 text-center">
        <span className={`grid size-128 place-items-center rounded-full ${TONES[tone]}`}>
          {icon === 'busy' ? <Spinner /> : <Icon name={icon} className="size-64" />}
        </span>
        <h1 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none">
          {title}
        </h1>
        {amount !== undefined && (
          <p className="font-bold text-[length:min(var(--text-2xl),11vw)] text-gold leading-tight tabular-nums">
            {formatAmount(amount)} <span className="text-md text-muted">{currency}</span>
          </p>
        )}
        {text && <p className="max-w-600 text-base text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

/** What the player can do in a step, the main action first. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="mt-40 grid gap-20">{children}</div>;
}
