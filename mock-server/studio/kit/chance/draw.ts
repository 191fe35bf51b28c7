/** Numbers from 0 up to, but not including, 1, in steps of 2^-32. No engine uses the machine's random numbers. */
export interface Draw {
  next(): number;
}

const NUMBERS = 2 ** 32;

/**
 * A whole number from 0 up to, but not including, `count`, all equally likely. A number n of 32 bits gives n x count /
 * 2^32, rounded down. 2^32 is seldom a multiple of `count`, so some results would come from one number more than
 * others. Numbers with a remainder of 2^32 - (2^32 mod count) or more are therefore skipped (D. Lemire, "Fast Random
 * Integer Generation in an Interval", 2019).
 * @param count up to 2^21, so that the product is exact
 */
export function drawBelow(draw: Draw, count: number): number {
  for (;;) {
    const product = Math.floor(draw.next() * NUMBERS) * count;
    const result = Math.floor(product / NUMBERS);
    const over = NUMBERS - (product - result * NUMBERS);
    // The remainder is slow, so it is computed only where it matters.
    if (over >= count || over > NUMBERS % count) return result;
  }
}

/** Different whole numbers from 1 to `most`, in the order of the draws. */
export function drawSome(draw: Draw, count: number, most: number): number[] {
  const left: number[] = [];
  for (let number = 1; number <= most; number += 1) left.push(number);
  for (let at = 0; at < count; at += 1) {
    const other = at + drawBelow(draw, most - at);
    const drawn = left[other] ?? 0;
    left[other] = left[at] ?? 0;
    left[at] = drawn;
  }
  return left.slice(0, count);
}

/** Index of the weight that holds a place, which counts from 0 up to their sum; -1 for a place beyond. */
export function weightAt(weights: readonly number[], place: number): number {
  let left = place;
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}
