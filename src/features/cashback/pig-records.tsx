import { getPigRecordQueryKey, pigRecord } from '../../api/generated/cashback.ts';
import { marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { formatAmount } from '../../lib/money.ts';
import { useRecordPages } from '../../session/use-record-pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { LoadingLine, MoreRows, RetryLine } from '../../ui/more-rows.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { TitledSection } from '../../ui/section.tsx';

const BLOCKS = ['h-104 rounded-none', 'h-104 rounded-none', 'h-104 rounded-none'];

export function PigRecords() {
  const { cashback } = texts();
  const { log: words } = cashback;
  const list = useRecordPages({
    callKey: getPigRecordQueryKey(),
    call: pigRecord,
    filter: {},
    pageSize: 20,
    isQuiet: true,
  });
  return (
    <TitledSection title={words.title()} heading="card" className="pt-40">
      <QueryView
        query={list}
        loading={<Loading blocks={BLOCKS} className="grid gap-2 overflow-hidden rounded-md" />}
        failed={(onRetry) => <RetryLine text={words.failed()} onRetry={onRetry} />}
        empty={<p className="rounded-md bg-surface px-28 py-28 text-base text-muted">{words.empty()}</p>}
      >
        {(rows) => (
          <ul className="grid gap-2 overflow-hidden rounded-md">
            {rows.map(({ id, kind, amount, createdAt }) => (
              <li
                key={id}
                className="flex min-h-104 items-center gap-20 bg-surface px-24 py-14 [contain-intrinsic-size:auto_1.04rem] [content-visibility:auto]"
              >
                <span className="grid size-64 shrink-0 place-items-center rounded-sm bg-raised text-muted">
                  <Icon name={kind === 'saved' ? 'plus' : 'withdraw'} className="size-32" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-base leading-tight">{words[kind]()}</span>
                  <span className="tabular mt-4 block text-muted text-xs">{marketTime(createdAt)}</span>
                </span>
                <strong translate="no" className="tabular shrink-0 font-semibold text-base text-gold">
                  {`${kind === 'saved' ? '+' : '−'}${formatAmount(amount)}`}
                </strong>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreRows
        list={list}
        loading={<LoadingLine text={words.more()} />}
        failed={(onRetry) => <RetryLine text={words.moreFailed()} onRetry={onRetry} />}
      />
    </TitledSection>
  );
}
