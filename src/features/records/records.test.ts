import { expect, test } from 'vitest';
import { dayGroups } from './day-groups.ts';
import { nextRecordPage, rowsOf } from './record-pages.ts';

const row = (id: string, createdAt = '2026-11-21T12:00:00.000Z') => ({ id, createdAt });

test('HIS-01 pages go on to the end, and a row that moved while the list was loaded shows once', () => {
  const first = { list: [row('a'), row('b')], total: 5, pageNum: 1, pageSize: 2 };
  const second = { list: [row('b'), row('c')], total: 5, pageNum: 2, pageSize: 2 };
  expect([nextRecordPage(first), nextRecordPage({ ...second, total: 4 })]).toEqual([2, undefined]);
  expect(nextRecordPage({ ...second, list: [] })).toBeUndefined();
  expect(rowsOf([first, second]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

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
