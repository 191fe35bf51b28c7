import { type Draw, drawSome } from '../../kit/chance/draw.ts';
import { type Decided, type HandEngine, type HandMove, isHandSpot } from '../../kit/chance/hand.ts';
import type { Card } from '../../kit/chance/outcomes.ts';
import { cardsText } from '../../kit/words/numbers.ts';

export interface PokerHand extends Decided {
  engine: 'poker';
  player: readonly Card[];
  dealer: readonly Card[];
}

export type PokerRank = 'high' | 'pair' | 'flush' | 'straight' | 'three' | 'straight-flush';

export interface PokerOutcome {
  engine: 'poker';
  player: readonly Card[];
  rank: PokerRank;
  dealer: readonly Card[];
  dealerRank: PokerRank | null;
  /** In hundredths of the ante. */
  bonus: number;
  /** Null while the hand is open; `unqualified` when the dealer does not play. */
  result: 'won' | 'unqualified' | 'pushed' | 'lost' | 'folded' | null;
}

declare module '../../kit/chance/outcomes.ts' {
  interface Hands {
    poker: PokerHand;
  }
  interface Outcomes {
    poker: PokerOutcome;
  }
}

/**
 * Return of three-card poker as a share of all stakes, raises included, for the best play: queen, six, four and better.
 * One deck of 52 cards for each round; enumerated in engine.test.ts.
 */
export const POKER_RETURN = 0.979_853;

const ranks: readonly PokerRank[] = ['high', 'pair', 'flush', 'straight', 'three', 'straight-flush'];

/** Paid whatever the dealer has; in hundredths of the ante. */
export const anteBonus: Readonly<Partial<Record<PokerRank, number>>> = {
  'straight-flush': 500,
  three: 400,
  straight: 100,
};

const ACE = 14;
const QUEEN = 12;

function rankOf(heights: readonly number[], isFlush: boolean): PokerRank {
  const [high = 0, middle = 0, low = 0] = heights;
  // An ace is low only in ace, two, three.
  const isStraight =
    (high === middle + 1 && middle === low + 1) || (high === ACE && middle === 3 && low === 2);
  if (isStraight) return isFlush ? 'straight-flush' : 'straight';
  if (isFlush) return 'flush';
  if (high === low) return 'three';
  return high === middle || middle === low ? 'pair' : 'high';
}

export function judge(cards: readonly Card[]): { rank: PokerRank; worth: number } {
  const heights = cards.map((card) => (card % 13 === 0 ? ACE : (card % 13) + 1)).sort((a, b) => b - a);
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const rank = rankOf(heights, isFlush);
  const [high = 0, middle = 0, low = 0] = heights;
  // A pair counts before the third card; the ace of ace, two, three counts as one.
  const isWheel = (rank === 'straight' || rank === 'straight-flush') && high === ACE && low === 2;
  const order = isWheel ? [3, 2, 1] : middle === low ? [low, middle, high] : [high, middle, low];
  return { rank, worth: order.reduce((sum, height) => sum * 15 + height, ranks.indexOf(rank)) };
}

const qualifies = (dealer: readonly Card[]) => {
  const { rank, worth } = judge(dealer);
  return rank !== 'high' || worth >= QUEEN * 15 * 15;
};

const bonusOf = ({ player, moves }: PokerHand) =>
  moves.includes('fold') ? 0 : (anteBonus[judge(player).rank] ?? 0);

function resultOf({ player, dealer, moves }: PokerHand): NonNullable<PokerOutcome['result']> {
  if (moves.includes('fold')) return 'folded';
  if (!qualifies(dealer)) return 'unqualified';
  const lead = judge(player).worth - judge(dealer).worth;
  return lead === 0 ? 'pushed' : lead > 0 ? 'won' : 'lost';
}

/** Ante and play together, in hundredths of the ante. */
const paid = { won: 400, unqualified: 300, pushed: 200, lost: 0, folded: 0 } as const;

const movesOf = ({ moves }: PokerHand): readonly HandMove[] => (moves.length === 0 ? ['fold', 'play'] : []);

export const engine: HandEngine<PokerHand> = {
  kind: 'hand',
  name: 'poker',
  numbers: ({ player, dealer }) => `${cardsText(player)} – ${cardsText(dealer)}`,
  returnToPlayer: POKER_RETURN,
  raises: ['play'],
  rest: 'fold',
  isSpot: isHandSpot,
  movesOf,
  deal(draw: Draw) {
    const dealt = drawSome(draw, 6, 52).map((card) => card - 1);
    return { engine: 'poker', player: dealt.slice(0, 3), dealer: dealt.slice(3), moves: [] };
  },
  move: (hand, move) => ({ ...hand, moves: [...hand.moves, move] }),
  pays: (hand) => paid[resultOf(hand)] + bonusOf(hand),
  show(hand) {
    const { player, dealer } = hand;
    const isOver = movesOf(hand).length === 0;
    return {
      engine: 'poker',
      player,
      rank: judge(player).rank,
      dealer: isOver ? dealer : [],
      dealerRank: isOver ? judge(dealer).rank : null,
      bonus: isOver ? bonusOf(hand) : 0,
      result: isOver ? resultOf(hand) : null,
    };
  },
};
