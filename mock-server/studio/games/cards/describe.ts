import { fill } from '../../kit/words/figures.ts';
import type { GameWords } from '../words.ts';
import type { CardsOutcome } from './engine.ts';
import { handPoints } from './engine.ts';

export function describeCards({ cards }: GameWords, { player, banker, winner }: CardsOutcome): string {
  const points = fill(cards.points, { player: handPoints(player), banker: handPoints(banker) });
  return `${points}. ${winner === 'tie' ? cards.tie : fill(cards.winner, { name: cards[winner] })}`;
}
