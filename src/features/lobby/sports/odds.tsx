import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { SportEvent, SportOutcome, SportSelection } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';

const TREND_SHOWN_MS = 3_000;

type Trend = 'up' | 'down';

export function trendOf(before: number, now: number): Trend | undefined {
  if (now === before) return undefined;
  return now > before ? 'up' : 'down';
}

function useTrend(value: number): Trend | undefined {
  const [seen, setSeen] = useState({ value, trend: undefined as Trend | undefined });
  if (seen.value !== value) setSeen({ value, trend: trendOf(seen.value, value) });
  useEffect(() => {
    if (!seen.trend) return;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, trend: undefined })), TREND_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.trend;
}

const LOOK: Record<Trend, { arrow: string; color: string }> = {
  up: { arrow: 'M6 2 10.5 9h-9Z', color: 'text-good' },
  down: { arrow: 'M6 10 1.5 3h9Z', color: 'text-bad' },
};

function Lock() {
  return (
    <>
      <span className="sr-only">{texts().games.suspended()}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        fill="currentColor"
        fillRule="evenodd"
        className="ml-auto size-30"
      >
        <path d="M3.5 5V3.5a2.5 2.5 0 0 1 5 0V5H10v6.5H2V5Zm1.2 0h2.6V3.5a1.3 1.3 0 0 0-2.6 0Z" />
      </svg>
    </>
  );
}

interface OddProps {
  mark: string;
  team: string;
  value: number;
  isSuspended: boolean;
  onTap: () => void;
}

/** A change shows for a moment as an arrow and a colour, for which space is always kept. */
function Odd({ mark, team, value, isSuspended, onTap }: OddProps) {
  const trend = useTrend(value);
  const look = trend && LOOK[trend];
  return (
    <button
      type="button"
      data-trend={trend}
      disabled={isSuspended}
      onClick={onTap}
      className="press flex min-h-88 flex-1 items-center justify-between gap-6 rounded-sm bg-raised px-20 text-base disabled:bg-ground"
    >
      <span className="text-muted text-sm">
        <span>{mark}</span>
        <span className="sr-only">{` ${team} `}</span>
      </span>
      <span className="flex items-center gap-6">
        <svg
          aria-hidden="true"
          viewBox="0 0 12 12"
          fill="currentColor"
          className={clsx('size-18 transition-opacity duration-300', look ? look.color : 'opacity-0')}
        >
          <path d={look?.arrow ?? ''} />
        </svg>
        <span
          className={clsx(
            'min-w-[2.4em] text-right font-semibold transition-colors duration-500 tabular',
            look?.color,
          )}
        >
          {isSuspended ? <Lock /> : value.toFixed(2)}
        </span>
      </span>
    </button>
  );
}

export function Odds({ event, onTap }: { event: SportEvent; onTap: (selection: SportSelection) => void }) {
  const { odds, isSuspended = false } = event;
  const { games } = texts();
  const rows: { mark: string; team: string; outcome: SportOutcome }[] = [
    { mark: '1', team: event.home, outcome: 'home' },
    { mark: 'X', team: games.draw(), outcome: 'draw' },
    { mark: '2', team: event.away, outcome: 'away' },
  ];
  return (
    <div className="flex flex-wrap gap-12 pt-16">
      {rows.map(({ outcome, ...row }) => {
        const value = odds[outcome];
        if (value === undefined) return null;
        const selection = { eventId: event.id, outcome, odds: value };
        return (
          <Odd
            key={outcome}
            {...row}
            value={value}
            isSuspended={isSuspended}
            onTap={() => onTap(selection)}
          />
        );
      })}
    </div>
  );
}
