import { marketStamp } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { type CsvCell, csvText } from '../../../lib/csv.ts';
import { changeOf, type MoneyRecord, stateTextOf, titleOf } from './money-record.ts';

/** An amount as a spreadsheet reads it: without thousands marks. */
function plain(amount: number | undefined): string | undefined {
  return amount?.toFixed(2);
}

/** The records on the screen as a CSV file, with the words of the player's language. */
export function recordsCsv(
  records: readonly MoneyRecord[],
  methodName: (code: string) => string,
  currency: string,
): string {
  const { columns } = texts().records;
  const head = [
    columns.time(),
    columns.kind(),
    columns.what(),
    columns.id(),
    columns.account(),
    columns.amount(),
    columns.fee(),
    columns.currency(),
    columns.state(),
    columns.reason(),
    columns.balanceAfter(),
  ];
  const rows = records.map((record): CsvCell[] => [
    marketStamp(record.createdAt),
    texts().records.tabs[record.tab](),
    titleOf(record, methodName),
    record.id,
    record.tab === 'withdrawals' ? record.account : undefined,
    plain(Number(changeOf(record)) / 100),
    record.tab === 'activity' ? undefined : plain(record.fee),
    currency,
    stateTextOf(record),
    record.tab === 'activity' ? undefined : record.reason,
    record.tab === 'activity' ? plain(record.balanceAfter) : undefined,
  ]);
  return csvText([head, ...rows]);
}
