import { useMemo } from 'react';
import { dayHeading, marketDays } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import type { Day } from '../../lib/day.ts';
import { useToday } from '../../ui/use-today.ts';

export function dayGroups<Row extends { createdAt: string }>(
  rows: readonly Row[],
  dayOf: (createdAt: string) => Day,
): { day: Day; rows: Row[] }[] {
  const groups: { day: Day; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row.createdAt);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}

export function useDayGroups<Row extends { createdAt: string }>(rows: readonly Row[]) {
  const groups = useMemo(() => dayGroups(rows, marketDays()), [rows]);
  const { days } = texts().records;
  const today = useToday();
  const names = { today: days.today(), yesterday: days.yesterday() };
  return groups.map((group) => ({ ...group, heading: dayHeading(group.day, today, names) }));
}
