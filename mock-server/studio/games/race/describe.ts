import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import { lengths, type raceCard } from './names.ts';

/** @param quarters of a length */
export const describeGap = ({ race }: GameWords, quarters: number) =>
  fill(quarters < 4 ? race.behindPart : quarters === 4 ? race.behindOne : race.behind, {
    n: lengths(quarters),
  });

export function describeRace(
  words: GameWords,
  [first = 0, second = 0]: readonly number[],
  { runners, gaps }: ReturnType<typeof raceCard>,
) {
  const names = { winner: runners[first - 1] ?? '', next: runners[second - 1] ?? '' };
  return fill(words.race.raceWon, { ...names, first, second, gap: describeGap(words, gaps[1] ?? 0) });
}
