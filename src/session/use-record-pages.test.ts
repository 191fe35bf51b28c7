import { expect, test } from 'vitest';
import { nextRecordPage, rowsOf } from './use-record-pages.ts';

const row = (id: string) => ({ id });

test('HIS-01 pages go on to the end, and a row that moved while the list was loaded shows once', () => {
  const first = { list: [row('a'), row('b')], total: 5, pageNum: 1, pageSize: 2 };
  const second = { list: [row('b'), row('c')], total: 5, pageNum: 2, pageSize: 2 };
  expect([nextRecordPage(first), nextRecordPage({ ...second, total: 4 })]).toEqual([2, undefined]);
  expect(nextRecordPage({ ...second, list: [] })).toBeUndefined();
  expect(rowsOf([first, second]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
