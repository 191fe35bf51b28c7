import { expect, test } from 'vitest';
import { pageOf } from './pages.ts';

test.each([
  [1, 2, ['a', 'b']],
  [2, 2, ['c', 'd']],
  [3, 2, ['e']],
  [4, 2, []],
  [1, 5, ['a', 'b', 'c', 'd', 'e']],
  [1, 999, ['a', 'b', 'c', 'd', 'e']],
])(
  'HIS-01 page %d of pages of %d has its own rows and says how many there are in all',
  (pageNum, pageSize, list) => {
    expect(pageOf(['a', 'b', 'c', 'd', 'e'], { pageNum, pageSize })).toEqual({
      list,
      total: 5,
      pageNum,
      pageSize,
    });
  },
);
