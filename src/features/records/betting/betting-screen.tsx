import { Link, useNavigate } from '@tanstack/react-router';
import { marketToday } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useBalance } from '../../../session/use-player.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { downloadFile } from '../download-file.ts';
import { ListFailure, ListSkeleton, MoreFailure } from '../list-states.tsx';
import { ListTools } from '../list-tools.tsx';
import { daysOf, PERIODS } from '../period.ts';
import { PeriodPicker } from '../period-picker.tsx';
import { BetList } from './bet-list.tsx';
import { totalsOf } from './bet-sums.ts';
import { BetTotals } from './bet-totals.tsx';
import { betsCsv } from './bets-csv.ts';
import { type BettingSearch, readBettingSearch, USUAL_PERIOD } from './betting-search.ts';
import { useBets } from './use-bets.ts';

function NoBets({ onAll }: { onAll: (() => void) | undefined }) {
  const { empty } = texts().records;
  return (
    <NoticeState icon="play" title={empty.bets.title()} text={empty.bets.text()}>
      <Link to="/" className={buttonLook({})}>
        {empty.bets.go()}
      </Link>
      {onAll && (
        <Button tone="quiet" onClick={onAll}>
          {empty.bets.all()}
        </Button>
      )}
    </NoticeState>
  );
}

/** /bettinghistory: bets from cash or bonus by period, with totals that equal the rows (HIS-02). */
export function BettingScreen({ search }: { search: BettingSearch }) {
  const { records: words } = texts();
  const navigate = useNavigate();
  const currency = useBalance()?.currencyAlias ?? '';
  const { wallet = 'cash', period = USUAL_PERIOD, from, to } = search;
  const today = marketToday();
  const shownPeriod = { period, ...(from && { from }), ...(to && { to }) };
  const found = useBets({ isBonus: wallet === 'bonus', ...daysOf(shownPeriod, today) });
  const { rows: bets, total, totals } = found;
  const show = (next: Record<string, unknown>) =>
    void navigate({
      to: '/bettinghistory',
      search: readBettingSearch(next),
      replace: true,
      resetScroll: false,
    });
  const onExport = () =>
    downloadFile(
      `copihue-${words.files.bets()}-${today}.csv`,
      'text/csv;charset=utf-8',
      betsCsv(bets, currency),
    );

  return (
    <div className="px-24">
      <PullToRefresh isBusy={found.isRefreshing} label={words.tools.refreshing()} onRefresh={found.refresh}>
        <h1 className="pt-32 font-bold text-xl">{words.bettingTitle()}</h1>
        <div className="mt-20 grid gap-12">
          <ChoiceChips
            look="segments"
            label={words.wallets.label()}
            name="wallet"
            options={(['cash', 'bonus'] as const).map((value) => ({ value, text: words.wallets[value]() }))}
            chosen={wallet}
            onChoose={(chosen) => show({ ...shownPeriod, wallet: chosen })}
          />
          <PeriodPicker
            value={shownPeriod}
            offered={PERIODS}
            today={today}
            onChange={(chosen) => show({ wallet, ...chosen })}
          />
        </div>
        {found.isPending && <ListSkeleton hasTotals />}
        {found.hasFailed && <ListFailure of="bets" onRetry={found.refresh} />}
        {totals && <BetTotals sums={totalsOf(totals)} currency={currency} isOld={found.isOld} />}
        {totals && (
          <ListTools
            count={
              found.hasMore ? words.countPart({ shown: bets.length, total }) : words.countBets({ total })
            }
            isBusy={found.isBusy}
            isEmpty={bets.length === 0}
            onRefresh={found.refresh}
            onExport={onExport}
          />
        )}
        {totals && bets.length === 0 && !found.isOld && (
          <NoBets onAll={period === 'all' ? undefined : () => show({ wallet, period: 'all' })} />
        )}
        <BetList bets={bets} />
        {found.hasMoreFailed && <MoreFailure onRetry={found.loadMore} />}
        {found.hasMore && !found.hasMoreFailed && (
          <Button tone="quiet" wide className="mt-32" isBusy={found.isLoadingMore} onClick={found.loadMore}>
            {words.tools.moreBets()}
          </Button>
        )}
      </PullToRefresh>
    </div>
  );
}
