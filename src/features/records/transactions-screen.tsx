import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { OrderStatus } from '../../api/generated/contract.schemas.ts';
import { getRechargeOrdersQueryKey, rechargeOrders } from '../../api/generated/recharge.ts';
import {
  getWalletActivityRecordsQueryKey,
  walletActivityRecords,
} from '../../api/generated/wallet-activity-records.ts';
import { getWithdrawOrdersQueryKey, withdrawOrders } from '../../api/generated/withdraw.ts';
import { marketStamp } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { shownMask } from '../../lib/mask.ts';
import type { Minor } from '../../lib/money.ts';
import type { Page } from '../../lib/pages.ts';
import { useGivenUpOrders } from '../../session/given-up-orders.ts';
import { latestOrders } from '../../session/latest-orders.ts';
import { reasonOf } from '../../session/order-status.ts';
import { useCurrency } from '../../session/use-player.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { RowsEnd } from '../../ui/more-rows.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { useToday } from '../../ui/use-today.ts';
import { type CsvColumn, downloadCsv } from './csv-file.ts';
import { type DayRange, daysOf } from './days-of.ts';
import {
  changeOf,
  type MoneyRecord,
  stateText,
  stateTextOf,
  titleOf,
  useMethodLooks,
} from './money-record.ts';
import { RecordList } from './record-list.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { RecordsFrame } from './records-frame.tsx';
import {
  isStatusOf,
  RECORD_TABS,
  type RecordTab,
  readTransactionsSearch,
  type TransactionsSearch,
} from './records-search.ts';

interface RecordFilter extends DayRange {
  status?: OrderStatus;
}

type Call<Row> = (
  request: RecordFilter & { pageNum: number; pageSize: number },
  signal?: AbortSignal,
) => Promise<Page<Row>>;

const marked = <Tab extends RecordTab, Row>(tab: Tab, { list, ...page }: Page<Row>) => ({
  ...page,
  list: list.map((row) => ({ tab, ...row })),
});

const CALLS: Record<RecordTab, { callKey: readonly unknown[]; call: Call<MoneyRecord> }> = {
  deposits: {
    callKey: getRechargeOrdersQueryKey(),
    call: async (...request) => marked('deposits', await rechargeOrders(...request)),
  },
  withdrawals: {
    callKey: getWithdrawOrdersQueryKey(),
    call: async (...request) => marked('withdrawals', await withdrawOrders(...request)),
  },
  activity: {
    callKey: getWalletActivityRecordsQueryKey(),
    call: async ({ status: _none, ...request }, signal) =>
      marked('activity', await walletActivityRecords(request, signal)),
  },
};

function useMoneyRecords(tab: RecordTab, filter: RecordFilter) {
  const app = useApp();
  // The watch and the waiting deposits fetch the latest deposits too, so this list shares their answer.
  const isLatest = tab === 'deposits' && Object.keys(filter).length === 0;
  return useRecordPages({
    ...CALLS[tab],
    filter,
    pageSize: 20,
    opening: isLatest ? async () => marked('deposits', await latestOrders(app)) : undefined,
  });
}

const StatementSheet = lazy(() =>
  import('./statement/statement-sheet.tsx').then((m) => ({ default: m.StatementSheet })),
);

const ICONS = { deposits: 'deposit', withdrawals: 'withdraw', activity: 'gift' } as const;
const STATUSES = [0, 1, 2, 3, 4, 5, 6] as const;
const TARGETS = { deposits: '/deposit', withdrawals: '/withdraw', activity: '/promotion' } as const;

const csvMinor = (amount: Minor | undefined) => (amount ? (Number(amount) / 100).toFixed(2) : undefined);

function csvColumns(methodName: (code: string) => string, currency: string): CsvColumn<MoneyRecord>[] {
  const { columns, tabs } = texts().records;
  return [
    [columns.time(), (record) => marketStamp(record.createdAt)],
    [columns.kind(), (record) => tabs[record.tab]()],
    [columns.what(), (record) => titleOf(record, methodName)],
    [columns.id(), (record) => record.id],
    [columns.account(), (record) => (record.tab === 'withdrawals' ? shownMask(record.account) : undefined)],
    [columns.asked(), (record) => (record.tab === 'activity' ? undefined : record.amount.toFixed(2))],
    [columns.moved(), (record) => csvMinor(changeOf(record))],
    [
      columns.fee(),
      (record) => (record.tab === 'activity' || !changeOf(record) ? undefined : record.fee.toFixed(2)),
    ],
    [columns.currency(), () => currency],
    [columns.state(), stateTextOf],
    [columns.reason(), (record) => (record.tab === 'activity' ? undefined : reasonOf(record))],
    [
      columns.balanceAfter(),
      (record) => (record.tab === 'activity' ? record.balanceAfter.toFixed(2) : undefined),
    ],
  ];
}

interface EmptyRecordsProps {
  tab: RecordTab;
  isFiltered: boolean;
  onClear: () => void;
}

function EmptyRecords({ tab, isFiltered, onClear }: EmptyRecordsProps) {
  const { empty } = texts().records;
  if (isFiltered) {
    return (
      <NoticeState icon={ICONS[tab]} title={empty.filtered()} text={empty.filteredText()}>
        <Button tone="quiet" onClick={onClear}>
          {empty.clear()}
        </Button>
      </NoticeState>
    );
  }
  return (
    <NoticeState icon={ICONS[tab]} title={empty[tab].title()} text={empty[tab].text()}>
      <Link to={TARGETS[tab]} className={buttonLook({})}>
        {empty[tab].go()}
      </Link>
    </NoticeState>
  );
}

/** /transactions: deposits, withdrawals and activity, with filters, pages and receipts (HIS-01). */
export function TransactionsScreen({ search, waiting }: { search: TransactionsSearch; waiting?: ReactNode }) {
  const { records: words } = texts();
  const { states } = words;
  const navigate = useNavigate();
  const looks = useMethodLooks();
  const currency = useCurrency();
  const opened = useOpened<MoneyRecord>();
  const statement = useOpened<DayRange>();
  const { tab = 'deposits', status, period = 'all', from, to } = search;
  const today = useToday();
  const shownPeriod = { period, ...(from && { from }), ...(to && { to }) };
  const shownStatus = status === undefined ? {} : { status };
  const list = useMoneyRecords(tab, { ...shownStatus, ...daysOf(shownPeriod, today) });
  const givenUp = useGivenUpOrders();
  const records = useMemo(
    () =>
      list.rows.map((row) =>
        row.tab === 'deposits' && givenUp?.has(row.id) ? { ...row, isGivenUp: true } : row,
      ),
    [list.rows, givenUp],
  );
  const show = (next: Record<string, unknown>) => {
    const to = { to: '/transactions', search: readTransactionsSearch(next) } as const;
    void navigate({ ...to, replace: true, resetScroll: false });
  };
  const csvName = `copihue-${words.files[tab]()}-${today}.csv`;

  return (
    <RecordsFrame
      title={words.title()}
      list={list}
      failed={words.failed.records()}
      shown={records.length}
      countAll={words.countAll}
      onExport={() => downloadCsv(csvName, records, csvColumns(looks.nameOf, currency))}
      period={shownPeriod}
      onPeriod={(chosen) => show({ tab, ...shownStatus, ...chosen })}
      before={
        <>
          {waiting}
          <ChoiceChips
            look="segments"
            label={words.tabs.label()}
            name="tab"
            options={RECORD_TABS.map((value) => ({ value, text: words.tabs[value]() }))}
            chosen={tab}
            onChoose={(chosen) => show({ ...shownPeriod, tab: chosen })}
          />
        </>
      }
      after={
        tab !== 'activity' && (
          <ChoiceChips
            label={states.label()}
            name="status"
            options={[
              { value: 'all', text: states.all() },
              ...STATUSES.filter((value) => isStatusOf(tab, value)).map((value) => ({
                value: String(value),
                text: stateText(tab, { status: value }),
              })),
            ]}
            chosen={status === undefined ? 'all' : String(status)}
            onChoose={(chosen) =>
              show({ tab, ...shownPeriod, ...(chosen !== 'all' && { status: Number(chosen) }) })
            }
          />
        )
      }
    >
      <Button
        tone="quiet"
        size="small"
        className="mb-12 w-full"
        onClick={() => statement.open(daysOf(shownPeriod, today))}
      >
        {words.statement.open()}
      </Button>
      {records.length === 0 && (
        <EmptyRecords
          tab={tab}
          isFiltered={status !== undefined || period !== 'all'}
          onClear={() => show({ tab })}
        />
      )}
      <RecordList records={records} looks={looks} onOpen={opened.open} />
      <RowsEnd list={list} loading={words.tools.more()} failed={words.failed.more()} end={words.end()} />
      {opened.value && <RecordSheet record={opened.value} looks={looks} {...opened.control} />}
      {statement.value && (
        <Suspense>
          <StatementSheet days={statement.value} {...statement.control} />
        </Suspense>
      )}
    </RecordsFrame>
  );
}
