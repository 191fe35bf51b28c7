import { clsx } from 'clsx';
import { memo } from 'react';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { MethodPicture } from '../../ui/choice-tile.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { useDayGroups } from './day-groups.ts';
import {
  amountLook,
  type MethodLooks,
  type MoneyRecord,
  shownAmount,
  stateTextOf,
  titleOf,
  toneOf,
} from './money-record.ts';

interface RecordListProps {
  records: readonly MoneyRecord[];
  looks: MethodLooks;
  onOpen: (record: MoneyRecord) => void;
}

interface RecordRowProps extends Pick<RecordListProps, 'looks' | 'onOpen'> {
  record: MoneyRecord;
}

function RecordRow({ record, looks, onOpen }: RecordRowProps) {
  const state = stateTextOf(record);
  const icon = record.tab === 'activity' ? undefined : looks.iconOf(record.paymentMethod);
  return (
    <button
      type="button"
      onClick={() => onOpen(record)}
      className="flex min-h-124 w-full items-center gap-20 bg-surface px-24 py-16 text-left"
    >
      {icon ? (
        <MethodPicture src={icon} />
      ) : (
        <span className="grid size-72 shrink-0 place-items-center rounded-sm bg-raised text-muted">
          <Icon name={record.tab === 'activity' ? 'gift' : 'deposit'} className="size-40" />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-16 gap-y-6">
        <span className="min-w-0 flex-1 basis-[6.5em]">
          <span className="line-clamp-3 font-semibold text-base leading-tight">
            {titleOf(record, looks.nameOf)}
          </span>
          <span className="tabular mt-4 block text-muted text-xs">{marketClock(record.createdAt)}</span>
        </span>
        <span className="ml-auto flex flex-col items-end gap-6 text-right">
          <strong translate="no" className={clsx('tabular font-semibold text-base', amountLook(record))}>
            {shownAmount(record)}
          </strong>
          {state && <StateChip tone={toneOf(record)}>{state}</StateChip>}
        </span>
      </span>
    </button>
  );
}

export const RecordList = memo(function RecordList({ records, looks, onOpen }: RecordListProps) {
  const groups = useDayGroups(records);
  const { tabs } = texts().records;
  return groups.map(({ day, heading, rows }) => (
    <section key={day} aria-label={heading} className="mt-16">
      <h2 className="py-10 font-semibold text-muted text-sm first-letter:uppercase">{heading}</h2>
      <ul
        aria-label={`${rows[0] ? tabs[rows[0].tab]() : ''}, ${heading}`}
        className="grid gap-2 overflow-hidden rounded-md"
      >
        {rows.map((record) => (
          <li key={record.id} className="[contain-intrinsic-size:auto_1.24rem] [content-visibility:auto]">
            <RecordRow record={record} looks={looks} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ));
});
