import { expect, test } from 'vitest';
import { dayGroups } from './day-groups.ts';

const row = (id: string, createdAt: string) => ({ id, createdAt });

test('HIS-01 rows stand under the day they belong to', () => {
  const rows = [
    row('a', '2026-11-22T01:00:00Z'),
    row('b', '2026-11-21T20:00:00Z'),
    row('c', '2026-11-20T20:00:00Z'),
  ];
  const groups = dayGroups(rows, (createdAt) => createdAt.slice(0, 10));
  expect(groups.map(({ day, rows: { length } }) => [day, length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-21', 1],
    ['2026-11-20', 1],
  ]);
});
