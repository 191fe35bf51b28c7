import { dayName, marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor } from '../../lib/money.ts';
import type { DepositAllowance } from '../../session/play-limits/deposit-allowance.ts';
import {
  confirmRaise,
  type DepositLimit,
  isRaiseDue,
  type LimitPeriod,
  setDepositLimit,
} from '../../session/play-limits/limit-rules.ts';
import { Button } from '../../ui/button.tsx';
import { useChangeLimits } from './use-change-limits.ts';

interface LimitRowProps {
  period: LimitPeriod;
  limit: DepositLimit;
  allowance: DepositAllowance | undefined;
  now: number;
  currency: string;
  username: string;
  onEdit: () => void;
}

export function LimitRow({ period, limit, allowance, now, currency, username, onEdit }: LimitRowProps) {
  const words = texts().safely.limit;
  const { change, isBusy } = useChangeLimits(username);
  const { amount, raise } = limit;
  const name = words.period[period]();
  const action = amount === null ? words.set() : words.change();
  const money = (minor: bigint) => `${formatMinor(minor)} ${currency}`;
  const share = allowance && allowance.limit > 0n ? Number((allowance.used * 100n) / allowance.limit) : 100;
  const isDue = isRaiseDue(limit, now);
  const time = raise ? marketTime(new Date(raise.ripeAt).toISOString()) : '';
  return (
    <li className="py-24 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
        <p className="min-w-0">
          <span className="block text-muted text-sm">{name}</span>
          <strong
            className={amount === null ? 'font-semibold text-base' : 'tabular font-bold text-gold text-md'}
          >
            {amount === null ? words.none() : money(amount)}
          </strong>
        </p>
        <Button tone="quiet" size="small" onClick={onEdit} aria-label={words.of({ action, period: name })}>
          {action}
        </Button>
      </div>
      {allowance && (
        <>
          <div aria-hidden="true" className="mt-14 h-10 overflow-hidden rounded-full bg-raised">
            <div
              className={`h-full rounded-full ${allowance.left === 0n ? 'bg-bad' : 'bg-gold'}`}
              style={{ width: `${Math.min(share, 100)}%` }}
            />
          </div>
          <p className="flex flex-wrap justify-between gap-x-16 pt-8 text-muted text-xs">
            <span className="tabular">
              {words.used({ used: formatMinor(allowance.used), limit: formatMinor(allowance.limit) })}
            </span>
            <span>{words.resets({ day: dayName(allowance.resetsOn) })}</span>
          </p>
        </>
      )}
      {raise && (
        <div className="mt-16 rounded-sm bg-raised px-24 py-20 text-sm">
          <p>
            {isDue
              ? raise.amount === null
                ? words.ripeNone()
                : words.ripe({ amount: money(raise.amount) })
              : raise.amount === null
                ? words.waitsNone({ time })
                : words.waits({ amount: money(raise.amount), time })}
          </p>
          <div className="flex flex-wrap gap-12 pt-16">
            {isDue && (
              <Button
                tone="quiet"
                size="small"
                isBusy={isBusy}
                onClick={() => void change((all, at) => confirmRaise(all, period, at), words.savedNow())}
              >
                {words.confirm()}
              </Button>
            )}
            <Button
              tone="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void change((all, at) => setDepositLimit(all, period, amount, at))}
            >
              {words.keep()}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
