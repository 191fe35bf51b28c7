import { expect, test } from 'vitest';
import { source } from '../../../../tests/support/simulate.ts';
import type { HandMove } from '../../kit/chance/hand.ts';
import type { Card } from '../../kit/chance/outcomes.ts';
import type { PokerHand } from './engine.ts';
import { judge, POKER_RETURN, engine as pokerEngine } from './engine.ts';

function cards(text: string): Card[] {
  return text
    .split(' ')
    .map((name) => 'shcd'.indexOf(name.slice(1)) * 13 + 'A23456789TJQK'.indexOf(name.charAt(0)));
}

const table = (player: readonly Card[], dealer: readonly Card[], ...moves: HandMove[]): PokerHand => ({
  engine: 'poker',
  player,
  dealer,
  moves,
});

const leastPlayed = judge(cards('Qs 6h 4d')).worth;
const isPlayed = (worth: number) => worth >= leastPlayed;

/** Each hand is a set of bits in two halves. */
function allHands() {
  const bit = (card: Card, half: number) => (Math.floor(card / 26) === half ? 1 << (card % 26) : 0);
  const hands: { own: readonly Card[]; low: number; high: number; worth: number; rank: string }[] = [];
  for (let one = 0; one < 52; one += 1)
    for (let two = one + 1; two < 52; two += 1)
      for (let three = two + 1; three < 52; three += 1) {
        const own = [one, two, three];
        const half = (at: number) => own.reduce((bits, card) => bits | bit(card, at), 0);
        hands.push({ own, low: half(0), high: half(1), ...judge(own) });
      }
  return hands;
}

/** Hands that differ only in the names of their suits share one key. */
function keyOf(own: readonly Card[]): string {
  const sorted = own.toSorted((a, b) => (a % 13) - (b % 13));
  const keys = [sorted, ...swaps(sorted)].map((order) => {
    const suits: number[] = [];
    return order
      .map((card) => {
        const suit = Math.floor(card / 13);
        if (!suits.includes(suit)) suits.push(suit);
        return `${card % 13}.${suits.indexOf(suit)}`;
      })
      .join(' ');
  });
  return keys.sort()[0] ?? '';
}

function swaps([one = 0, two = 0, three = 0]: readonly Card[]): Card[][] {
  const orders: Card[][] = [];
  if (one % 13 === two % 13) orders.push([two, one, three]);
  if (two % 13 === three % 13) orders.push([one, three, two]);
  return orders;
}

test('GAM-07 the return of three-card poker is that of queen-six-four over every deal, and no other play beats it', () => {
  const hands = allHands();
  const qualifying = judge(cards('Qs 3h 2d')).worth;
  const dealers = {
    low: Int32Array.from(hands, ({ low }) => low),
    high: Int32Array.from(hands, ({ high }) => high),
    worth: Int32Array.from(hands, ({ worth }) => worth),
  };
  const classes = new Map<string, { hand: (typeof hands)[number]; count: number }>();
  for (const hand of hands) {
    const key = keyOf(hand.own);
    const known = classes.get(key);
    if (known) known.count += 1;
    else classes.set(key, { hand, count: 1 });
  }
  let gained = 0;
  let played = 0;
  const wrong: unknown[] = [];
  for (const { hand, count } of classes.values()) {
    let gain = 0;
    let deals = 0;
    for (let at = 0; at < hands.length; at += 1) {
      if (((dealers.low[at] ?? 0) & hand.low) !== 0 || ((dealers.high[at] ?? 0) & hand.high) !== 0) continue;
      deals += 1;
      const against = dealers.worth[at] ?? 0;
      gain += against < qualifying ? 1 : 2 * Math.sign(hand.worth - against);
    }
    const bonus = { straight: 1, three: 4, 'straight-flush': 5 }[hand.rank] ?? 0;
    const mean = gain / deals + bonus;
    if (mean > -1 !== isPlayed(hand.worth)) wrong.push([hand.own, mean]);
    gained += count * (isPlayed(hand.worth) ? mean : -1);
    played += isPlayed(hand.worth) ? count : 0;
  }
  expect(hands).toHaveLength(22_100);
  expect(wrong).toEqual([]);
  expect(POKER_RETURN).toBeCloseTo(1 + gained / (hands.length + played), 6);
});

test('GAM-07 three-card poker: every hand beats the one before it', () => {
  const climbing = [
    ...['5s 3h 2d', 'Qs 6h 3d', 'Qs 6h 4d', 'As Kh Jd'],
    ...['2s 2h 3d', '2s 2h Ad', 'Ks As Ah'],
    ...['5s 3s 2s', 'As Ks Js'],
    ...['As 2h 3d', '2s 3h 4d', 'Qs Kh Ad'],
    ...['2s 2h 2d', 'As Ah Ad'],
    ...['As 2s 3s', 'Qs Ks As'],
  ].map((text) => judge(cards(text)).worth);
  expect(climbing).toEqual(climbing.toSorted((a, b) => a - b));
  expect(new Set(climbing).size).toBe(climbing.length);
  expect(judge(cards('As Kh 2d')).rank).toBe('high');
});

test.each([
  ['folding loses the ante, whatever the cards', 'As Ah Ad', '5s 3h 2d', 'fold', 0, 'folded'],
  [
    'a dealer below queen high pays the ante and gives the rest back',
    'Ks 4h 2d',
    'Js Th 2c',
    'play',
    300,
    'unqualified',
  ],
  ['the better hand wins both', '2s 2h 3d', 'As Kh Jd', 'play', 400, 'won'],
  ['the lesser one loses both', 'Ks 6h 4d', '2s 2h 3d', 'play', 0, 'lost'],
  ['as good gives both back', 'Ks 6h 4d', 'Kc 6d 4s', 'play', 200, 'pushed'],
  ['a straight has its bonus even when it loses', '2s 3h 4d', '3s 4h 5d', 'play', 100, 'lost'],
  ['three of a kind', '2s 2h 2d', 'Js Th 2c', 'play', 700, 'unqualified'],
  ['a straight flush', '4s 2s 3s', 'As Kh Jd', 'play', 900, 'won'],
] as const)('GAM-07 three-card poker: %s', (_rule, player, dealer, move, pays, result) => {
  const hand = pokerEngine.move(table(cards(player), cards(dealer)), move);
  expect(pokerEngine.movesOf(hand)).toEqual([]);
  expect(pokerEngine.pays(hand)).toBe(pays);
  expect(pokerEngine.show(hand)).toMatchObject({ result, dealer: cards(dealer) });
});

test("GAM-07 three-card poker: six different cards, and nothing of the dealer's before the decision", () => {
  const draw = source(4);
  const seen = Array<number>(52).fill(0);
  for (let round = 0; round < 2000; round += 1) {
    const hand = pokerEngine.deal(draw, 'hand');
    expect(new Set([...hand.player, ...hand.dealer]).size).toBe(6);
    for (const card of [...hand.player, ...hand.dealer]) seen[card] = (seen[card] ?? 0) + 1;
    expect(pokerEngine.show(hand)).toMatchObject({ dealer: [], dealerRank: null, bonus: 0, result: null });
  }
  expect(Math.min(...seen)).toBeGreaterThan(170);
  expect(Math.max(...seen)).toBeLessThan(300);
  expect(seen).toHaveLength(52);
});
