/** Where an engine gets its chance from: numbers from 0 up to, but not including, 1. Handed in, never the machine's. */
export interface Draw {
  next(): number;
}

/** A whole number from 0 up to, but not including, `count`. */
export function drawBelow(draw: Draw, count: number): number {
  return Math.floor(draw.next() * count);
}
