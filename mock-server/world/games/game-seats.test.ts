import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { codeOf, createTestWorld, giveBonus, richPlayer } from '../../../tests/support/test-world.ts';
import { slot, titleOf } from '../../../tests/support/titles.ts';
import { recordActivity } from '../core/ledger.ts';
import { closeSession, openSession } from '../players/sessions.ts';
import type { RoundRow } from '../tables/game-rows.ts';
import { placeBet, settleBet } from './bets.ts';
import { assertBonusGoesOn, assertSeatMayStake, seatOf, takeSeat } from './game-seats.ts';
import { enterGame } from './games.ts';

test('GAM-05 an entry is good once and while the login lasts, and its seat for longer', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const enter = () => enterGame(world, session, slot.id).entry;
  const used = enter();
  const seat = takeSeat(world, used);
  expect(codeOf(() => takeSeat(world, used))).toBe('entry-over');
  expect(codeOf(() => takeSeat(world, 'en_nobody'))).toBe('entry-over');
  pass(5 * 60_000 + 1);
  expect(seatOf(world, seat.key)).toBe(seat);
  const orphan = enter();
  closeSession(world, session);
  expect(codeOf(() => takeSeat(world, orphan))).toBe('entry-over');
  expect(codeOf(() => seatOf(world, seat.key))).toBe('seat-over');
  expect(codeOf(() => assertSeatMayStake(world, seat))).toBe('seat-over');
  expect(used).not.toContain(session.token);
});

test.each([
  ['at five minutes', 0, 'done'],
  ['one millisecond later', 1, 'entry-over'],
])('GAM-05 an entry that is used %s: %s', (_when, later, code) => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const enter = () => enterGame(world, session, slot.id).entry;
  const [before, after] = [enter(), enter()];
  pass(5 * 60_000 + later);
  expect(codeOf(() => takeSeat(world, before))).toBe(code);
  enter();
  expect(codeOf(() => takeSeat(world, after))).toBe(code);
  expect(world.state.gameEntries.size, 'the new one alone').toBe(1);
});

test.each([
  ['an hour after its last use', 0, 'done', 2],
  ['one millisecond later', 1, 'seat-over', 1],
])('GAM-05 a seat is asked for %s', (_when, later, code, kept) => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const sit = () => takeSeat(world, enterGame(world, session, slot.id).entry);
  const seat = sit();
  pass(30 * 60_000);
  seatOf(world, seat.key);
  pass(60 * 60_000 + later);
  const { entry } = enterGame(world, session, slot.id);
  const copy = { ...seat };
  expect(codeOf(() => seatOf(world, seat.key))).toBe(code);
  Object.assign(seat, copy);
  takeSeat(world, entry);
  expect(world.state.gameSeats.size, 'the old one and the new one').toBe(kept);
  expect(codeOf(() => seatOf(world, 'st_nobody'))).toBe('seat-over');
});

test('GAM-05 keys of entries and of seats are random texts of 24 and 32 characters, and name what they are for', () => {
  const { world } = createTestWorld();
  const session = openSession(world, richPlayer);
  const { entry } = enterGame(world, session, slot.id);
  expect(entry).toMatch(/^en_[2-9a-z]{24}$/);
  const place = {
    playerId: richPlayer,
    sessionId: session.id,
    gameId: slot.id,
    isBonus: false,
    isLucky: false,
  };
  expect(world.state.gameEntries.get(entry)).toEqual({ ...place, issuedAt: world.now() });
  const seat = takeSeat(world, entry);
  expect(seat).toEqual({ ...place, key: expect.stringMatching(/^st_[2-9a-z]{32}$/), usedAt: world.now() });
  expect(world.state.gameSeats.get(seat.key)).toBe(seat);
});

test.each([
  ['one peso below its smallest stake', slot.id, 9_900, false],
  ['at its smallest stake', slot.id, 10_000, true],
  ['in a game that takes no bonus', titleOf('crash').id, 10_000, false],
])('GAM-05 a bonus wallet %s', (_what, game, amount, isBonus) => {
  const { world } = createTestWorld();
  giveBonus(world, amount);
  const entered = enterGame(world, openSession(world, richPlayer), game);
  expect([entered.isBonus, takeSeat(world, entered.entry).isBonus]).toEqual([isBonus, isBonus]);
});

test('GAM-05 a seat of a game with an open round has the wallet of that round', () => {
  const { world } = createTestWorld();
  const session = openSession(world, richPlayer);
  const sit = () => takeSeat(world, enterGame(world, session, slot.id).entry);
  const { playerId, gameId, ...seat } = sit();
  const bet = placeBet(world, richPlayer, { gameId, stake: 100_000, isBonus: false });
  world.state.rounds.set('r', { key: 'r', state: 'open', playerId, gameId, betId: bet.id } as RoundRow);
  giveBonus(world, 500_000);
  placeBet(world, richPlayer, { gameId: 'another', stake: 10_000, isBonus: true });
  expect([seat.isBonus, sit().isBonus]).toEqual([false, false]);
  world.state.rounds.delete('r');
  expect(sit().isBonus).toBe(true);
});

test('PRO-05 a rest of a bonus below the smallest stake is named, and the next seat plays with cash', () => {
  const { world } = createTestWorld();
  const session = openSession(world, richPlayer);
  giveBonus(world, 10_000);
  const seat = takeSeat(world, enterGame(world, session, slot.id).entry);
  const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: 10_000, isBonus: true });
  settleBet(world, richPlayer, bet.id, 7_000);
  const parameters = { amount: '70.00', currency: 'CLP', least: '100.00' };
  expect(() => assertSeatMayStake(world, seat)).toThrow(refused('bonus-rest-over', undefined, parameters));
  expect(enterGame(world, session, slot.id).isBonus).toBe(false);
});

test('PRO-05 a seat tells of the bonus that ended last, and what went with it', () => {
  const { world, pass } = createTestWorld();
  const seat = () => takeSeat(world, enterGame(world, openSession(world, richPlayer), slot.id).entry);
  const play = (payout: number) => {
    const { id } = placeBet(world, richPlayer, { gameId: slot.id, stake: 10_000, isBonus: true });
    return () => settleBet(world, richPlayer, id, payout);
  };
  giveBonus(world, 10_000, { wagerTimes: 1 });
  const first = seat();
  play(1_500)();
  expect(() => assertSeatMayStake(world, first)).toThrow(refused('bonus-wagered-over'));
  pass(1);
  giveBonus(world, 10_000);
  const second = seat();
  play(0)();
  expect(() => assertSeatMayStake(world, second)).toThrow(refused('bonus-over'));
  giveBonus(world, 10_000);
  const third = seat();
  const settle = play(20_000);
  pass(15 * 24 * 60 * 60_000);
  settle();
  const parameters = { amount: '200.00', currency: 'CLP' };
  expect(() => assertBonusGoesOn(world, third)).toThrow(refused('bonus-lost-over', undefined, parameters));
});

test.each([
  ['is wagered, and is cash', 1, 1500, 'bonus-wagered-over', { amount: '15.00', currency: 'CLP' }],
  ['is lost', 5, 0, 'bonus-over', {}],
] as const)(
  'PRO-05 when its bonus %s, a seat says so, takes no stake, and the next one plays with cash',
  (_what, wagerTimes, payout, code, parameters) => {
    const { world } = createTestWorld();
    const session = openSession(world, richPlayer);
    const sit = () => takeSeat(world, enterGame(world, session, slot.id).entry);
    giveBonus(world, 10_000, { wagerTimes });
    const seat = sit();
    assertSeatMayStake(world, seat);
    const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: 10_000, isBonus: true });
    settleBet(world, richPlayer, bet.id, payout);
    recordActivity(world, richPlayer, 'cashback', 0, 'pig', []);
    expect(() => assertSeatMayStake(world, seat)).toThrow(refused(code, undefined, parameters));
    expect(codeOf(() => seatOf(world, seat.key))).toBe('done');
    expect(sit().isBonus).toBe(false);
  },
);
