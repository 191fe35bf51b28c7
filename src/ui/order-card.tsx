import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../i18n/texts.ts';
import { formatMinor, type Minor } from '../lib/money.ts';
import { phoneNow } from '../lib/phone-now.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './loading.tsx';
import { StepFrame } from './step-frame.tsx';

interface CardProps {
  icon: ReactNode;
  title: string;
  text: string;
  amount: Minor;
  currency: string;
  children?: ReactNode;
}

/** The heading takes the focus, which announces the card and scrolls it into view. */
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
          <span translate="no">{formatMinor(amount)}</span>{' '}
          <span className="text-muted text-sm">{currency}</span>
        </p>
        <p className="mt-8 text-base text-muted">{text}</p>
        {children}
      </div>
    </section>
  );
}

interface FlowOfCard<Request> {
  step: string;
  request?: Request;
  unsent?: Request;
  /** The amount in minor units, and the time of the call, ms since 1970. */
  intent?: { amount: string; sentAt: number };
}

interface OrderCardProps<Request> {
  flow: FlowOfCard<Request>;
  words: {
    checking: { title: () => string; text: () => string };
    unsent: { title: () => string; text: () => string };
    repeat: {
      title: () => string;
      text: (values: { amount: string; currency: string; seconds: number }) => string;
      yes: () => string;
      no: () => string;
    };
  };
  currency: string;
  runner: { submit: (request: Request) => void; confirm: () => void; leave: () => void };
}

/** The order is being checked, the request was not sent, or a repeat must be confirmed (WDR-02). */
export function OrderCard<Request extends { amount: Minor; total?: Minor }>({
  flow: { step, request, unsent, intent },
  words,
  currency,
  runner,
}: OrderCardProps<Request>) {
  const alert = <Icon name="alert" className="size-44" />;
  if (step === 'checking' && intent) {
    const { title, text } = words.checking;
    const amount = BigInt(intent.amount);
    return <Card icon={<Spinner />} title={title()} text={text()} amount={amount} currency={currency} />;
  }
  if (step === 'repeating' && intent && request) {
    const { title, text, yes, no } = words.repeat;
    const amount = request.total ?? request.amount;
    const seconds = Math.max(1, Math.round((phoneNow() - intent.sentAt) / 1_000));
    const values = { amount: formatMinor(amount), currency, seconds };
    return (
      <Card icon={alert} title={title()} text={text(values)} amount={amount} currency={currency}>
        <div className="mt-20 flex flex-wrap gap-16">
          <Button tone="quiet" onClick={runner.confirm}>
            {yes()}
          </Button>
          <Button tone="ghost" onClick={runner.leave}>
            {no()}
          </Button>
        </div>
      </Card>
    );
  }
  if (!unsent) return null;
  const { title, text } = words.unsent;
  const amount = unsent.total ?? unsent.amount;
  return (
    <Card icon={alert} title={title()} text={text()} amount={amount} currency={currency}>
      <Button tone="quiet" className="mt-20" onClick={() => runner.submit(unsent)}>
        {texts().common.retry()}
      </Button>
    </Card>
  );
}

interface NotCreatedProps {
  /** Without its request after a reload, or in another tab: it cannot be sent again. */
  flow: { intent: { amount: string }; message?: string; request?: object };
  words: { title: () => string; text: () => string; again: () => string };
  back: string;
  amountNote?: string;
  currency: string;
  runner: { retry: () => void; leave: () => void };
}

/** The look-up found no such order, so the request can be sent again, or changed (DEP-06, WDR-02). */
export function NotCreated({ flow, words, back, runner, ...step }: NotCreatedProps) {
  return (
    <StepFrame
      icon="alert"
      title={words.title()}
      text={flow.message ?? words.text()}
      amount={formatMinor(BigInt(flow.intent.amount))}
      {...step}
    >
      <div className="mt-40 grid gap-20">
        {flow.request && (
          <Button size="large" onClick={runner.retry}>
            {words.again()}
          </Button>
        )}
        <Button tone="ghost" onClick={runner.leave}>
          {back}
        </Button>
      </div>
    </StepFrame>
  );
}
