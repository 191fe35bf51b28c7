import { fill } from '../figures.ts';
import type { GameWords } from '../words.ts';

/** What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17). */
export const tellRace = ({ race }: GameWords, [first = 0, second = 0]: readonly number[]) =>
  fill(race.raceWon, { first, second });
