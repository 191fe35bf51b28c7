import { createHmac } from 'node:crypto';
import { engine as blackjackEngine, handPoints } from '@copihue/studio/games/blackjack/engine';
import { drawBust } from '@copihue/studio/games/crash/engine';
import { engineFor } from '@copihue/studio/games/engines';
import { engine as minesEngine } from '@copihue/studio/games/mines/engine';
import { engine as pokerEngine } from '@copihue/studio/games/poker/engine';
import { slotEngine } from '@copihue/studio/games/slot/engine';
import { slotProfiles } from '@copihue/studio/games/slot/profiles';
import type { HandMove } from '@copihue/studio/kit/chance/hand';
import { expect, test } from 'vitest';
import {
  type Below,
  belowFrom,
  bustOf,
  hmacByDefinition,
  mineFields,
  outcomes,
  pokerCards,
  slotCells,
} from '../../../tests/support/recompute.ts';
import { hmacOf } from '../core/secret.ts';
import { roundDraw } from './fair.ts';

/** For each engine. `FAIR_ROUNDS=10000` takes some ten seconds. */
const ROUNDS = Number(process.env.FAIR_ROUNDS ?? 1000);

const SERVER_SEED = 'e4b6f6d6a1c9b1a84f0c3f2d7f5e9a60c2b8d3e1f7a695840d1c2b3a4f5e6d7c';
const CLIENT_SEED = 'copihue-2026';

function differing(
  play: (draw: ReturnType<typeof roundDraw>) => unknown,
  recompute: (below: Below) => unknown,
) {
  const nonces: number[] = [];
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const played = JSON.stringify(play(roundDraw(SERVER_SEED, CLIENT_SEED, nonce)));
    if (played !== JSON.stringify(recompute(belowFrom(SERVER_SEED, CLIENT_SEED, nonce)))) nonces.push(nonce);
  }
  return nonces;
}

test.each(['', 'Jefe', 'a'.repeat(64)])('GAM-10 the HMAC of the test is the one of node: key "%s"', (key) => {
  for (const message of ['what do ya want for nothing?', 'copihue:0', 'x'.repeat(200)])
    expect(hmacByDefinition(key, message)).toEqual(createHmac('sha256', key).update(message).digest());
});

test('GAM-10 the vector of RFC 4231, and of OpenSSL for a round', () => {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  expect(hex(hmacOf('Jefe', 'what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  expect(hex(hmacOf(SERVER_SEED, 'copihue-2026:7'))).toBe(
    '0995a9540f41a1e81c57d96cad3921259619a6c1b71a0b6a353342a859a9b6de',
  );
});

const spots: Readonly<Record<string, readonly string[]>> = {
  plinko: ['12-medium'],
  keno: ['0102030405'],
  bingo: ['c0001'],
};

test.each(Object.entries(outcomes))('GAM-10 a thousand rounds of %s, recomputed', (name, recompute) => {
  const engine = engineFor({ engine: name as 'wheel', name });
  if (engine.kind !== 'instant') throw new Error(`${name} waits for decisions.`);
  expect(differing((draw) => engine.play(draw, spots[name] ?? []).outcome, recompute)).toEqual([]);
});

test.each(['calm', 'classic', 'bold'] as const)(
  'GAM-10 a thousand spins of a %s slot, recomputed',
  (temper) => {
    const engine = slotEngine(slotProfiles[temper]);
    const cellsOf = (draw: ReturnType<typeof roundDraw>) => {
      const { outcome } = engine.play(draw, ['spin']);
      return outcome.engine === 'slot' && outcome.spins.map(({ cells }) => cells);
    };
    expect(differing(cellsOf, (below) => slotCells(below, temper))).toEqual([]);
  },
);

test('GAM-10 a thousand flights, hands of poker and boards of mines, recomputed', () => {
  expect(differing(drawBust, bustOf)).toEqual([]);
  const dealt = (draw: ReturnType<typeof roundDraw>) => {
    const { player, dealer } = pokerEngine.deal(draw, 'hand');
    return [...player, ...dealer];
  };
  expect(differing(dealt, pokerCards)).toEqual([]);
  const board = (draw: ReturnType<typeof roundDraw>) => {
    const { mines, spare } = minesEngine.deal(draw, 'mines-5');
    return { mines, spare };
  };
  expect(differing(board, (below) => mineFields(below, 5))).toEqual([]);
});

function decision(cards: readonly number[], maySplit: boolean): HandMove {
  const { points } = handPoints(cards);
  if (maySplit) return 'split';
  return cards.length === 2 && points === 11 ? 'double' : points < 17 ? 'hit' : 'stand';
}

test('GAM-10 a thousand hands of blackjack with doubling and splitting: each card is the next of the stream', () => {
  const play = (draw: ReturnType<typeof roundDraw>) => {
    let hand = blackjackEngine.deal(draw, 'hand');
    for (let moves = blackjackEngine.movesOf(hand); moves.length > 0; moves = blackjackEngine.movesOf(hand)) {
      const shown = blackjackEngine.show(hand);
      if (shown.engine !== 'blackjack') throw new Error('no blackjack');
      const cards = shown.hands[shown.active ?? 0]?.cards ?? [];
      hand = blackjackEngine.move(hand, decision(cards, moves.includes('split')));
    }
    return [hand.hands.map(({ cards }) => cards), hand.dealer];
  };
  const worth = (card = 0) => Math.min((card % 13) + 1, 10);
  const recompute = (below: Below) => {
    const card = () => below(52);
    const first = [card(), card()];
    const dealer = [card(), card()];
    const points = (cards: number[]) => handPoints(cards).points;
    if (points(dealer) === 21 || points(first) === 21) return [[first], dealer];
    const isPair = worth(first[0]) === worth(first[1]);
    const hands = isPair
      ? [
          [first[0] ?? 0, card()],
          [first[1] ?? 0, card()],
        ]
      : [first];
    const isAces = isPair && worth(first[0]) === 1;
    for (const cards of isAces ? [] : hands) {
      if (cards.length === 2 && points(cards) === 11) cards.push(card());
      else while (points(cards) < 17) cards.push(card());
    }
    const isLost = hands.every((cards) => points(cards) > 21);
    while (!isLost && points(dealer) < 17) dealer.push(card());
    return [hands, dealer];
  };
  expect(differing(play, recompute)).toEqual([]);
});
