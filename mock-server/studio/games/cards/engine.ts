import { type Draw, drawBelow } from '../../kit/chance/draw.ts';
import type { InstantEngine } from '../../kit/chance/engine.ts';
import { figuresOf } from '../../kit/chance/figures.ts';
import type { Card } from '../../kit/chance/outcomes.ts';
import { cardsText } from '../../kit/words/numbers.ts';

export interface CardsOutcome {
  engine: 'cards';
  player: readonly Card[];
  banker: readonly Card[];
  winner: 'player' | 'banker' | 'tie';
}

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    cards: CardsOutcome;
  }
}

function pointsOf(card: Card): number {
  const rank = (card % 13) + 1;
  return rank >= 10 ? 0 : rank;
}

export function handPoints(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/**
 * The third-card rule of punto banco.
 * @param third points of the player's third card, undefined when the player stood
 */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

function deal(draw: Draw): CardsOutcome {
  const card = () => drawBelow(draw, 52);
  const player = [card(), card()];
  const banker = [card(), card()];
  if (handPoints(player) < 8 && handPoints(banker) < 8) {
    if (handPoints(player) <= 5) player.push(card());
    const third = player[2];
    if (bankerDraws(handPoints(banker), third === undefined ? undefined : pointsOf(third)))
      banker.push(card());
  }
  const lead = handPoints(player) - handPoints(banker);
  return { engine: 'cards', player, banker, winner: lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie' };
}

/** Hundredths of the stake: 1 to 1, 0.95 to 1 for the banker, 8 to 1 for a tie; a tie returns the other stakes. */
export function cardsPay(spot: string, winner: CardsOutcome['winner']): number {
  if (spot === 'tie') return winner === 'tie' ? 900 : 0;
  if (winner === 'tie') return 100;
  if (spot !== winner) return 0;
  return spot === 'banker' ? 195 : 200;
}

/** Enumerated over all deals of an endless shoe (engines.sweep.test.ts repeats it). */
export const winnerChances = { player: 0.446_146_512, banker: 0.458_427_918, tie: 0.095_425_57 } as const;

const winners = ['player', 'banker', 'tie'] as const;

export const engine: InstantEngine<'cards'> = {
  kind: 'instant',
  name: 'cards',
  numbers: ({ player, banker }) => `${cardsText(player)} – ${cardsText(banker)}`,
  spotsAtMost: 3,
  isSpot: (spot) => Object.hasOwn(winnerChances, spot),
  figures: (spot) => figuresOf(winners.map((winner) => [cardsPay(spot, winner), winnerChances[winner]])),
  play(draw, spots) {
    const outcome = deal(draw);
    return { pays: spots.map((spot) => cardsPay(spot, outcome.winner)), outcome };
  },
};
