import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { BettingRecord } from '../../api/generated/contract.schemas.ts';
import { marketStamp } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor } from '../../lib/money.ts';
import { usePlayBlock } from '../../session/play-limits/use-play-limits.ts';
import { useCurrency } from '../../session/use-player.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { MoreRows, RetryLine } from '../../ui/more-rows.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { useToday } from '../../ui/use-today.ts';
import { BetList, type Continue } from './bet-list.tsx';
import { type BetSums, outcomeOf, totalsOf } from './bet-sums.ts';
import { type CsvColumn, downloadCsv } from './csv-file.ts';
import { daysOf } from './days-of.ts';
import { signed } from './money-record.ts';
import { RecordsFrame } from './records-frame.tsx';
import { BETTING_PERIOD, type BettingSearch, readBettingSearch } from './records-search.ts';
import { useBets, WeekLook } from './week-look.tsx';

function csvColumns(currency: string): CsvColumn<BettingRecord>[] {
  const { columns, totals, bets: words, wallets } = texts().records;
  return [
    [columns.time(), (bet) => marketStamp(bet.createdAt)],
    [columns.game(), (bet) => bet.gameName],
    [columns.id(), (bet) => bet.id],
    [columns.wallet(), (bet) => (bet.isBonus ? wallets.bonus() : wallets.cash())],
    [totals.stake(), (bet) => bet.stake.toFixed(2)],
    [totals.payout(), (bet) => bet.payout.toFixed(2)],
    [columns.currency(), () => currency],
    [columns.state(), (bet) => words[outcomeOf(bet)]()],
    [columns.balanceAfter(), (bet) => bet.balanceAfter.toFixed(2)],
  ];
}

interface BetTotalsProps {
  sums: BetSums;
  isOld: boolean;
}

function BetTotals({ sums: { stake, payout, open, result }, isOld }: BetTotalsProps) {
  const { totals, bets } = texts().records;
  const resultLook = (result ?? 0n) > 0n ? 'text-good' : (result ?? 0n) < 0n ? 'text-bad' : 'text-text';
  const rows = [
    { name: totals.stake(), value: formatMinor(stake), look: 'text-gold' },
    { name: totals.payout(), value: formatMinor(payout), look: 'text-gold' },
    ...(open ? [{ name: bets.open(), value: formatMinor(open), look: 'text-text' }] : []),
    { name: totals.result(), value: signed(result), look: resultLook },
  ];
  return (
    <section
      aria-label={totals.label()}
      className={clsx('mt-20 rounded-lg bg-surface px-28 py-20 transition-opacity', isOld && 'opacity-50')}
    >
      <dl className="flex flex-wrap justify-between gap-x-24 gap-y-12">
        {rows.map(({ name, value, look }) => (
          <div key={name} className="flex-1 whitespace-nowrap">
            <dt className="text-muted text-xs">{name}</dt>
            <dd translate="no" className={clsx('tabular mt-2 font-bold text-md leading-tight', look)}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="sr-only">{useCurrency()}</p>
    </section>
  );
}

function NoBets({ onAll }: { onAll: (() => void) | undefined }) {
  const { bets: words } = texts().records.empty;
  const block = usePlayBlock();
  return (
    <NoticeState icon="play" title={words.title()} text={words.text()}>
      {block === null && (
        <Link to="/" className={buttonLook({})}>
          {words.go()}
        </Link>
      )}
      {onAll && (
        <Button tone="quiet" onClick={onAll}>
          {words.all()}
        </Button>
      )}
    </NoticeState>
  );
}

/** /bettinghistory: bets from cash or bonus by period, with totals that equal the rows (HIS-02). */
export function BettingScreen({ search, onContinue }: { search: BettingSearch; onContinue: Continue }) {
  const { records: words } = texts();
  const navigate = useNavigate();
  const currency = useCurrency();
  const { wallet = 'cash', period = BETTING_PERIOD, from, to } = search;
  const today = useToday();
  const shownPeriod = { period, ...(from && { from }), ...(to && { to }) };
  const filter = { isBonus: wallet === 'bonus', ...daysOf(shownPeriod, today) };
  const list = useBets(filter);
  const { rows: bets, total, lastPage } = list;
  const show = (next: Record<string, unknown>) => {
    const to = { to: '/bettinghistory', search: readBettingSearch(next) } as const;
    void navigate({ ...to, replace: true, resetScroll: false });
  };

  return (
    <RecordsFrame
      title={words.bettingTitle()}
      list={list}
      failed={words.failed.bets()}
      shown={bets.length}
      countAll={words.countBets}
      onExport={() => downloadCsv(`copihue-${words.files.bets()}-${today}.csv`, bets, csvColumns(currency))}
      period={shownPeriod}
      onPeriod={(chosen) => show({ wallet, ...chosen })}
      before={
        <ChoiceChips
          look="segments"
          label={words.wallets.label()}
          name="wallet"
          options={(['cash', 'bonus'] as const).map((value) => ({ value, text: words.wallets[value]() }))}
          chosen={wallet}
          onChoose={(chosen) => show({ ...shownPeriod, wallet: chosen })}
        />
      }
      hasTotals
      totals={lastPage && <BetTotals sums={totalsOf(lastPage.totals, bets)} isOld={list.isOld} />}
    >
      {bets.length > 0 && period === 'week' && lastPage && !list.isOld && (
        <WeekLook
          bets={bets}
          filter={filter}
          sums={totalsOf(lastPage.totals, bets)}
          isComplete={bets.length === total}
        />
      )}
      {bets.length === 0 && !list.isOld && (
        <NoBets onAll={period === 'all' ? undefined : () => show({ wallet, period: 'all' })} />
      )}
      <BetList bets={bets} onContinue={onContinue} />
      <MoreRows
        list={list}
        failed={(onRetry) => <RetryLine text={words.failed.more()} onRetry={onRetry} />}
        button={
          <Button tone="quiet" wide className="mt-32" isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {words.tools.moreBets()}
          </Button>
        }
      />
    </RecordsFrame>
  );
}
