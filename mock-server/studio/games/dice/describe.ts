import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';

export const describeDice = ({ dice }: GameWords, [a, b]: readonly [number, number]) =>
  fill(dice.came, { a, b, n: a + b });
