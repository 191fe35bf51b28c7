import { readFileSync } from 'node:fs';
import { engineFor } from '@copihue/studio/games/engines';

import type { FairRoundOnWire } from '@copihue/studio/wire/fair-wire';
import { expect, test } from 'vitest';
import { computeRound, sha256 } from '../../../docs/fair/verify.mjs';
import { replay } from '../../studio/pages/verify/replay.ts';
import { publicRandom } from '../core/random.ts';
import { hmacOf } from '../core/secret.ts';
import { roundDraw } from './fair.ts';

/** For each bet. */
const ROUNDS = 50;
const SERVER_SEED = 'e4b6f6d6a1c9b1a84f0c3f2d7f5e9a60c2b8d3e1f7a695840d1c2b3a4f5e6d7c';

test('GAM-10 the vector of RFC 4231, and of OpenSSL for a round', () => {
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
  expect(hex(hmacOf('Jefe', 'what do ya want for nothing?'))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
  expect(hex(hmacOf(SERVER_SEED, 'copihue-2026:7'))).toBe(
    '0995a9540f41a1e81c57d96cad3921259619a6c1b71a0b6a353342a859a9b6de',
  );
});

/** Titles named a, b and c are slots of the three volatilities. */
const bets: readonly (readonly [engine: FairRoundOnWire['game']['engine'], name: string, ...string[]])[] = [
  ['slot', 'a', 'spin'],
  ['slot', 'b', 'spin'],
  ['slot', 'c', 'spin'],
  ['wheel', 'wheel', 'spin'],
  ['roulette', 'roulette', 'red', 'even', 'low', 'dozen-2', 'n-0', 'n-17'],
  ['dice', 'dice', 'under', 'seven', 'over', 'double'],
  ['cards', 'cards', 'player', 'banker', 'tie'],
  ...'17 0509 010203 01101740 0102030405 010203040506 01020304050607 0203040506070839'
    .split(' ')
    .map((picks) => ['keno', 'keno', picks] as const),
  ['scratch', 'scratch', 'card'],
  ...[8, 12, 16].flatMap((rows) =>
    ['low', 'medium', 'high'].map((risk) => ['plinko', 'plinko', `${rows}-${risk}`] as const),
  ),
  ['bingo', 'bingo', 'c0001', 'c0417', 'c9999'],
  ['race', 'race', 'win-1', 'win-6', 'place-2', 'place-5'],
  ['crash', 'crash', 'flight'],
  ['blackjack', 'blackjack', 'hand'],
  ['blackjack', 'blackjack', 'shared'],
  ['poker', 'poker', 'hand'],
  ['mines', 'mines', 'mines-1'],
  ['mines', 'mines', 'mines-5'],
];

/** A round as the server would send it, with any possible decisions and the result that the page replays. */
async function played(
  [engine, name, ...spots]: (typeof bets)[number],
  nonce: number,
): Promise<FairRoundOnWire> {
  const random = publicRandom(nonce);
  const draw = () => roundDraw(SERVER_SEED, 'copihue-2026', nonce);
  const game = engineFor({ engine, name });
  const round: FairRoundOnWire = {
    ...{ round: 'one', bet: 'b-1', game: { engine, name }, at: 0, hash: sha256(SERVER_SEED), jackpot: 0 },
    ...{ serverSeed: SERVER_SEED, clientSeed: 'copihue-2026', nonce, place: nonce % 12 },
    potStake: engine === 'slot' ? 200 : null,
    stakes: spots.map((spot, at) => ({ spot, stake: 200 * (at + 1) })),
    auto: game.kind === 'flight' && nonce % 2 === 0 ? 101 + (nonce % 300) : null,
    leftAt: game.kind === 'flight' ? 0 : null,
    moves: [],
    ...{ payout: 0, bust: null, outcome: null },
  };
  if (game.kind === 'hand') {
    let hand = game.deal(draw(), spots[0] ?? '', round.place);
    for (let moves = game.movesOf(hand); moves.length > 0; moves = game.movesOf(hand))
      hand = game.move(hand, moves[Math.floor(random.next() * moves.length)] ?? game.rest);
    round.moves = hand.moves;
  }
  const { outcome, bust, payout } = await replay(round, draw());
  return { ...round, outcome, bust, payout: payout ?? 0 };
}

test('GAM-10 the verifier of the documents computes rounds of every engine, and its worked rounds', async () => {
  for (const bet of bets)
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const round = await played(bet, nonce);
      const { hash, outcome, bust, payout } = round;
      expect(computeRound(round), JSON.stringify(round)).toEqual({ hash, outcome, bust, payout });
    }
  const lines = readFileSync('docs/fair/rounds.jsonl', 'utf8').trim().split('\n');
  const worked = lines.map((line): FairRoundOnWire => JSON.parse(line));
  expect(new Set(worked.map(({ game }) => game.engine))).toEqual(new Set(bets.map(([engine]) => engine)));
  for (const { hash, outcome, bust, payout, ...round } of worked)
    expect(computeRound({ ...round, payout })).toEqual({ hash, outcome, bust, payout });
});
