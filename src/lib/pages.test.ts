import { expect, test } from 'vitest';
import { nextPage, rowsOf } from './pages.ts';

const twenty = Array.from({ length: 20 }, (_, index) => ({ id: `g-${index}` }));
const page = (total: number, pageNum: number, list = twenty) => ({ list, total, pageNum, pageSize: 20 });

test.each([
  ['the first page of three is followed by the second', page(45, 1), 2],
  ['the second page of three is followed by the third', page(45, 2), 3],
  ['the last page is followed by none', page(45, 3), undefined],
  ['a single page that is exactly full is followed by none', page(20, 1), undefined],
])('GAM-01 HIS-01 %s', (_, last, next) => {
  expect(nextPage(last)).toBe(next);
});

test('GAM-01 HIS-01 an empty page ends the list, whatever total it tells', () => {
  expect(nextPage(page(1_000, 4, []))).toBeUndefined();
});

test('GAM-01 HIS-01 a row that moved to the next page shows once', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const pages = [
    { ...page(4, 1), list: [a, b] },
    { ...page(4, 2), list: [{ ...b }, c] },
  ];
  const rows = rowsOf(pages);
  expect(rows).toEqual([a, b, c]);
  expect(rows[1]).toBe(b);
});
