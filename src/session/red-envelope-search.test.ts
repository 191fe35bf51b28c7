import { expect, test } from 'vitest';
import { readRedEnvelopeSearch } from './red-envelope-search.ts';

test.each([
  [{ shared: 'env-9' }, { shared: 'env-9' }],
  [{ shared: 42, view: 'new' }, { shared: '42' }],
  [{ shared: '<b>', view: 'new' }, { view: 'new' }],
  [{ view: 'claimed' }, { view: 'claimed' }],
  [{ view: 'other' }, {}],
])('APP-08 an address of red packets with %j opens %j', (search, opened) => {
  expect(readRedEnvelopeSearch(search)).toEqual(opened);
});
