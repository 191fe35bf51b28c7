import { clsx } from 'clsx';
import type { WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { duration, marketTime } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { TitledSection } from '../../ui/section.tsx';

type Step = WithdrawOrder['timeline'][number]['step'];

const TO_COME: readonly Step[] = ['received', 'review', 'sent', 'paid'];

function stepsToCome(timeline: WithdrawOrder['timeline']): readonly Step[] {
  const last = timeline.at(-1);
  const place = last ? TO_COME.indexOf(last.step) : -1;
  return place === -1 ? [] : TO_COME.slice(place + 1);
}

interface OrderTimelineProps {
  timeline: WithdrawOrder['timeline'];
  isPart: boolean;
  usualMinutes: number | undefined;
}

/** The past steps with their times, the next step, and the usual duration (WDR-03). */
export function OrderTimeline({ timeline, isPart, usualMinutes }: OrderTimelineProps) {
  const { timeline: words } = texts().withdraw;
  const toCome = stepsToCome(timeline);
  const rows = [
    ...timeline.map(({ step, at }) => ({ step, at, isDone: true })),
    ...toCome.map((step) => ({ step, at: undefined, isDone: false })),
  ];
  const noteOf = ({ step, at }: (typeof rows)[number]) => {
    if (at !== undefined) return marketTime(at);
    return step === 'paid' && usualMinutes !== undefined
      ? words.usual({ time: duration(usualMinutes) })
      : undefined;
  };
  const isUnderWay = toCome.length > 0;
  const firstReturn = timeline.findIndex(({ step }) => step === 'returned');
  const textOf = ({ step }: (typeof rows)[number], index: number) => {
    if (isPart && step === 'paid') return words.paidPart();
    return isPart && index === firstReturn ? words.restReturned() : words[step]();
  };
  return (
    <TitledSection title={words.title()} className="mt-40">
      <ol className="rounded-md bg-surface px-28 py-24">
        {rows.map((row, index) => {
          const isNow = isUnderWay && index === timeline.length - 1;
          const isBack = row.step === 'returned' || row.step === 'cancelled';
          return (
            <li
              key={`${row.step} ${row.at}`}
              aria-current={isNow ? 'step' : undefined}
              className="relative flex gap-20 pb-28 last:pb-0"
            >
              {index < rows.length - 1 && (
                <span aria-hidden="true" className="absolute top-48 bottom-0 left-22 w-4 bg-line" />
              )}
              <span
                className={clsx(
                  'grid size-48 shrink-0 place-items-center rounded-full',
                  row.isDone
                    ? isBack
                      ? 'bg-raised text-text'
                      : 'bg-good/15 text-good'
                    : 'bg-raised text-muted',
                )}
              >
                {row.isDone ? (
                  <Icon name={isBack ? 'deposit' : isNow ? 'clock' : 'check'} className="size-30" />
                ) : (
                  <span className="size-12 rounded-full bg-line" />
                )}
              </span>
              <span className="min-w-0 pt-4">
                <span
                  className={clsx('block text-base', isNow && 'font-semibold', !row.isDone && 'text-muted')}
                >
                  {textOf(row, index)}
                </span>
                {noteOf(row) && (
                  <span className="tabular mt-2 block text-muted text-sm leading-snug">{noteOf(row)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </TitledSection>
  );
}
