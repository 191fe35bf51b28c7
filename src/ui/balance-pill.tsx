import type { ReactNode } from 'react';
import { formatAmount } from '../lib/money.ts';
import { BalanceText } from './balance-text.tsx';
import { Icon } from './icon.tsx';

interface BalancePillProps {
  /** Undefined while it loads. */
  balance: { total: number; currencyAlias: string } | undefined;
  words: {
    balance: (shown: { amount: string; currency: string }) => string;
    balanceLoading: () => string;
  };
  testId: string;
  /** The control that deposits, with `plusLook` and a `PlusMark` in it. */
  children: ReactNode;
}

export const plusLook = 'press grid size-88 place-items-center text-text';

/** The plus on the ground of the one main action. Decorative: the control around it carries the label. */
export function PlusMark() {
  return (
    <span className="grid size-56 place-items-center rounded-full bg-action">
      <Icon name="plus" className="size-32" />
    </span>
  );
}

/** Total balance with its currency, and the way to more of it (LOB-07, GAM-06). */
export function BalancePill({ balance, words, testId, children }: BalancePillProps) {
  return (
    <div className="flex items-center gap-8 rounded-full bg-raised pl-24">
      <div className="min-w-140 text-right">
        {balance ? (
          <BalanceText
            total={balance.total}
            currency={balance.currencyAlias}
            label={words.balance({ amount: formatAmount(balance.total), currency: balance.currencyAlias })}
            testId={testId}
          />
        ) : (
          <p className="sr-only">{words.balanceLoading()}</p>
        )}
      </div>
      {children}
    </div>
  );
}
