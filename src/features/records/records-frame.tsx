import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts.ts';
import type { RecordList } from '../../session/use-record-pages.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Failure } from '../../ui/failure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useToday } from '../../ui/use-today.ts';
import { PERIODS, type Period } from './records-search.ts';

function PeriodPicker({ value, onChange }: { value: Period; onChange: (value: Period) => void }) {
  const today = useToday();
  const { period: words } = texts().records;
  return (
    <>
      <ChoiceChips
        label={words.label()}
        name="period"
        options={PERIODS.map((name) => ({ value: name, text: words[name]() }))}
        chosen={value.period}
        onChoose={(period) => onChange({ period })}
      />
      {value.period === 'own' && (
        <div className="mt-12 flex flex-wrap gap-16">
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="min-w-240 flex-1 text-muted text-sm">
              <span>{words[name]()}</span>
              <input
                type="date"
                name={name}
                value={value[name] ?? ''}
                max={today}
                onChange={({ target }) => onChange({ ...value, [name]: target.value })}
                // WebKit centres the date only in a flex box.
                className="mt-6 flex min-h-88 w-full rounded-md border-2 border-edge bg-raised px-20 text-text outline-none focus:border-text"
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}

function ListSkeleton({ hasTotals }: { hasTotals: boolean }) {
  return (
    <Loading>
      {hasTotals && <Skeleton className="mt-20 h-114 rounded-lg" />}
      <Skeleton className="mt-34 h-36 w-160" />
      <Skeleton className="mt-48 mb-10 h-36 w-100" />
      <div className="grid gap-2">
        <Skeletons count={7} className="h-124 rounded-xs first:rounded-t-md last:rounded-b-md" />
      </div>
    </Loading>
  );
}

const TOOL = 'size-80! disabled:opacity-40';
const sign = (path: string) => (
  <LineIcon className="size-40">
    <path d={path} />
  </LineIcon>
);

interface RecordsFrameProps {
  title: string;
  list: RecordList;
  failed: string;
  shown: number;
  countAll: (values: { total: number }) => string;
  onExport: () => void;
  period: Period;
  onPeriod: (period: Period) => void;
  before: ReactNode;
  after?: ReactNode;
  totals?: ReactNode;
  hasTotals?: boolean;
  children: ReactNode;
}

export function RecordsFrame({
  list,
  shown,
  period,
  onPeriod,
  hasTotals = false,
  ...props
}: RecordsFrameProps) {
  const { records: words } = texts();
  const { tools, failed } = words;
  return (
    <div className="px-24">
      <h1 className="pt-32 font-bold text-xl">{props.title}</h1>
      <div className="mt-20 grid gap-12">
        {props.before}
        <PeriodPicker value={period} onChange={onPeriod} />
        {props.after}
      </div>
      <QueryView
        query={list}
        loading={<ListSkeleton hasTotals={hasTotals} />}
        failed={(onRetry) => <Failure title={props.failed} text={failed.text()} onRetry={onRetry} />}
      >
        {() => (
          <>
            {props.totals}
            <div className="mt-12 flex min-h-80 items-center gap-8">
              <p aria-live="polite" className="tabular min-w-0 flex-1 text-muted text-sm">
                {shown < list.total
                  ? words.countPart({ shown, total: list.total })
                  : props.countAll({ total: shown })}
              </p>
              <IconButton
                icon={sign('M20 12a8 8 0 1 1-2.4-5.7M20 4v4.5h-4.5')}
                label={tools.refresh()}
                disabled={list.isBusy}
                onClick={list.refresh}
                className={TOOL}
              />
              <IconButton
                icon={sign('M12 4v10.5M7.8 10.6 12 14.8l4.2-4.2M5 19.5h14')}
                label={tools.export()}
                disabled={shown === 0}
                onClick={props.onExport}
                className={TOOL}
              />
            </div>
            {/* Marks rows of the previous filter until the new rows are loaded. */}
            <div
              aria-busy={list.isOld}
              className={clsx('transition-opacity', list.isOld && 'opacity-50 delay-100')}
            >
              {props.children}
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}
