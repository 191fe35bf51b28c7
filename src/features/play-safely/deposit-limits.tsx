import { useQuery } from '@tanstack/react-query';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { allowancesNow } from '../../session/play-limits/deposit-rule.ts';
import { LIMIT_PERIODS, type LimitPeriod } from '../../session/play-limits/limit-rules.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';
import { type PartProps, SafelyPart } from './safely-part.tsx';

export function DepositLimits({ limits, now, username, currency }: PartProps & { currency: string }) {
  const app = useApp();
  const { limit } = texts().safely;
  const edited = useOpened<LimitPeriod>();
  const amounts = LIMIT_PERIODS.map((period) => String(limits.deposit[period].amount));
  const { data: allowances } = useQuery({
    // The first word differs from the keys of calls; a logout removes this key with the player's data.
    queryKey: ['play-limits', 'allowances', amounts],
    queryFn: () => allowancesNow(app, limits, now),
    meta: { isQuiet: true },
  });
  return (
    <SafelyPart icon="deposit" title={limit.title()} text={limit.text()}>
      <ul className="divide-y divide-line/50">
        {LIMIT_PERIODS.map((period) => (
          <LimitRow
            key={period}
            period={period}
            limit={limits.deposit[period]}
            allowance={allowances?.find((row) => row.period === period)}
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
