import { expect, test } from 'vitest';
import { byTransfer } from '../../../tests/support/deposits.ts';
import { createTestWorld, giveBonus, richPlayer } from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { placeBet, returnBet } from '../games/bets.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { decideOrder } from '../recharge/recharge-settle.ts';
import { bonusHold, returnBonusStake, settleBonusStake, stakeBonus } from './bonus-grants.ts';

test('PRO-05 a raise is paid by the bonus that paid the stake, then by the next one, and each counts once', () => {
  const { world } = createTestWorld();
  const [first, second] = [giveBonus(world, 1000), giveBonus(world, 500)];
  for (const stake of [700, 400, 100]) stakeBonus(world, richPlayer, 'b-1', stake);
  expect(world.state.bonusStakes.get('b-1')).toEqual([
    { grantId: first.id, amount: 1000 },
    { grantId: second.id, amount: 200 },
  ]);
  settleBonusStake(world, 'b-1', 1200);
  settleBonusStake(world, 'b-1', 1200);
  expect(first).toMatchObject({ left: 1000, wagered: 1000 });
  expect(second).toMatchObject({ left: 500, wagered: 200 });
});

test('PRO-05 GAM-13 a returned stake goes back once to the bonuses that paid it and wagers nothing', () => {
  const { world } = createTestWorld();
  const [first, second] = [giveBonus(world, 1000), giveBonus(world, 500)];
  stakeBonus(world, richPlayer, 'b-1', 1200);
  for (const _time of [1, 2]) returnBonusStake(world, 'b-1');
  expect(first).toMatchObject({ left: 1000, wagered: 0 });
  expect(second).toMatchObject({ left: 500, wagered: 0 });
});

test('PRO-05 GAM-13 a returned bet counts as no play of the deposit that a bonus came with', () => {
  const { world } = createTestWorld();
  const deposit = { amount: 1_000_000, ...byTransfer };
  const none = { activityId: undefined, intentId: undefined };
  const { id } = createRechargeOrder(world, richPlayer, { ...deposit, ...none });
  decideOrder(world, id, { outcome: 'approve' });
  Object.assign(giveBonus(world, 1000), { orderId: id });
  const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: 400_000, isBonus: false });
  expect(bonusHold(world, richPlayer)).toBe(600_000);
  returnBet(world, richPlayer, bet.id);
  expect(bonusHold(world, richPlayer)).toBe(1_000_000);
});

test.each([
  [1500, false],
  [1600, true],
])('PRO-05 bonuses of 1,500 are too little for a stake of %d: %s', (stake, isTooMuch) => {
  const { world } = createTestWorld();
  giveBonus(world, 1000);
  giveBonus(world, 500);
  const staked = expect(() => stakeBonus(world, richPlayer, 'b-1', stake));
  if (isTooMuch) staked.toThrow('lack 100 of its stake');
  else staked.not.toThrow();
});
