import { texts } from '../../../i18n/texts.ts';
import { formatMinor, NO_AMOUNT } from '../../../lib/money.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChoiceSum } from './choice-check.ts';

interface PayBarProps {
  sum: ChoiceSum | undefined;
  currency: string;
  isBusy: boolean;
}

/** The sum and the one main action, always in reach above the bottom nav, whose height the shell publishes (it grows with the text). */
export function PayBar({ sum, currency, isBusy }: PayBarProps) {
  const { summary, pay, paying } = texts().deposit;
  return (
    <div className="-mx-24 sticky bottom-[var(--nav-height,calc(1.14rem+env(safe-area-inset-bottom)))] z-[900] mt-40 flex flex-wrap items-center justify-between gap-x-24 gap-y-12 border-line border-t bg-ground px-24 py-16 after:absolute after:inset-x-0 after:top-full after:h-16 after:bg-ground">
      <p className="text-muted text-sm leading-tight">
        {summary.total()}
        <br />
        <strong className="font-bold text-gold text-lg tabular-nums" data-testid="total">
          {sum ? formatMinor(sum.total) : NO_AMOUNT}
        </strong>{' '}
        <span className="text-xs">{currency}</span>
      </p>
      <Button type="submit" size="large" isBusy={isBusy} className="min-w-280 flex-1">
        {isBusy ? paying() : pay()}
      </Button>
    </div>
  );
}
