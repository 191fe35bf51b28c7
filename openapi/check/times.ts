import type { Sent } from './client.ts';
import { groupedBy } from './grouped.ts';

/** Times in ms. */
export interface CallTime {
  path: string;
  answers: number;
  p50: number;
  p95: number;
  slowest: number;
}

export function timeOf(path: string, exchanges: readonly Sent[]): CallTime {
  const sorted = exchanges
    .flatMap(({ status, ms }) => (status === undefined ? [] : ms))
    .sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { path, answers: sorted.length, p50: at(0.5), p95: at(0.95), slowest: at(1) };
}

/** The calls that were answered, the slowest first. */
export function timesOf(exchanges: readonly Sent[]): CallTime[] {
  return [...groupedBy(exchanges, ({ path }) => path)]
    .map(([path, sent]) => timeOf(path, sent))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.p95 - a.p95 || b.slowest - a.slowest);
}
