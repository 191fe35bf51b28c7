import { Link } from '@tanstack/react-router';
import { type ComponentProps, createContext, type ReactNode, use, useRef } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, formatMinor } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Button, type ButtonProps, buttonLook } from '../../../ui/button.tsx';
import { Answers, Dialog } from '../../../ui/dialog.tsx';
import { StepFrame as Frame } from '../../../ui/step-frame.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { totalOf } from '../deposit-calls.ts';

interface StepFrameProps extends Omit<ComponentProps<typeof Frame>, 'amount' | 'amountNote' | 'currency'> {
  order?: { amount: number; fee: number };
  /** Major units. */
  credited?: number | undefined;
}

/** The same total, exact to the cent, in every step after the form (DEP-01, GAM-06). */
export function StepFrame({ order, credited, ...step }: StepFrameProps) {
  const { summary } = texts().deposit;
  const currency = useBalance()?.currencyAlias ?? '';
  const fee = order && order.fee > 0 ? formatAmount(order.fee) : undefined;
  const amount = order ? formatMinor(totalOf(order)) : credited !== undefined && formatAmount(credited);
  const note = order && (fee ? summary.totalWithFee({ fee }) : summary.total());
  return <Frame {...step} amount={amount || undefined} amountNote={note} currency={currency} />;
}

export function StepActions({ children }: { children: ReactNode }) {
  return <div className="mt-40 grid gap-20">{children}</div>;
}

interface PlayLinkProps {
  tone: Exclude<ButtonProps['tone'], undefined>;
  size?: Exclude<ButtonProps['size'], undefined>;
  words?: string;
}

export const BackToGame = createContext<(() => void) | undefined>(undefined);

export function PlayLink({ tone, size = 'normal', words }: PlayLinkProps) {
  const onBackToGame = use(BackToGame);
  const { receipt, backToGame } = texts().deposit;
  if (onBackToGame) {
    return (
      <Button tone={tone} size={size} onClick={onBackToGame}>
        {words ?? backToGame()}
      </Button>
    );
  }
  return (
    <Link to="/" className={buttonLook({ tone, size })}>
      {words ?? receipt.play()}
    </Link>
  );
}

interface GiveUpButtonProps extends Pick<ButtonProps, 'size' | 'children' | 'aria-label'> {
  onGiveUp: () => void;
}

/** Explains, then gives an unpaid deposit up; the bank is not told (DEP-10). */
export function GiveUpButton({ onGiveUp, children, ...button }: GiveUpButtonProps) {
  const { deposit } = texts();
  const { title, text, yes, no } = deposit.giveUp;
  const question = useOpened<true>();
  const isAgreed = useRef(false);
  return (
    <>
      <Button tone="ghost" {...button} onClick={() => question.open(true)}>
        {children ?? deposit.waiting.giveUp()}
      </Button>
      {question.value && (
        <Dialog
          {...question.control}
          // The dialog must close first, because it has its own entry in the history.
          onClosed={() => {
            question.control.onClosed();
            if (isAgreed.current) onGiveUp();
          }}
          title={title()}
        >
          <p className="text-base text-muted">{text()}</p>
          <Answers
            yes={yes()}
            no={no()}
            onYes={() => {
              isAgreed.current = true;
              question.close();
            }}
            onNo={question.close}
          />
        </Dialog>
      )}
    </>
  );
}
