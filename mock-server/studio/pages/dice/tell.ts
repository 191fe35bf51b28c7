import { fill } from '../figures.ts';
import type { GameWords } from '../words.ts';

/** What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17). */
export const tellDice = ({ dice }: GameWords, [a, b]: readonly [number, number]) =>
  fill(dice.came, { a, b, n: a + b });
