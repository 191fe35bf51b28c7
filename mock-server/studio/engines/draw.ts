/** Where an engine gets its chance from: numbers from 0 up to, but not including, 1. Handed in, never the machine's. */
export interface Draw {
  next(): number;
}

/** A whole number from 0 up to, but not including, `count`. */
export function drawBelow(draw: Draw, count: number): number {
  return Math.floor(draw.next() * count);
}

/** Different whole numbers from 1 to `most`, in the order they are drawn. */
export function drawSome(draw: Draw, count: number, most: number): number[] {
  const left = Array.from({ length: most }, (_, at) => at + 1);
  for (let at = 0; at < count; at += 1) {
    const other = at + drawBelow(draw, most - at);
    const drawn = left[other] ?? 0;
    left[other] = left[at] ?? 0;
    left[at] = drawn;
  }
  return left.slice(0, count);
}
