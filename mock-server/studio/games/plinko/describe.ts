import { fill, times } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';

/** @param pays of the board's bins, from the left */
export function describePlinko(
  { plinko }: GameWords,
  turns: readonly number[],
  pays: readonly number[],
): string {
  const bin = turns.reduce((sum, turn) => sum + turn, 0);
  return fill(plinko.landed, { n: bin + 1, times: times(pays[bin] ?? 0) });
}
