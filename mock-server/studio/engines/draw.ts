/**
 * Where an engine gets its chance from: numbers from 0 up to, but not including, 1, in steps of 2^-32. Handed in, never
 * the machine's.
 */
export interface Draw {
  next(): number;
}

/** How many different numbers a draw gives. */
const NUMBERS = 2 ** 32;

/**
 * A whole number from 0 up to, but not including, `count`, each as likely as any other. A number n of 32 bits gives
 * n x count / 2^32, rounded down. Since 2^32 is seldom a multiple of `count`, some results would come from one number
 * more than others: the numbers over, with a remainder of 2^32 - (2^32 mod count) or more, are passed over for the next
 * one (D. Lemire, "Fast Random Integer Generation in an Interval", 2019).
 * @param count up to 2^21, so that the product is exact
 */
export function drawBelow(draw: Draw, count: number): number {
  for (;;) {
    const product = Math.floor(draw.next() * NUMBERS) * count;
    const result = Math.floor(product / NUMBERS);
    const over = NUMBERS - (product - result * NUMBERS);
    // The remainder is computed only where it can matter: it is slow.
    if (over >= count || over > NUMBERS % count) return result;
  }
}

/** Different whole numbers from 1 to `most`, in the order they are drawn. */
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
