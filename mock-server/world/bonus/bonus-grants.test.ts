import { expect, test } from 'vitest';
import { createTestWorld, giveBonus, playBet, richPlayer } from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced, balanceOf, houseAccounts } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { placeBet, settleBet } from '../games/bets.ts';
import { activityOf } from '../records/activity-records.ts';
import { bonusExpiry, grantBonus, revokeGrants, runningGrants } from './bonus-grants.ts';

const DAY_MS = 24 * 60 * 60_000;

function give(world: World, amount: number, wagerTimes = 2, days = 1) {
  return giveBonus(world, amount, { wagerTimes, expiresAt: bonusExpiry(world, days) });
}

const play = (world: World, stake: number, payout: number) => playBet(world, stake, payout, true);

const kinds = (world: World) => activityOf(world, richPlayer).map(({ type, amount }) => [type, amount]);

test('PRO-05 HIS-01 the record of a bonus names its order, or else the bonus', () => {
  const { world } = createTestWorld();
  const { id, expiresAt } = give(world, 1000);
  const more = { playerId: richPlayer, amount: 1000, wagerTimes: 1, expiresAt };
  grantBonus(world, { ...more, source: 'deposit_bonus', orderId: 'R20261121000001' });
  expect(activityOf(world, richPlayer).map(({ ref }) => ref)).toEqual(['R20261121000001', id]);
});

test('PRO-05 stakes come from the oldest bonus, and a wagered one becomes cash with its wins', () => {
  const { world } = createTestWorld();
  const { cash } = playerBalance(world, richPlayer);
  const [first, second] = [give(world, 1000), give(world, 500)];
  play(world, 1000, 1500);
  expect(first).toMatchObject({ left: 1500, wagered: 1000, state: 'running' });
  play(world, 1000, 400);
  expect(first).toMatchObject({ left: 0, wagered: 2000, state: 'done' });
  expect(second).toMatchObject({ left: 500, wagered: 0, state: 'running' });
  expect(playerBalance(world, richPlayer)).toMatchObject({ cash: cash + 900, bonus: 500 });
  expect(kinds(world)[0]).toEqual(['bonus_released', 900]);
  assertBalanced(world);
});

test('PRO-05 the bonus that ends first is played first, whichever was given first, and the next one once it is lost', () => {
  const { world } = createTestWorld();
  const late = give(world, 1000, 9, 10);
  const soon = give(world, 1000, 9, 2);
  expect(runningGrants(world, richPlayer)).toEqual([soon, late]);
  play(world, 600, 0);
  expect([soon.left, late.left]).toEqual([400, 1000]);
  play(world, 600, 0);
  expect([soon.state, late.left, late.wagered]).toEqual(['spent', 800, 200]);
  expect(kinds(world), 'no record of the one that is lost').toHaveLength(2);
});

test('PRO-05 an expired bonus returns to the house what is left of it, and nothing else', () => {
  const { world, pass } = createTestWorld();
  give(world, 1000, 5, 1);
  const later = give(world, 500, 5, 2);
  play(world, 400, 0);
  pass(DAY_MS - 1);
  expect(playerBalance(world, richPlayer).bonus).toBe(1100);
  takeEvents(world);
  pass(1);
  expect(takeEvents(world)).toEqual([{ playerId: richPlayer, event: 'balance' }]);
  expect(playerBalance(world, richPlayer).bonus).toBe(500);
  expect(kinds(world)[0]).toEqual(['bonus_expired', -600]);
  expect(runningGrants(world, richPlayer)).toEqual([later]);
  expect(balanceOf(world, houseAccounts.bonusExpense)).toBe(-900);
  assertBalanced(world);
});

test('PRO-05 an ended bonus takes no stake, and what a round still wins for it goes back to the house', () => {
  const { world, pass } = createTestWorld();
  const [first, wagered, later] = [give(world, 1000, 5, 1), give(world, 1000, 1, 1), give(world, 500, 5, 2)];
  const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: 1600, isBonus: true });
  pass(DAY_MS);
  expect([first.state, wagered.state, later.state]).toEqual(['expired', 'expired', 'running']);
  expect(playerBalance(world, richPlayer).bonus).toBe(500);
  const { cash } = playerBalance(world, richPlayer);
  settleBet(world, richPlayer, bet.id, 3200);
  expect(kinds(world).slice(0, 2)).toEqual([
    ['bonus_expired', -1200],
    ['bonus_expired', -2000],
  ]);
  wagered.wagered = wagered.target;
  expect(playerBalance(world, richPlayer)).toMatchObject({ cash, bonus: 500 });
  assertBalanced(world);
});

test('PRO-05 an ended bonus is changed neither by its expiry nor by the reversal of its deposit', () => {
  const { world, pass } = createTestWorld();
  const orderId = 'R202611210001';
  const [done, lost] = [give(world, 700, 0), give(world, 1000, 1)];
  Object.assign(done, { orderId });
  play(world, 1000, 0);
  expect([done.state, lost.state]).toEqual(['done', 'spent']);
  const before = [{ ...done }, { ...lost }];
  revokeGrants(world, orderId);
  pass(DAY_MS);
  expect([done, lost]).toEqual(before);
});

test('PRO-05 HIS-01 a bonus whose deposit was reversed is revoked, with what it wins afterwards', () => {
  const { world, pass } = createTestWorld();
  const orderId = 'R202611210001';
  const [one, other] = [give(world, 1000, 5), give(world, 500, 1, 2)];
  Object.assign(one, { orderId });
  play(world, 400, 0);
  const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: 600, isBonus: true });
  revokeGrants(world, orderId);
  expect([one.state, other.state]).toEqual(['revoked', 'running']);
  Object.assign(one, { wagered: one.target });
  settleBet(world, richPlayer, bet.id, 700);
  expect(kinds(world)[0]).toEqual(['bonus_revoked', -700]);
  expect(playerBalance(world, richPlayer).bonus).toBe(500);
  pass(DAY_MS);
  assertBalanced(world);
});

test('PRO-05 a bonus without wagering becomes cash at once, and one without amount or time is an error', () => {
  const { world } = createTestWorld();
  const { cash } = playerBalance(world, richPlayer);
  expect(give(world, 700, 0).state).toBe('done');
  expect(playerBalance(world, richPlayer)).toMatchObject({ cash: cash + 700, bonus: 0 });
  expect(() => give(world, 0)).toThrow(RangeError);
  expect(() => give(world, 10.5)).toThrow(RangeError);
  expect(() => give(world, 10, 1, 0)).toThrow(RangeError);
});
