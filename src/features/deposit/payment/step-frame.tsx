import type { ComponentProps, ReactNode } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { formatAmount, formatMinor, type Minor } from '../../../lib/money.ts';
import { useBalance } from '../../../session/use-player.ts';
import { StepFrame as Frame } from '../../../ui/step-frame.tsx';
import { totalOf } from '../deposit-calls.ts';

interface StepFrameProps extends Omit<ComponentProps<typeof Frame>, 'amount' | 'amountNote' | 'currency'> {
  total?: Minor | undefined;
  order?: { amount: number; fee: number };
  /** Major units. */
  credited?: number | undefined;
}

/** The same total, exact to the cent, in every step after the form (DEP-01, GAM-06). */
export function StepFrame({ order, total = order && totalOf(order), credited, ...step }: StepFrameProps) {
  const { summary } = texts().deposit;
  const currency = useBalance()?.currencyAlias ?? '';
  const fee = order && order.fee > 0 ? formatAmount(order.fee) : undefined;
  const isPaid = total !== undefined;
  const amount = isPaid ? formatMinor(total) : credited === undefined ? undefined : formatAmount(credited);
  const note = isPaid ? (fee ? summary.totalWithFee({ fee }) : summary.total()) : undefined;
  return <Frame {...step} amount={amount} amountNote={note} currency={currency} />;
}

export function StepActions({ children }: { children: ReactNode }) {
  return <div className="mt-40 grid gap-20">{children}</div>;
}
