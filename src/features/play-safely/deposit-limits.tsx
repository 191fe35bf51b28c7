import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { amountDraft, readAmount } from '../../lib/amount-text.ts';
import { useApp } from '../../lib/app.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { allowancesNow } from '../../session/play-limits/deposit-rule.ts';
import {
  type DepositLimit,
  LIMIT_PERIODS,
  type LimitPeriod,
  setDepositLimit,
} from '../../session/play-limits/limit-rules.ts';
import { isZeroDecimalMarket } from '../../session/typed-amount.ts';
import { useMoneyChanges } from '../../session/use-money-changes.ts';
import { AmountInput } from '../../ui/amount-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type DialogControl, useOpened } from '../../ui/use-opened.ts';
import { useToday } from '../../ui/use-today.ts';
import { LimitRow } from './limit-row.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';
import { useChangeLimits } from './use-change-limits.ts';

interface LimitDialogProps extends DialogControl {
  period: LimitPeriod;
  limit: DepositLimit;
  currency: string;
  username: string;
}

function LimitDialog({ period, limit, currency, username, ...dialog }: LimitDialogProps) {
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
          problem={problem}
          isAttempted={isAttempted}
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

export function DepositLimits({ limits, now, username, currency }: PartProps & { currency: string }) {
  const app = useApp();
  const { limit } = texts().safely;
  const edited = useOpened<LimitPeriod>();
  const amounts = LIMIT_PERIODS.map((period) => String(limits.deposit[period].amount));
  const allowances = useQuery({
    // The first word differs from the keys of calls; a logout removes this key with the player's data.
    queryKey: ['play-limits', 'allowances', amounts, useToday()],
    queryFn: () => allowancesNow(app, limits, serverNow(app) ?? now),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  useMoneyChanges(allowances);
  return (
    <SafelyPart icon="deposit" title={limit.title()} text={limit.text()}>
      <ul className="divide-y divide-line/50">
        {LIMIT_PERIODS.map((period) => (
          <LimitRow
            key={period}
            period={period}
            limit={limits.deposit[period]}
            allowance={allowances.data?.find((row) => row.period === period)}
            now={now}
            currency={currency}
            username={username}
            onEdit={() => edited.open(period)}
          />
        ))}
      </ul>
      {edited.value && (
        <LimitDialog
          key={edited.value}
          period={edited.value}
          limit={limits.deposit[edited.value]}
          currency={currency}
          username={username}
          {...edited.control}
        />
      )}
    </SafelyPart>
  );
}
