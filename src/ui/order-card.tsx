import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMinor, type Minor } from '../lib/money.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface CardProps {
  icon: ReactNode;
  title: string;
  text: string;
  amount: Minor;
  currency: string;
  children?: ReactNode;
}

/** Stands above a form about money. It is announced: its heading takes the focus, and with it comes into view. */
function Card({ icon, title, text, amount, currency, children }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);
  return (
    <section className="mt-32 flex scroll-mt-160 gap-24 rounded-lg border border-edge bg-surface px-28 py-28">
      <span className="grid size-80 shrink-0 place-items-center rounded-full bg-raised">{icon}</span>
      <div className="min-w-0 flex-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-240 font-semibold text-md outline-none">
          {title}
        </h2>
        <p className="tabular mt-4 font-bold text-gold text-lg">
          {formatMinor(amount)} <span className="text-muted text-sm">{currency}</span>
        </p>
        <p className="mt-8 text-base text-muted">{text}</p>
        {children}
      </div>
    </section>
  );
}

interface CheckingCardProps {
  words: { title: () => string; text: () => string };
  amount: Minor;
  currency: string;
}

/** A money order without an answer: what it is, and what will happen (WDR-02). */
export function CheckingCard({ words, amount, currency }: CheckingCardProps) {
  return (
    <Card icon={<Spinner />} title={words.title()} text={words.text()} amount={amount} currency={currency} />
  );
}

interface UnsentCardProps extends CheckingCardProps {
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
}

/** A money order that never left this device: nothing is under way, and it can be sent (WDR-02). */
export function UnsentCard({ words, amount, currency, retry, onRetry }: UnsentCardProps) {
  return (
    <Card
      icon={<Icon name="alert" className="size-44" />}
      title={words.title()}
      text={words.text()}
      amount={amount}
      currency={currency}
    >
      <Button tone="quiet" className="mt-20" onClick={onRetry}>
        {retry}
      </Button>
    </Card>
  );
}

interface RepeatCardProps {
  words: {
    title: () => string;
    text: (asked: { amount: string; currency: string; seconds: number }) => string;
    yes: () => string;
    no: () => string;
  };
  amount: Minor;
  currency: string;
  /** When the same was asked for, ms since 1970. */
  askedAt: number;
  onYes: () => void;
  onNo: () => void;
}

/** The same was asked for a moment ago: the player says whether it is meant once more (WDR-02). */
export function RepeatCard({ words, amount, currency, askedAt, onYes, onNo }: RepeatCardProps) {
  const [seconds] = useState(() => Math.max(1, Math.round((Date.now() - askedAt) / 1_000)));
  return (
    <Card
      icon={<Icon name="alert" className="size-44" />}
      title={words.title()}
      text={words.text({ amount: formatMinor(amount), currency, seconds })}
      amount={amount}
      currency={currency}
    >
      <div className="mt-20 flex flex-wrap gap-16">
        <Button tone="quiet" onClick={onYes}>
          {words.yes()}
        </Button>
        <Button tone="ghost" onClick={onNo}>
          {words.no()}
        </Button>
      </div>
    </Card>
  );
}
