import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import { redNumbers } from './engine.ts';

export function describeRoulette({ roulette }: GameWords, n: number): string {
  if (n === 0) return roulette.cameZero;
  return fill(redNumbers.includes(n) ? roulette.cameRed : roulette.cameBlack, { n });
}
