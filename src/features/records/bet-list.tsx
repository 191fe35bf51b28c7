import { clsx } from 'clsx';
import { memo, useEffect, useState } from 'react';
import type { BettingRecord } from '../../api/generated/contract.schemas.ts';
import { marketClock, marketStart } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/more-rows.tsx';
import { Picture } from '../../ui/picture.tsx';
import { addUp, type BetOutcome, outcomeOf } from './bet-sums.ts';
import { useDayGroups } from './day-groups.ts';
import { signed } from './money-record.ts';

const STEP = 60;

const RESULT_LOOKS: Record<BetOutcome, string> = {
  open: 'text-muted',
  won: 'text-good',
  returned: 'text-text',
  lost: 'text-muted',
  void: 'text-text',
  sold: 'text-text',
};

export type Continue = (gameId: string, cover: string) => void;

const BetRow = memo(function BetRow({ bet, onContinue }: { bet: BettingRecord; onContinue: Continue }) {
  const { bets } = texts().records;
  const outcome = outcomeOf(bet);
  return (
    <li className="flex min-h-124 items-center gap-20 bg-surface px-24 py-14 [contain-intrinsic-size:auto_1.24rem] [content-visibility:auto]">
      <Picture src={bet.cover} width={69} height={92} className="h-92 w-69 shrink-0 rounded-sm" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-16 gap-y-4">
        <span className="min-w-0 flex-1 basis-[6.5em]">
          <span translate="no" className="line-clamp-3 font-semibold text-base leading-tight">
            {bet.gameName}
          </span>
          <span className="tabular mt-4 block text-muted text-xs">
            {`${marketClock(bet.createdAt)} · ${bets.stake({ amount: formatAmount(bet.stake) })}`}
          </span>
        </span>
        <span className="ml-auto text-right leading-tight">
          <strong
            translate={outcome === 'open' ? 'yes' : 'no'}
            className={clsx('tabular block font-semibold text-base', RESULT_LOOKS[outcome])}
          >
            {outcome === 'open' ? bets.open() : signed(addUp([bet]).result)}
          </strong>
          {outcome !== 'open' && <span className="text-muted text-xs">{bets[outcome]()}</span>}
        </span>
        {bet.waitsUntil && (
          <span className="flex basis-full flex-wrap items-center justify-between gap-x-16 gap-y-8 pt-4 text-muted text-xs">
            <span>{bets.waits({ time: marketStart(bet.waitsUntil) })}</span>
            <Button
              size="small"
              aria-label={bets.goOnIn({ name: bet.gameName })}
              onClick={() => onContinue(bet.gameId, bet.cover)}
            >
              {bets.goOn()}
            </Button>
          </span>
        )}
      </span>
    </li>
  );
});

interface BetListProps {
  bets: readonly BettingRecord[];
  onContinue: Continue;
}

/** Bets by day; hidden days cost no layout (HIS-02). Memoised, so that taps beside it do not render it. */
export const BetList = memo(function BetList({ bets: all, onContinue }: BetListProps) {
  const { bets } = texts().records;
  const [shown, setShown] = useState(STEP);
  const first = all[0]?.id;
  useEffect(() => {
    if (first !== undefined) setShown(STEP);
  }, [first]);
  const groups = useDayGroups(all);
  let left = shown;
  return (
    <>
      {groups.map(({ day, heading, rows }) => {
        const drawn = rows.slice(0, Math.max(left, 0));
        left -= rows.length;
        if (drawn.length === 0) return null;
        const { result } = addUp(rows);
        const isUnderWay = rows.every(({ status }) => status === 'open');
        return (
          <section key={day} className="mt-16">
            <h2 className="flex flex-wrap items-baseline justify-between gap-x-16 py-10 font-semibold text-muted text-sm">
              <span className="first-letter:uppercase">{heading}</span>
              <span translate={isUnderWay ? 'yes' : 'no'} className="tabular">
                {isUnderWay ? bets.open() : signed(result)}
              </span>
            </h2>
            <ul className="grid gap-2 overflow-hidden rounded-md">
              {drawn.map((bet) => (
                <BetRow key={bet.id} bet={bet} onContinue={onContinue} />
              ))}
            </ul>
          </section>
        );
      })}
      {shown < all.length && <LoadMore key={shown} onNear={() => setShown((now) => now + STEP)} />}
    </>
  );
});
