import { handPoints } from '../../engines/cards.ts';
import type { CardsOutcome } from '../../engines/outcomes.ts';
import { fill } from '../figures.ts';
import type { GameWords } from '../words.ts';

/** What came of a round in words, for those who do not see it; what it paid is said after it (GAM-17). */
export function tellCards({ cards }: GameWords, { player, banker, winner }: CardsOutcome): string {
  const points = fill(cards.points, { player: handPoints(player), banker: handPoints(banker) });
  return `${points}. ${winner === 'tie' ? cards.tie : fill(cards.winner, { name: cards[winner] })}`;
}
