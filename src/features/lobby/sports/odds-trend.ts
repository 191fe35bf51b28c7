import { useEffect, useState } from 'react';

/** How long a move of the odds stays marked, in ms: long enough to be noticed, short enough to stay calm. */
const TREND_SHOWN_MS = 3_000;

export type Trend = 'up' | 'down';

/** Which way odds went; undefined when they stand still. */
export function trendOf(before: number, now: number): Trend | undefined {
  if (now === before) return undefined;
  return now > before ? 'up' : 'down';
}

/** The move of odds while it is worth showing. */
export function useTrend(value: number): Trend | undefined {
  const [seen, setSeen] = useState({ value, trend: undefined as Trend | undefined });
  if (seen.value !== value) setSeen({ value, trend: trendOf(seen.value, value) });
  useEffect(() => {
    if (!seen.trend) return;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, trend: undefined })), TREND_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [seen]);
  return seen.trend;
}
