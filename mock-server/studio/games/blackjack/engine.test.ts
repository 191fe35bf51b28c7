import { expect, test } from 'vitest';
import { simulate, source } from '../../../../tests/support/simulate.ts';
import { drawBelow } from '../../kit/chance/draw.ts';
import type { HandMove } from '../../kit/chance/hand.ts';
import type { Card } from '../../kit/chance/outcomes.ts';
import type { BlackjackHand } from './engine.ts';
import { BLACKJACK_RETURN, engine as blackjackEngine, dealFrom, handPoints, SHOE_CARDS } from './engine.ts';

const rankOf = (card: Card) => Math.min((card % 13) + 1, 10);
const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const chance = (rank: number) => (rank === 10 ? 4 : 1) / 13;
const cardsOf = (hand: readonly number[]): Card[] => hand.map((rank) => rank - 1);
const pointsOf = (hand: readonly number[]) => handPoints(cardsOf(hand));

/** Points to their chance; 22 stands for every bust. */
function dealerEnds(hand: readonly number[], weight: number, into: Map<number, number>): Map<number, number> {
  const { points } = pointsOf(hand);
  if (points >= 17) into.set(Math.min(points, 22), (into.get(Math.min(points, 22)) ?? 0) + weight);
  else for (const rank of ranks) dealerEnds([...hand, rank], weight * chance(rank), into);
  return into;
}

/** The best move, its exact gain in stakes, and its additional stakes. */
interface Play {
  move: HandMove;
  gain: number;
  raised: number;
}

const best = (plays: readonly Play[]) => plays.reduce((one, other) => (other.gain > one.gain ? other : one));

/** The best play against one card of the dealer, as a rank: 1 for the ace to 10. */
function againstUp(up: number) {
  const isNatural = (rank: number) => up + rank === 11 && (up === 1 || rank === 1);
  const ends = new Map<number, number>();
  for (const rank of ranks) if (!isNatural(rank)) dealerEnds([up, rank], chance(rank), ends);
  const natural = ranks.filter(isNatural).reduce((sum, rank) => sum + chance(rank), 0);
  const stand = (hand: readonly number[]) => {
    const { points } = pointsOf(hand);
    if (points > 21) return -1;
    const won = [...ends].map(([end, weight]) => weight * (end > 21 ? 1 : Math.sign(points - end)));
    return won.reduce((sum, weight) => sum + weight, 0) / (1 - natural);
  };

  const known = new Map<string, Play>();
  const after = (hand: readonly number[]): Play => {
    const { points, isSoft } = pointsOf(hand);
    const key = `${points} ${isSoft} ${hand.length === 2}`;
    const cached = known.get(key);
    if (cached) return cached;
    const plays: Play[] = [{ move: 'stand', gain: stand(hand), raised: 0 }];
    if (points < 21) {
      const hit: Play = { move: 'hit', gain: 0, raised: 0 };
      const double: Play = { move: 'double', gain: 0, raised: 1 };
      for (const rank of ranks) {
        hit.gain += chance(rank) * after([...hand, rank]).gain;
        double.gain += 2 * chance(rank) * stand([...hand, rank]);
      }
      plays.push(hit, ...(hand.length === 2 ? [double] : []));
    }
    const value = best(plays);
    known.set(key, value);
    return value;
  };

  /** Two hands, of which none is a blackjack; split aces get one card each. */
  const split = (rank: number) => {
    const value: Play = { move: 'split', gain: 0, raised: 1 };
    for (const next of ranks) {
      const part = rank === 1 ? { gain: stand([rank, next]), raised: 0 } : after([rank, next]);
      value.gain += 2 * chance(next) * part.gain;
      value.raised += 2 * chance(next) * part.raised;
    }
    return value;
  };
  const playOf = (hand: readonly number[], maySplit: boolean) =>
    best([after(hand), ...(maySplit ? [split(hand[0] ?? 0)] : [])]);

  const total = { gain: 0, raised: 0 };
  for (const one of ranks)
    for (const two of ranks) {
      const weight = chance(one) * chance(two) * (1 - natural);
      const isBlackjack = pointsOf([one, two]).points === 21;
      const { gain, raised } = isBlackjack ? { gain: 1.5, raised: 0 } : playOf([one, two], one === two);
      total.gain += weight * gain - (isBlackjack ? 0 : chance(one) * chance(two) * natural);
      total.raised += weight * raised;
    }
  return { playOf, total };
}

const book = ranks.map(againstUp);

test('GAM-07 the return of blackjack is that of the best play over every deal of an endless shoe', () => {
  const sum = { gain: 0, raised: 0 };
  for (const [at, { total }] of book.entries()) {
    sum.gain += chance(at + 1) * total.gain;
    sum.raised += chance(at + 1) * total.raised;
  }
  expect(BLACKJACK_RETURN).toBeCloseTo(1 + sum.gain / (1 + sum.raised), 6);
});

test('GAM-07 blackjack returns what it publishes over many rounds of the best play', () => {
  const draw = source(20_261_121);
  const { movesOf, move, pays } = blackjackEngine;
  let splits = 0;
  // The next round uses the rest of a shoe: nobody has seen it, and it is most of the shoe.
  const shoe: Card[] = [];
  const { mean, error } = simulate(() => {
    while (shoe.length < SHOE_CARDS) shoe.push(drawBelow(draw, 52));
    let hand = dealFrom(shoe);
    let staked = 1;
    for (let moves = movesOf(hand); moves.length > 0; moves = movesOf(hand)) {
      const up = rankOf(hand.dealer[0] ?? 0);
      const own = hand.hands.find(
        ({ cards, isDoubled, isStood }) => !isDoubled && !isStood && handPoints(cards).points < 21,
      );
      const made = book[up - 1]?.playOf((own?.cards ?? []).map(rankOf), moves.includes('split')).move;
      if (made === 'split' || made === 'double') staked += 1;
      if (made === 'split') splits += 1;
      hand = move(hand, made ?? 'stand');
    }
    shoe.splice(0, hand.dealt);
    return { staked, paid: pays(hand) / 100 };
  }, 50_000);
  expect(Math.abs(mean - BLACKJACK_RETURN)).toBeLessThan(3 * error);
  expect(splits).toBeGreaterThan(500);
});

const [ace, two, six, seven, nine, ten, king] = [0, 1, 5, 6, 8, 9, 12];

function table(cards: Card[], dealer: Card[], ...moves: HandMove[]): BlackjackHand {
  const isDoubled = moves.includes('double');
  return {
    engine: 'blackjack',
    hands: [{ cards, isDoubled, isStood: moves.includes('stand') }],
    dealer,
    shoe: [],
    dealt: 0,
    moves,
  };
}

test.each([
  ['a blackjack pays 3 to 2', table([ace, king], [nine, ten]), 250, 'blackjack'],
  ['two blackjacks push', table([ace, king], [king, ace]), 100, 'pushed'],
  ["the dealer's blackjack ends the round at once", table([ten, nine], [king, ace]), 0, 'lost'],
  ['a bust loses whatever the dealer has', table([ten, six, ten], [ten, six], 'hit'), 0, 'bust'],
  ['more points win', table([ten, nine], [ten, seven], 'stand'), 200, 'won'],
  ['fewer lose', table([ten, six], [ten, seven], 'stand'), 0, 'lost'],
  ['a dealer who goes over loses', table([ten, two], [ten, six, ten], 'stand'), 200, 'won'],
  ['as many push', table([ten, seven], [ten, seven], 'stand'), 100, 'pushed'],
  ['a double wins both stakes', table([six, two, ten], [ten, seven], 'double'), 400, 'won'],
  ['a double that pushes gives both back', table([six, two, nine], [ten, seven], 'double'), 200, 'pushed'],
  ['a double that goes over loses both', table([ten, two, ten], [ten, seven], 'double'), 0, 'bust'],
  ['three cards of 21 are no blackjack', table([seven, seven, seven], [ten, nine], 'hit'), 200, 'won'],
] as const)('GAM-07 blackjack: %s', (_rule, hand, pays, result) => {
  expect(blackjackEngine.movesOf(hand)).toEqual([]);
  expect(blackjackEngine.pays(hand)).toBe(pays);
  expect(blackjackEngine.show(hand)).toMatchObject({ hands: [{ result }], dealer: hand.dealer });
});

test('GAM-07 blackjack: the dealer draws to 17, stands on a soft 17, and a bust hand is not played against', () => {
  const move = (shoe: Card[], hand: BlackjackHand, made: HandMove) =>
    blackjackEngine.move({ ...hand, shoe }, made);
  expect(move([], table([ten, nine], [ace, six]), 'stand').dealer).toEqual([ace, six]);
  expect(move([two, ten], table([ten, nine], [ten, two]), 'stand').dealer).toEqual([ten, two, two, ten]);
  expect(move([ten], table([ten, six], [ten, two]), 'hit').dealer).toEqual([ten, two]);
  expect(move([nine, ten], table([ten, two], [ten, two]), 'hit')).toMatchObject({
    hands: [{ cards: [ten, two, nine] }],
    dealer: [ten, two, ten],
  });
});

test('GAM-07 blackjack: doubling is for the first two cards, and what is not turned is not shown', () => {
  const { movesOf, show } = blackjackEngine;
  expect(movesOf(table([ten, two], [ace, six]))).toEqual(['hit', 'stand', 'double']);
  const third = table([two, two, two], [ace, six], 'hit');
  expect(movesOf(third)).toEqual(['hit', 'stand']);
  expect(show(third)).toEqual({
    engine: 'blackjack',
    hands: [{ cards: [two, two, two], result: null }],
    active: 0,
    dealer: [ace],
  });
});

const dealt = (cards: Card[], dealer: Card[], ...shoe: Card[]): BlackjackHand => ({
  ...table(cards, dealer),
  shoe,
});

const { movesOf, move, pays, show } = blackjackEngine;

test('GAM-07 blackjack: a split is for two cards of one value, once, and each part is decided on its own', () => {
  expect(movesOf(dealt([ten, king], [nine, ten]))).toContain('split');
  expect(movesOf(dealt([ten, nine], [nine, ten]))).not.toContain('split');
  const parts = move(dealt([six, six], [nine, nine], seven, six, seven, ten), 'split');
  expect(show(parts)).toMatchObject({
    hands: [{ cards: [six, seven] }, { cards: [six, six] }],
    active: 0,
    dealer: [nine],
  });
  expect(movesOf(parts)).toEqual(['hit', 'stand', 'double']);
  const second = move(parts, 'double');
  expect(show(second)).toMatchObject({ hands: [{ cards: [six, seven, seven] }, {}], active: 1 });
  expect(movesOf(second)).toEqual(['hit', 'stand', 'double']);
  const over = move(second, 'hit');
  expect(show(over)).toMatchObject({ hands: [{ result: 'won' }, { result: 'bust' }], active: null });
  expect(pays(over)).toBe(400);
});

test('GAM-07 blackjack: split aces get one card each, and 21 of a split hand is no blackjack', () => {
  const aces = move(dealt([ace, ace], [ten, seven], king, nine), 'split');
  expect(movesOf(aces)).toEqual([]);
  expect(show(aces)).toMatchObject({ hands: [{ result: 'won' }, { result: 'won' }] });
  expect(pays(aces)).toBe(400);
});

test('GAM-07 blackjack: the dealer plays after a split only when a part can still win', () => {
  const parts = move(dealt([six, six], [ten, two], ten, ten, ten, ten), 'split');
  const lost = move(move(parts, 'hit'), 'hit');
  expect(lost.dealer).toEqual([ten, two]);
  expect(pays(lost)).toBe(0);
});
