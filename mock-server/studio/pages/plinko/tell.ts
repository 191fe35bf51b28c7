import { fill, times } from '../figures.ts';
import type { GameWords } from '../words.ts';

/**
 * What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17).
 * @param pays of the board's bins, from the left
 */
export function tellPlinko({ plinko }: GameWords, turns: readonly number[], pays: readonly number[]): string {
  const bin = turns.reduce((sum, turn) => sum + turn, 0);
  return fill(plinko.landed, { n: bin + 1, times: times(pays[bin] ?? 0) });
}
