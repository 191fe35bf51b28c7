import { expect, test } from 'vitest';
import { readListFilter } from './list-filter.ts';

test.each([
  [{}, {}],
  [
    { tag: 'jackpot', provider: 'Órbita 21', only: 'recent' },
    { tag: 'jackpot', provider: 'Órbita 21', only: 'recent' },
  ],
  [{ tag: 'Jack pot' }, {}],
  [{ tag: 7, provider: ['a'], only: true }, {}],
  [{ tag: '' }, {}],
  [{ provider: '' }, {}],
  [{ provider: 'x'.repeat(61) }, {}],
  [{ only: 'everything' }, {}],
  [{ only: 'favourites', other: 'x' }, { only: 'favourites' }],
])('GAM-01 an address with %j narrows the list to %j', (search, filter) => {
  expect(readListFilter(search)).toEqual(filter);
});
