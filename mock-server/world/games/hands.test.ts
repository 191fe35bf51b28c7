import { handEngine } from '@copihue/studio/games/engines';
import type { HandMove } from '@copihue/studio/kit/chance/hand';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { type Dealt, dealtHand, roundAt, sitAt, type TestSeat } from '../../../tests/support/test-seat.ts';
import { betsIn, codeOf, giveBonus, restarted, richPlayer } from '../../../tests/support/test-world.ts';
import { dueRunners } from '../../registry/registry.ts';
import { playerBalance } from '../core/balance.ts';
import { runDueWith } from '../core/due.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced, houseAccounts, playerAccount, post } from '../core/ledger.ts';
import { snapshot } from '../core/snapshot.ts';
import { decide, endHand, HAND_WAITS_MS } from './hands.ts';
import { takeBack } from './live-play.ts';
import { playRound } from './rounds.ts';

const move = ({ world, seat, round }: Dealt, wanted: HandMove) =>
  decide(world, seat, round.key, { step: 0, move: wanted });

const cashOf = ({ world }: TestSeat) => playerBalance(world, richPlayer).cash;
const betOf = ({ world }: TestSeat) => betsIn(world).list[0];

test('GAM-07 a hand is one betting record from the deal to its end, the sockets hear of both, and then it takes no decision', () => {
  const sat = dealtHand();
  const { world, seat, round, least } = sat;
  expect(betOf(sat)).toMatchObject({ id: round.betId, stake: least, status: 'open' });
  takeEvents(world);
  const before = cashOf(sat);
  decide(world, seat, round.key, { step: 0, move: 'stand' });
  expect(round.state).toBe('settled');
  expect(round.hand && handEngine(round.hand.engine).pays(round.hand)).toBe((round.payout / least) * 100);
  expect(cashOf(sat)).toBe(before + round.payout);
  expect(betOf(sat)).toMatchObject({ id: round.betId, payout: round.payout, balanceAfter: cashOf(sat) });
  expect(takeEvents(world).some(({ event }) => event === 'balance')).toBe(true);
  expect(world.state.due).toEqual([]);
  const after = () => decide(world, seat, round.key, { step: 1, move: 'stand' });
  expect(after).toThrow(refused('hand-moved-on', 'step'));
  assertBalanced(world);
});

test('GAM-07 doubling takes the stake once more and counts in the same record', () => {
  const sat = dealtHand();
  const { world, seat, round, least } = sat;
  const before = cashOf(sat);
  const send = () => decide(world, seat, round.key, { step: 0, move: 'double' });
  expect(send()).toMatchObject({ state: 'settled', raised: least });
  expect(betOf(sat)).toMatchObject({ stake: least * 2, payout: round.payout });
  expect(cashOf(sat)).toBe(before - least + round.payout);
  const state = snapshot(world);
  expect(send()).toBe(round);
  expect(snapshot(world)).toEqual(state);
  expect(betsIn(world).total).toBe(1);
  assertBalanced(world);
});

test('GAM-07 one decision is one decision: asked again it draws nothing, and a late one is refused', () => {
  const { world, seat, round } = dealtHand((dealt) => move(dealt, 'hit'));
  const before = snapshot(world);
  expect(decide(world, seat, round.key, { step: 0, move: 'hit' })).toBe(round);
  for (const [code, step, wanted] of [
    ['hand-moved-on', 0, 'stand'],
    ['hand-moved-on', 2, 'hit'],
    ['unknown-move', 1, 'double'],
  ] as const)
    expect(codeOf(() => decide(world, seat, round.key, { step, move: wanted }))).toBe(code);
  expect(snapshot(world)).toEqual(before);
  expect(round.hand).toMatchObject({ hands: [{ cards: [0, 0, 0].map(() => expect.any(Number)) }] });
});

test('GAM-07 splitting takes the stake once more in the same record, and its time ends both parts', () => {
  const sat = dealtHand((dealt) => {
    const { hand } = dealt.round;
    return hand !== null && handEngine('blackjack').movesOf(hand).includes('split') && move(dealt, 'split');
  });
  const { world, round, least } = sat;
  expect(round).toMatchObject({ state: 'open', raised: least, hand: { hands: [{}, {}] } });
  expect(betOf(sat)).toMatchObject({ stake: least * 2, status: 'open' });
  endHand(world, round.key);
  expect(round).toMatchObject({ state: 'settled', raised: least });
  expect(round.hand?.moves).toEqual(['split', 'stand', 'stand']);
  expect(betsIn(world).total).toBe(1);
  assertBalanced(world);
});

test('GAM-07 every decision restarts the hand’s time; when it is over the hand stands, also after a restart', () => {
  const { world, pass, round } = dealtHand((dealt) => {
    dealt.pass(HAND_WAITS_MS - 1);
    move(dealt, 'hit');
  });
  pass(HAND_WAITS_MS - 1);
  expect(round.state).toBe('open');
  const back = restarted(world, 1);
  pass(1);
  runDueWith(back, dueRunners);
  for (const row of [round, back.state.rounds.get(round.key)])
    expect(row).toMatchObject({ state: 'settled', hand: { moves: ['hit', 'stand'] } });
  expect(playerBalance(back, richPlayer)).toEqual(playerBalance(world, richPlayer));
});

test('GAM-07 a bonus hand is staked, doubled and paid in the bonus wallet, and wagers both stakes', () => {
  for (let seed = 1; seed < 80; seed += 1) {
    const { world, seat: place, least } = sitAt('blackjack', seed);
    // The test catalogue has no bonus game of blackjack, so the test changes the seat.
    const seat = { ...place, isBonus: true };
    const grant = giveBonus(world, least * 2);
    const { cash } = playerBalance(world, richPlayer);
    const round = playRound(world, seat, { id: 'round-bonus', stakes: [{ spot: 'hand', stake: least }] });
    if (round.state === 'settled') continue;
    decide(world, seat, round.key, { step: 0, move: 'double' });
    expect(playerBalance(world, richPlayer)).toMatchObject({ cash, bonus: round.payout });
    expect(grant).toMatchObject({ left: round.payout, wagered: least * 2 });
    expect(world.state.bonusStakes.size).toBe(0);
    expect(betsIn(world, true).list.map(({ stake }) => stake)).toEqual([least * 2]);
    return;
  }
  throw new Error('Every hand was over at once.');
});

test('GAM-07 an abandoned hand of poker is folded: it costs the ante and never the second stake', () => {
  const sat = sitAt('poker');
  const { pass, least } = sat;
  const before = cashOf(sat);
  const round = roundAt(sat, 'round-hand', 'hand');
  pass(HAND_WAITS_MS);
  expect(round).toMatchObject({ state: 'settled', payout: 0, raised: 0, hand: { moves: ['fold'] } });
  expect(cashOf(sat)).toBe(before - least);
  expect(betOf(sat)).toMatchObject({ stake: least, payout: 0, status: 'lost' });
});

test('GAM-07 the refusal of a deal or a decision names what was wrong', () => {
  const sat = dealtHand();
  const { world, seat, round } = sat;
  const slot = sitAt('slot', 1, sat);
  const spin = roundAt(slot, 'round-spin', 'spin');
  const move =
    (key: string, step: number, wanted: HandMove, at = seat) =>
    () =>
      decide(world, at, key, { step, move: wanted });
  for (const [run, code, field] of [
    [() => roundAt(sat, 'round-second', 'hand'), 'hand-open', 'round'],
    [move('nobody', 0, 'hit'), 'unknown-round', 'round'],
    [move(round.key, 0, 'hit', { ...seat, gameId: slot.seat.gameId }), 'unknown-round', 'round'],
    [move(spin.key, 0, 'hit', slot.seat), 'unknown-round', 'round'],
    [move(round.key, 1, 'hit'), 'hand-moved-on', 'step'],
    [move(round.key, -1, 'hit'), 'hand-moved-on', 'step'],
    [move(round.key, 0, 'play'), 'unknown-move', 'move'],
    [() => takeBack(world, seat, round.key), 'bets-closed', 'round'],
  ] as const)
    expect(run).toThrow(refused(code, field));
  endHand(world, spin.key);
  // Without a login nothing more is staked, and the hand goes on.
  world.state.sessions.clear();
  expect([move(round.key, 0, 'double'), move(round.key, 0, 'stand')].map(codeOf)).toEqual([
    'seat-over',
    'done',
  ]);
});

test('GAM-07 playing on at poker stakes the ante once more, and no more than the wallet holds', () => {
  const sat = sitAt('poker');
  const { world, seat, least } = sat;
  const round = roundAt(sat, 'round-hand', 'hand');
  const cash = cashOf(sat);
  const spend = (amount: number) =>
    post(world, 'spent', 'x', [
      { account: playerAccount(richPlayer, 'cash'), amount: -amount },
      { account: houseAccounts.house, amount },
    ]);
  spend(cash - least + 100);
  const play = () => decide(world, seat, round.key, { step: 0, move: 'play' });
  expect(play).toThrow(refused('insufficient-balance', 'move'));
  spend(-100);
  expect(play()).toMatchObject({ state: 'settled', raised: least, stakes: [{ stake: least }] });
  expect(cashOf(sat)).toBe(round.payout);
});
