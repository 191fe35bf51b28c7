import { type FormEvent, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { amountDraft, readAmount } from '../../lib/amount-text.ts';
import { useApp } from '../../lib/app.ts';
import {
  type DepositLimit,
  type LimitPeriod,
  setDepositLimit,
} from '../../session/play-limits/limit-rules.ts';
import { isBeyondReading, isZeroDecimalMarket } from '../../session/typed-amount.ts';
import { AmountInput } from '../../ui/amount-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from '../../ui/use-opened.ts';
import { useChangeLimits } from './use-change-limits.ts';

interface LimitDialogProps extends DialogControl {
  period: LimitPeriod;
  limit: DepositLimit;
  currency: string;
  username: string;
}

export function LimitDialog({ period, limit, currency, username, ...dialog }: LimitDialogProps) {
  const app = useApp();
  const { safely } = texts();
  const words = safely.limit;
  const { change, isBusy } = useChangeLimits(username);
  const [text, setText] = useState(limit.amount === null ? '' : amountDraft(limit.amount));
  const [isAttempted, setAttempted] = useState(false);
  const amount = readAmount(text, isZeroDecimalMarket(app));
  const problem = typeof amount === 'string' ? texts().money.amount[amount]() : undefined;

  const save = async (next: bigint | null) => {
    const isNow = next !== null && (limit.amount === null || next <= limit.amount);
    const success = isNow ? words.savedNow() : words.savedLater();
    if (await change((all, at) => setDepositLimit(all, period, next, at), success)) dialog.onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (typeof amount !== 'string') void save(amount);
  };

  return (
    <Dialog title={`${words.title()}: ${words.period[period]().toLowerCase()}`} {...dialog}>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-20 pb-16">
        <AmountInput
          label={words.field({ currency })}
          draft={text}
          currency={currency}
          isZeroDecimal={isZeroDecimalMarket(app)}
          problem={isAttempted || isBeyondReading(app, text) ? problem : undefined}
          hint={words.hint()}
          onChange={setText}
        />
        <Button type="submit" size="large" wide isBusy={isBusy}>
          {words.save()}
        </Button>
        {limit.amount !== null && (
          <Button tone="ghost" wide disabled={isBusy} onClick={() => void save(null)}>
            {words.remove()}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
