import { expect, test } from 'vitest';
import { checkedSearch } from './checked-search.ts';
import { isLeaving } from './is-leaving.ts';
import { range } from './range.ts';

test('GAM-05 a screen reads of its address only what its rule lets through', () => {
  const { select, structuralSharing } = checkedSearch(({ order }) =>
    typeof order === 'string' ? { order } : {},
  );
  expect([select({ order: 'R1', dropped: '<b>' }), select({ order: 7 })]).toEqual([{ order: 'R1' }, {}]);
  // The same parameters are the same object, so a screen is not drawn for them again.
  expect(structuralSharing).toBe(true);
});

test.each([
  ['/deposit', false],
  ['/deposit/', true],
  ['/me', true],
])('NET-12 the screen of /deposit is left while the address becomes %s: %s', (pathname, leaves) => {
  expect(isLeaving({ latestLocation: { pathname } } as Parameters<typeof isLeaving>[0], '/deposit')).toBe(
    leaves,
  );
});

test('APP-16 a placeholder of a screen has a number for each of its places', () => {
  expect([range(0), range(3)]).toEqual([[], [0, 1, 2]]);
});
