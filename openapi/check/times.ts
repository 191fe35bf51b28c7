import type { Sent } from './client.ts';

/** Times in ms. */
export interface CallTime {
  path: string;
  answers: number;
  p50: number;
  p95: number;
  slowest: number;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** The slowest calls first. */
export function timesOf(exchanges: readonly Sent[]): CallTime[] {
  const byPath = new Map<string, number[]>();
  for (const { path, status, ms } of exchanges)
    if (status !== undefined) byPath.set(path, [...(byPath.get(path) ?? []), ms]);
  return [...byPath]
    .map(([path, times]) => {
      const sorted = times.sort((a, b) => a - b);
      return {
        path,
        answers: sorted.length,
        p50: at(sorted, 0.5),
        p95: at(sorted, 0.95),
        slowest: at(sorted, 1),
      };
    })
    .sort((a, b) => b.p95 - a.p95 || b.slowest - a.slowest);
}
