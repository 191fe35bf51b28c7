import type { ComponentProps, ReactNode } from 'react';
import { formatAmount } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { StepFrame as Frame } from '../../../ui/step-frame.tsx';

interface StepFrameProps extends Omit<ComponentProps<typeof Frame>, 'amount' | 'currency'> {
  /** Major units, as the wire has it. */
  amount?: number | undefined;
}

/** The head of every step after the choice, with the amount in the player's currency. */
export function StepFrame({ amount, ...step }: StepFrameProps) {
  const currency = useBalance()?.currencyAlias ?? '';
  return (
    <Frame {...step} amount={amount === undefined ? undefined : formatAmount(amount)} currency={currency} />
  );
}

/** What the player can do in a step, the main action first. */
export function StepActions({ children }: { children: ReactNode }) {
  return <div className="mt-40 grid gap-20">{children}</div>;
}
