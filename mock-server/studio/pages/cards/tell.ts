import { handPoints } from '../../engines/cards.ts';
import type { CardsOutcome } from '../../engines/outcomes.ts';
import { fill } from '../figures.ts';
import type { GameWords } from '../words.ts';

export function tellCards({ cards }: GameWords, { player, banker, winner }: CardsOutcome): string {
  const points = fill(cards.points, { player: handPoints(player), banker: handPoints(banker) });
  return `${points}. ${winner === 'tie' ? cards.tie : fill(cards.winner, { name: cards[winner] })}`;
}
