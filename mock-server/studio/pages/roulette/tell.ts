import { redNumbers } from '../../engines/roulette.ts';
import { fill } from '../figures.ts';
import type { GameWords } from '../words.ts';

/** What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17). */
export function tellRoulette({ roulette }: GameWords, n: number): string {
  if (n === 0) return roulette.cameZero;
  return fill(redNumbers.includes(n) ? roulette.cameRed : roulette.cameBlack, { n });
}
