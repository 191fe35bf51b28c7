import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import { bingoCard, bingoLinesOf, bingoSpot } from './engine.ts';

/**
 * The result in words for the live region (GAM-17).
 * @param cards numbers of the printed cards that were played
 */
export const describeBingo = ({ bingo }: GameWords, called: readonly number[], cards: readonly number[]) =>
  cards
    .map((n) => {
      const count = bingoLinesOf(bingoCard(bingoSpot(n)), called).length;
      return fill(bingo.cardLines, { n, count });
    })
    .join('. ');
