// Apart from the screen, because it loads with the first statement, with its print style.
import { timeNow } from '../../../lib/server-clock.ts';
import './statement.css';
import { createPortal } from 'react-dom';
import { brand } from '../../../config/brand.ts';
import { dayName, marketTime, marketToday } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { knownText } from '../../../lib/known-text.ts';
import { maskText } from '../../../lib/mask.ts';
import { formatMinor, type Minor, sumOf, toAmount } from '../../../lib/money.ts';
import { useCurrency, usePlayer } from '../../../session/use-player.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailList, DetailRow } from '../../../ui/detail-list.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { DialogControl } from '../../../ui/use-opened.ts';
import { type CsvColumn, downloadCsv } from '../csv-file.ts';
import type { DayRange } from '../days-of.ts';
import { signed } from '../money-record.ts';
import type { Movement, MovementKind, Statement } from './build-statement.ts';
import { useStatement } from './use-statement.ts';

type Line = Pick<Movement, 'id' | 'change' | 'balance'> & { day: string; what: string; isEdge?: true };

function kindText(kind: MovementKind, count: number): string {
  const { statement, activity, otherActivity } = texts().records;
  switch (kind) {
    case 'deposit':
      return statement.deposit();
    case 'withdrawal':
      return statement.withdrawal();
    case 'returned':
      return statement.returned();
    case 'takenBack':
      return statement.takenBack();
    case 'bets':
      return statement.bets({ count });
    default:
      return knownText(activity, kind, otherActivity);
  }
}

function linesOf(
  { opening, movements, closing }: Statement,
  { startDate }: DayRange,
  lastDay: string,
): Line[] {
  const { statement } = texts().records;
  const edge = (day: string, what: string, balance: Minor | undefined): Line => ({
    id: '',
    isEdge: true,
    day,
    what,
    change: undefined,
    balance,
  });
  return [
    edge(startDate ?? '', statement.opening(), opening),
    ...movements.map(({ kind, count, ...line }) => ({ ...line, what: kindText(kind, count) })),
    edge(lastDay, statement.closing(), closing),
  ];
}

/** Plain numbers, so that a spreadsheet can add them. */
const plain = (amount: Minor | undefined) => (amount === undefined ? undefined : toAmount(amount).toFixed(2));

function csvColumns(currency: string): CsvColumn<Line>[] {
  const { columns } = texts().records;
  return [
    [columns.time(), ({ day }) => day],
    [columns.what(), ({ what }) => what],
    [columns.id(), ({ id }) => id],
    [columns.amount(), ({ change }) => plain(change)],
    [columns.balanceAfter(), ({ balance }) => plain(balance)],
    [columns.currency(), () => currency],
  ];
}

function periodText({ startDate }: DayRange, lastDay: string): string {
  const { statement } = texts().records;
  const named = (day: string) => dayName(day, { weekday: undefined, year: 'numeric' });
  const to = named(lastDay);
  return startDate ? statement.period({ from: named(startDate), to }) : statement.until({ to });
}

const dayOnPaper = (day: string): string =>
  day && dayName(day, { weekday: undefined, day: '2-digit', month: '2-digit', year: 'numeric' });

function StatementPage({ lines, period }: { lines: readonly Line[]; period: string }) {
  const app = useApp();
  const { statement, columns } = texts().records;
  const player = usePlayer();
  return createPortal(
    <section className="statement-page" aria-hidden="true">
      <h1>{statement.heading({ brand: brand.name })}</h1>
      <p>{period}</p>
      {player && (
        <p>
          {statement.holder({
            player: maskText(player.username),
            time: marketTime(new Date(timeNow(app)).toISOString()),
          })}
        </p>
      )}
      <p>{statement.note({ currency: useCurrency() })}</p>
      <table>
        <thead>
          <tr>
            <th>{columns.time()}</th>
            <th>{columns.what()}</th>
            <th>{columns.amount()}</th>
            <th>{columns.balanceAfter()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ day, what, id, change, balance, isEdge }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a returned withdrawal has two lines with one number.
            <tr key={index}>
              <td>{dayOnPaper(day)}</td>
              <td>{id ? `${what} · ${id}` : what}</td>
              <td translate="no">{isEdge ? '' : signed(change)}</td>
              <td translate="no">{formatMinor(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}

function Sums({ data, days }: { data: Statement; days: DayRange }) {
  const { statement, files } = texts().records;
  const app = useApp();
  const currency = useCurrency();
  const lastDay = days.endDate ?? marketToday(app);
  const lines = linesOf(data, days, lastDay);
  const period = periodText(days, lastDay);
  const money = (amount: Minor | undefined) => `${formatMinor(amount)}\u00a0${currency}`;
  const changes = data.movements.map(({ change }) => change);
  // An unreadable amount may belong to either sum.
  const added = sumOf(changes.filter((change) => change === undefined || change > 0n));
  const taken = sumOf(changes.filter((change) => change === undefined || change < 0n));
  const name = `copihue-${files.statement()}-${days.startDate ?? files.all()}-${lastDay}.csv`;
  return (
    <>
      <p className="text-base text-muted">{period}</p>
      <div className="mt-20">
        <DetailList tone="raised">
          <DetailRow name={statement.opening()}>{money(data.opening)}</DetailRow>
          <DetailRow name={statement.added()}>{signed(added)}</DetailRow>
          <DetailRow name={statement.taken()}>{signed(taken)}</DetailRow>
          <DetailRow name={statement.closing()}>
            <strong translate="no" className="font-semibold text-gold">
              {money(data.closing)}
            </strong>
          </DetailRow>
        </DetailList>
      </div>
      <p className="mt-16 text-muted text-sm">
        {`${statement.count({ count: data.movements.length })} ${statement.note({ currency })}`}
      </p>
      <div className="mt-28 grid gap-16">
        <Button size="large" onClick={() => downloadCsv(name, lines, csvColumns(currency))}>
          {statement.csv()}
        </Button>
        <Button tone="quiet" onClick={() => window.print()}>
          {statement.print()}
        </Button>
      </div>
      <StatementPage lines={lines} period={period} />
    </>
  );
}

export function StatementSheet({ days, ...control }: DialogControl & { days: DayRange }) {
  const { records } = texts();
  const statement = useStatement(days);
  return (
    <Dialog {...control} title={records.statement.title()}>
      <QueryView
        query={statement}
        loading={<Loading blocks={['h-360 rounded-md']} />}
        failed={(onRetry) => (
          <Failure title={records.failed.records()} text={records.failed.text()} onRetry={onRetry} />
        )}
      >
        {(data) => <Sums data={data} days={days} />}
      </QueryView>
    </Dialog>
  );
}
