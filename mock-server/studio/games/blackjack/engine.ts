import { drawBelow } from '../../kit/chance/draw.ts';
import { type Decided, type HandEngine, type HandMove, isHandSpot } from '../../kit/chance/hand.ts';
import type { Card } from '../../kit/chance/outcomes.ts';
import { cardsText } from '../../kit/words/numbers.ts';

export interface BlackjackCards {
  cards: readonly Card[];
  isDoubled: boolean;
  isStood: boolean;
}

export interface BlackjackHand extends Decided {
  engine: 'blackjack';
  hands: readonly BlackjackCards[];
  dealer: readonly Card[];
  /** All cards of the round are drawn at the deal, so no decision changes the next card. Empty after the round. */
  shoe: readonly Card[];
  dealt: number;
}

export interface BlackjackOutcome {
  engine: 'blackjack';
  /** Two after a split; results are null while one of them is open. */
  hands: readonly {
    cards: readonly Card[];
    result: 'blackjack' | 'won' | 'pushed' | 'lost' | 'bust' | null;
  }[];
  /** Index of the hand to decide on; null when there is none. */
  active: number | null;
  dealer: readonly Card[];
}

declare module '../../kit/chance/outcomes.ts' {
  interface Hands {
    blackjack: BlackjackHand;
  }
  interface Outcomes {
    blackjack: BlackjackOutcome;
  }
}

/**
 * Published return of the best play, as a share of everything staked, raises included; enumerated in engine.test.ts.
 * The rules: an endless shoe; the dealer stands on all 17s and checks for a blackjack first; blackjack pays 3 to 2;
 * doubling on any two cards, also after a split; one split, of two cards of the same value; split aces get one card
 * each.
 */
export const BLACKJACK_RETURN = 0.994_939;

const BEST = 21;
const DEALER_STANDS = 17;

const rankOf = (card: Card) => Math.min((card % 13) + 1, 10);

/** Tens and faces are ten; one ace is eleven while the sum is at most 21. */
export function handPoints(cards: readonly Card[]): { points: number; isSoft: boolean } {
  const ranks = cards.map(rankOf);
  const points = ranks.reduce((sum, rank) => sum + rank, 0);
  const isSoft = ranks.includes(1) && points + 10 <= BEST;
  return { points: isSoft ? points + 10 : points, isSoft };
}

const isBlackjack = (cards: readonly Card[]) => cards.length === 2 && handPoints(cards).points === BEST;

const isOpen = ({ cards, isDoubled, isStood }: BlackjackCards) =>
  !isDoubled && !isStood && handPoints(cards).points < BEST;

/** Index of the hand to decide on; -1 when all are finished. */
function activeOf({ hands, dealer }: BlackjackHand): number {
  // A dealer with a blackjack shows it before any decision.
  return isBlackjack(dealer) ? -1 : hands.findIndex(isOpen);
}

function movesOf(hand: BlackjackHand): readonly HandMove[] {
  const cards = hand.hands[activeOf(hand)]?.cards;
  if (!cards) return [];
  const [first = 0, second = 0] = cards;
  if (cards.length > 2) return ['hit', 'stand'];
  const isPair = hand.hands.length === 1 && rankOf(first) === rankOf(second);
  return isPair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

function resultOf({ cards }: BlackjackCards, { hands, dealer }: BlackjackHand) {
  const own = handPoints(cards).points;
  if (own > BEST) return 'bust';
  const isOwnBlackjack = hands.length === 1 && isBlackjack(cards);
  if (isOwnBlackjack) return isBlackjack(dealer) ? 'pushed' : 'blackjack';
  const against = handPoints(dealer).points;
  if (against > BEST || own > against) return 'won';
  return own === against && !isBlackjack(dealer) ? 'pushed' : 'lost';
}

const paid = { blackjack: 250, won: 200, pushed: 100, lost: 0, bust: 0 } as const;

/** Upper limit of the cards that a player can take: 20 for each of two hands. */
const ROW_CARDS = 40;
/** And 12 for the dealer, with some to spare. */
export const SHOE_CARDS = 60;

/**
 * Stake on the common hand of a table, for which each player decides. After the first four cards the dealer's are drawn,
 * the same for everybody, then a row for each place: what one player takes says nothing of what another would (GAM-13).
 */
export const SHARED_SPOT = 'shared';

/** @throws without a card, which SHOE_CARDS rules out */
type TakeCard = () => Card;

function drawTo17(takeCard: TakeCard, dealer: readonly Card[]): readonly Card[] {
  const cards = [...dealer];
  while (handPoints(cards).points < DEALER_STANDS) cards.push(takeCard());
  return cards;
}

/** The dealer draws only when a hand can still win or lose. */
function dealerPlays(takeCard: TakeCard, { hands, dealer }: BlackjackHand): readonly Card[] {
  if (hands.every(({ cards }) => handPoints(cards).points > BEST)) return dealer;
  return drawTo17(takeCard, dealer);
}

function played(takeCard: TakeCard, hand: BlackjackCards, move: HandMove): readonly BlackjackCards[] {
  const { cards } = hand;
  if (move === 'stand') return [{ ...hand, isStood: true }];
  if (move === 'split')
    return cards.map((card) => ({ ...hand, cards: [card, takeCard()], isStood: rankOf(card) === 1 }));
  return [{ ...hand, cards: [...cards, takeCard()], isDoubled: move === 'double' }];
}

export function dealFrom(shoe: readonly Card[]): BlackjackHand {
  return {
    engine: 'blackjack',
    hands: [{ cards: shoe.slice(0, 2), isDoubled: false, isStood: false }],
    dealer: shoe.slice(2, 4),
    shoe,
    dealt: 4,
    moves: [],
  };
}

function show(hand: BlackjackHand): BlackjackOutcome {
  const active = activeOf(hand);
  const isOver = active === -1;
  return {
    engine: 'blackjack',
    hands: hand.hands.map((own) => ({ cards: own.cards, result: isOver ? resultOf(own, hand) : null })),
    active: isOver ? null : active,
    dealer: isOver ? hand.dealer : hand.dealer.slice(0, 1),
  };
}

/** The dealer's cards stay face down until the round is over, unless they are a blackjack. */
function showDealt(hand: BlackjackHand): BlackjackOutcome {
  const { hands, active, dealer } = show(hand);
  const isShown = movesOf(hand).length === 0 && hand.moves.length === 0 && dealer.length === 2;
  return {
    engine: 'blackjack',
    hands: hands.map(({ cards }) => ({ cards, result: null })),
    active,
    dealer: isShown ? dealer : dealer.slice(0, 1),
  };
}

function simpleMove({ hands: [own] }: BlackjackHand): HandMove {
  const cards = own?.cards ?? [];
  const points = cards.reduce((sum, card) => sum + rankOf(card), 0);
  return points < 12 || (points < 17 && cards.length < 3) ? 'hit' : 'stand';
}

export const engine: HandEngine<BlackjackHand> = {
  kind: 'hand',
  name: 'blackjack',
  numbers: ({ hands, dealer }) =>
    `${hands.map(({ cards }) => cardsText(cards)).join(' / ')} – ${cardsText(dealer)}`,
  returnToPlayer: BLACKJACK_RETURN,
  raises: ['double', 'split'],
  rest: 'stand',
  shared: { spot: SHARED_SPOT, showDealt, simpleMove },
  isSpot: (spot) => isHandSpot(spot) || spot === SHARED_SPOT,
  movesOf,
  deal(draw, spot, place = 0) {
    const card = () => drawBelow(draw, 52);
    const row = (length: number) => Array.from({ length }, card);
    if (spot !== SHARED_SPOT) return dealFrom(row(SHOE_CARDS));
    const common = row(4);
    const dealer = drawTo17(card, common.slice(2));
    const rows = Array.from({ length: place + 1 }, () => row(ROW_CARDS));
    return { ...dealFrom([...common, ...(rows[place] ?? [])]), dealer };
  },
  move(hand, move) {
    const active = activeOf(hand);
    let { dealt } = hand;
    const takeCard = () => {
      const card = hand.shoe[dealt];
      if (card === undefined) throw new Error('The shoe is empty.');
      dealt += 1;
      return card;
    };
    const hands = hand.hands.flatMap((own, at) => (at === active ? played(takeCard, own, move) : [own]));
    const moved: BlackjackHand = { ...hand, hands, moves: [...hand.moves, move] };
    if (activeOf(moved) !== -1) return { ...moved, dealt };
    const dealer = dealerPlays(takeCard, moved);
    return { ...moved, dealer, dealt, shoe: [] };
  },
  pays: (hand) =>
    hand.hands.reduce((sum, own) => sum + paid[resultOf(own, hand)] * (own.isDoubled ? 2 : 1), 0),
  show,
};
