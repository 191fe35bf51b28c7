export const REELS = 5;
export const ROWS = 3;
/** Symbols 0 to 7 pay, most valuable first; the wild replaces any of them, three scatters anywhere give free spins. */
export const WILD = 8;
export const SCATTER = 9;
export const PAYING = 8;

/** @param part of a reel, 0 to 1, on which each symbol takes as much as its weight */
export function symbolAt(weights: readonly number[], part: number): number {
  let left = part * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}
