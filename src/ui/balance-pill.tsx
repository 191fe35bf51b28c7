import type { ReactNode } from 'react';
import { texts } from '../i18n/texts.ts';
import { formatAmount } from '../lib/money.ts';
import { Icon } from './icon.tsx';
import { useCountedAmount } from './use-counted-amount.ts';

interface BalanceTextProps {
  /** Major units. */
  total: number;
  currency: string;
  label: string;
  testId: string;
}

/** The shown amount counts up or down; screen readers get the final amount once. */
export function BalanceText({ total, currency, label, testId }: BalanceTextProps) {
  const shown = useCountedAmount(total);
  return (
    <p role="status" className="font-semibold text-base text-gold tabular" data-testid={testId}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        <span translate="no">{formatAmount(shown)}</span>{' '}
        <span className="text-2xs text-muted">{currency}</span>
      </span>
    </p>
  );
}

interface BalancePillProps {
  balance: { total: number; currencyAlias: string } | undefined;
  onRetry: (() => void) | undefined;
  testId: string;
  children: ReactNode;
}

export const plusLook = 'press grid size-88 place-items-center text-text';

export function PlusMark() {
  return (
    <span className="grid size-56 place-items-center rounded-full bg-action">
      <Icon name="plus" className="size-32" />
    </span>
  );
}

/** Total balance with its currency, and a control to deposit (LOB-07, GAM-06). */
export function BalancePill({ balance, onRetry, testId, children }: BalancePillProps) {
  const { common, header } = texts();
  return (
    <div className="my-8 flex items-center gap-8 rounded-[0.44rem] bg-raised pl-24">
      <div className="min-w-140 text-right">
        {balance ? (
          <BalanceText
            total={balance.total}
            currency={balance.currencyAlias}
            label={header.balance({ amount: formatAmount(balance.total), currency: balance.currencyAlias })}
            testId={testId}
          />
        ) : (
          <>
            <p className="sr-only">{onRetry ? header.balanceFailed() : header.balanceLoading()}</p>
            {onRetry && (
              <button type="button" onClick={onRetry} className="press min-h-88 font-semibold text-sm">
                {common.retry()}
              </button>
            )}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
