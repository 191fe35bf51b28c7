import { clsx } from 'clsx';

interface BigAmountProps {
  amount: string;
  currency: string | undefined;
  className?: string;
  testId?: string;
}

export function BigAmount({ amount, currency, className, testId }: BigAmountProps) {
  return (
    <p
      data-testid={testId}
      className={clsx(
        'tabular font-bold text-[length:min(var(--text-2xl),10vw)] text-gold leading-tight',
        className,
      )}
    >
      <span translate="no">{amount}</span> <span className="text-[0.55em] text-muted">{currency}</span>
    </p>
  );
}
