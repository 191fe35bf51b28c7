import { expect, test } from 'vitest';
import { ALPHABET, publicRandom, randomDigits, randomText } from './random.ts';

// The numbers come from the published sfc32, written again in another language.
test.each([
  [0, [0.12274729972705245, 0.7275567683391273, 0.05380508955568075]],
  [1, [0.025850690668448806, 0.15847599203698337, 0.5071472995914519]],
  [-7, [0.9975958478171378, 0.472360871033743, 0.8003097446635365]],
])('MOC-01 the seed %d gives the same numbers on every machine', (seed, numbers) => {
  const random = publicRandom(seed);
  expect(numbers.map(() => random.next())).toEqual(numbers);
});

/** As much of 0 to 1 as the given numbers, one after the other. */
const drawing = (...numbers: number[]) => {
  const left = [...numbers];
  return { next: () => left.shift() ?? 0 };
};

test('SES-07 a code has digits and a token letters and digits that are hard to confuse, from the first to the last', () => {
  expect(randomDigits(drawing(0, 0.0999, 0.1, 0.95, 0.9999), 5)).toBe('00199');
  expect(randomText(drawing(0, 0.03124, 0.03125, 0.9999), 4)).toBe('aab9');
  expect([randomDigits(drawing(), 0), randomText(drawing(), 0)]).toEqual(['', '']);
  expect(ALPHABET).toMatch(/^[a-z2-9]{32}$/);
  expect(new Set(ALPHABET).size).toBe(32);
  expect(ALPHABET).not.toMatch(/[l01o]/);
});
