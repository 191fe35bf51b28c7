import { type Draw, drawBelow } from './draw.ts';
import type { HandEngine, HandMove, TableHand } from './hand.ts';
import type { BlackjackOutcome, Card } from './outcomes.ts';

/**
 * Published return of the best play under these rules: an endless shoe, the dealer stands on all 17s and looks for a
 * blackjack first, blackjack pays 3 to 2, doubling on any two cards, no splitting. What comes back of all that is
 * staked, doubled stakes included; enumerated in engine.test.ts.
 */
export const BLACKJACK_RETURN = 0.990_062;

const BEST = 21;
const DEALER_STANDS = 17;

/** Points of cards: tens and faces ten, one ace eleven while that is no more than 21. */
export function handPoints(cards: readonly Card[]): { points: number; isSoft: boolean } {
  const ranks = cards.map((card) => Math.min((card % 13) + 1, 10));
  const points = ranks.reduce((sum, rank) => sum + rank, 0);
  const isSoft = ranks.includes(1) && points + 10 <= BEST;
  return { points: isSoft ? points + 10 : points, isSoft };
}

const isBlackjack = (cards: readonly Card[]) => cards.length === 2 && handPoints(cards).points === BEST;

function movesOf({ player, dealer, moves }: TableHand): readonly HandMove[] {
  const last = moves.at(-1);
  // A dealer with a blackjack shows it before anybody decides; 21 needs no decision.
  const isOver = last === 'stand' || last === 'double' || isBlackjack(dealer);
  if (isOver || handPoints(player).points >= BEST) return [];
  return moves.length === 0 ? ['hit', 'stand', 'double'] : ['hit', 'stand'];
}

function resultOf({ player, dealer }: TableHand): NonNullable<BlackjackOutcome['result']> {
  const own = handPoints(player).points;
  if (own > BEST) return 'bust';
  if (isBlackjack(player)) return isBlackjack(dealer) ? 'pushed' : 'blackjack';
  const against = handPoints(dealer).points;
  if (against > BEST || own > against) return 'won';
  return own === against ? 'pushed' : 'lost';
}

const paid = { blackjack: 250, won: 200, pushed: 100, lost: 0, bust: 0 } as const;

/** Each card comes from a fresh deck, as from a shoe that never ends. */
const drawCard = (draw: Draw): Card => drawBelow(draw, 52);

/** The dealer's own cards, drawn when the player stands and can still win or lose. */
function finish(draw: Draw, hand: TableHand): TableHand {
  if (handPoints(hand.player).points > BEST) return hand;
  const dealer = [...hand.dealer];
  while (handPoints(dealer).points < DEALER_STANDS) dealer.push(drawCard(draw));
  return { ...hand, dealer };
}

/** Blackjack. */
export const blackjackEngine: HandEngine = {
  kind: 'hand',
  name: 'blackjack',
  returnToPlayer: BLACKJACK_RETURN,
  raise: 'double',
  rest: 'stand',
  movesOf,
  deal(draw) {
    const player = [drawCard(draw), drawCard(draw)];
    return { engine: 'blackjack', player, dealer: [drawCard(draw), drawCard(draw)], moves: [] };
  },
  move(draw, hand, move) {
    const player = move === 'stand' ? hand.player : [...hand.player, drawCard(draw)];
    const moved: TableHand = { ...hand, player, moves: [...hand.moves, move] };
    return movesOf(moved).length === 0 ? finish(draw, moved) : moved;
  },
  pays(hand) {
    return paid[resultOf(hand)] * (hand.moves.includes('double') ? 2 : 1);
  },
  show(hand) {
    const isOver = movesOf(hand).length === 0;
    return {
      engine: 'blackjack',
      player: hand.player,
      dealer: isOver ? hand.dealer : hand.dealer.slice(0, 1),
      result: isOver ? resultOf(hand) : null,
    };
  },
};
