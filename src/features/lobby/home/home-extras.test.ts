import { expect, test } from 'vitest';
import { isPastHalf } from './home-extras.tsx';

test.each([
  [0, 2000, 800, false],
  [600, 2000, 800, false],
  [601, 2000, 800, true],
  [1200, 2000, 800, true],
  [300, 1200, 800, true],
  [0, 800, 800, false],
  [0, 500, 800, false],
])(
  'LOB-13 the rocket at %i of a page of %i in a window of %i is shown: %s',
  (scrollTop, height, viewport, shows) => {
    expect(isPastHalf(scrollTop, height, viewport)).toBe(shows);
  },
);
