import { expect, test } from 'vitest';
import { codeOf, createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { assertNotExcluded, excludePlayer } from './exclusion.ts';

const DAY_MS = 24 * 60 * 60_000;

test.each([
  ['a shorter one', [3, 1], 3],
  ['a longer one', [1, 3], 3],
  ['the same', [2, 2], 2],
  ['a shorter one between two', [2, 1, 4], 4],
] as const)(
  'PLR-02 an exclusion that is followed by %s lasts as long as the longest',
  (_what, days, longest) => {
    const { world, pass } = createTestWorld();
    const now = world.now();
    for (const day of days) excludePlayer(world, richPlayer, now + day * DAY_MS);
    const enter = () => codeOf(() => assertNotExcluded(world, richPlayer));
    expect(enter()).toBe('account-excluded');
    pass(longest * DAY_MS - 1);
    expect(enter()).toBe('account-excluded');
    pass(1);
    expect(enter()).toBe('done');
    assertNotExcluded(world, newPlayer);
  },
);
