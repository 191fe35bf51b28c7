import type { Day } from '../../lib/market-day.ts';

export interface DayGroup<Row> {
  day: Day;
  rows: Row[];
}

/** Rows, newest first, under the days they belong to. */
export function dayGroups<Row extends { createdAt: string }>(
  rows: readonly Row[],
  dayOf: (createdAt: string) => Day,
): DayGroup<Row>[] {
  const groups: DayGroup<Row>[] = [];
  for (const row of rows) {
    const day = dayOf(row.createdAt);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
