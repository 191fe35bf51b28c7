import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { marketToday } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useBalance } from '../../../session/use-player.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { downloadFile } from '../download-file.ts';
import { ListFailure, ListSkeleton, MoreFailure } from '../list-states.tsx';
import { ListTools } from '../list-tools.tsx';
import { daysOf, PERIODS } from '../period.ts';
import { PeriodPicker } from '../period-picker.tsx';
import { EmptyRecords } from './empty-records.tsx';
import type { MoneyRecord } from './money-record.ts';
import { RecordList } from './record-list.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { recordsCsv } from './records-csv.ts';
import { StatusPicker } from './status-picker.tsx';
import { RECORD_TABS, readTransactionsSearch, type TransactionsSearch } from './transactions-search.ts';
import { useMethodLooks } from './use-method-looks.ts';
import { useMoneyRecords } from './use-money-records.ts';

/** /transactions: deposits, withdrawals and activity, filtered, paged, with a receipt each (HIS-01). */
export function TransactionsScreen({ search }: { search: TransactionsSearch }) {
  const { records: words } = texts();
  const navigate = useNavigate();
  const looks = useMethodLooks();
  const currency = useBalance()?.currencyAlias ?? '';
  const [opened, setOpened] = useState<{ record: MoneyRecord; isOpen: boolean }>();
  const { tab = 'deposits', status, period = 'all', from, to } = search;
  const today = marketToday();
  const shownPeriod = { period, ...(from && { from }), ...(to && { to }) };
  const found = useMoneyRecords({
    tab,
    ...(status !== undefined && { status }),
    ...daysOf(shownPeriod, today),
  });
  const { rows: records, total } = found;

  const show = (next: TransactionsSearch) =>
    void navigate({
      to: '/transactions',
      search: readTransactionsSearch({ ...next }),
      replace: true,
      resetScroll: false,
    });
  const isFiltered = status !== undefined || period !== 'all';
  const onExport = () =>
    downloadFile(
      `copihue-${words.files[tab]()}-${today}.csv`,
      'text/csv;charset=utf-8',
      recordsCsv(records, looks.nameOf, currency),
    );

  return (
    <div className="px-24">
      <PullToRefresh isBusy={found.isRefreshing} label={words.tools.refreshing()} onRefresh={found.refresh}>
        <h1 className="pt-32 font-bold text-xl">{words.title()}</h1>
        <div className="mt-20 grid gap-12">
          <ChoiceChips
            look="segments"
            label={words.tabs.label()}
            name="tab"
            options={RECORD_TABS.map((value) => ({ value, text: words.tabs[value]() }))}
            chosen={tab}
            onChoose={(chosen) => show({ ...shownPeriod, tab: chosen })}
          />
          <PeriodPicker
            value={shownPeriod}
            offered={PERIODS}
            today={today}
            onChange={(chosen) => show({ tab, ...(status !== undefined && { status }), ...chosen })}
          />
          {tab !== 'activity' && (
            <StatusPicker
              tab={tab}
              chosen={status}
              onChoose={(chosen) =>
                show({ tab, ...shownPeriod, ...(chosen !== undefined && { status: chosen }) })
              }
            />
          )}
        </div>
        {found.isPending && <ListSkeleton />}
        {found.hasFailed && <ListFailure of="records" onRetry={found.refresh} />}
        {!found.isPending && !found.hasFailed && (
          <>
            <ListTools
              count={
                found.hasMore ? words.countPart({ shown: records.length, total }) : words.countAll({ total })
              }
              isBusy={found.isBusy}
              isEmpty={records.length === 0}
              onRefresh={found.refresh}
              onExport={onExport}
            />
            {records.length === 0 && (
              <EmptyRecords tab={tab} isFiltered={isFiltered} onClear={() => show({ tab })} />
            )}
            <RecordList
              records={records}
              looks={looks}
              onOpen={(record) => setOpened({ record, isOpen: true })}
            />
            {found.isLoadingMore && (
              <p role="status" className="flex items-center justify-center gap-16 py-32 text-muted text-sm">
                <Spinner />
                {words.tools.more()}
              </p>
            )}
            {found.hasMoreFailed && <MoreFailure onRetry={found.loadMore} />}
            {found.hasMore && !found.isBusy && !found.hasMoreFailed && <LoadMore onNear={found.loadMore} />}
            {records.length > 20 && !found.hasMore && (
              <p className="py-32 text-center text-muted text-sm">{words.end()}</p>
            )}
          </>
        )}
      </PullToRefresh>
      {opened && (
        <RecordSheet
          isOpen={opened.isOpen}
          record={opened.record}
          looks={looks}
          currency={currency}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          onClosed={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
