import { fill } from '../figures.ts';
import { lengths, type raceCard } from '../race-names.ts';
import type { GameWords } from '../words.ts';

/** How far a place is behind the winner, in words. @param quarters of a length */
export const tellGap = ({ race }: GameWords, quarters: number) =>
  fill(quarters < 4 ? race.behindPart : quarters === 4 ? race.behindOne : race.behind, {
    n: lengths(quarters),
  });

/** What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17). */
export function tellRace(
  words: GameWords,
  [first = 0, second = 0]: readonly number[],
  { runners, gaps }: ReturnType<typeof raceCard>,
) {
  const names = { winner: runners[first - 1] ?? '', next: runners[second - 1] ?? '' };
  return fill(words.race.raceWon, { ...names, first, second, gap: tellGap(words, gaps[1] ?? 0) });
}
