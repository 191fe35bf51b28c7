import { expect, test } from 'vitest';
import { byTransfer } from '../../../tests/support/deposits.ts';
import {
  createTestWorld,
  gift,
  giveBonus,
  playBet,
  richPlayer,
  stranger,
} from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { playerBalance } from '../core/balance.ts';
import type { World } from '../core/world.ts';
import { placeBet, returnBet } from '../games/bets.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { decideOrder } from '../recharge/recharge-settle.ts';
import {
  bonusHold,
  endWithoutDeposit,
  returnBonusStake,
  settleBonusStake,
  stakeBonus,
} from './bonus-grants.ts';

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

test('PRO-05 a bonus without money goes on while a round that it paid for is open, and no other holds it', () => {
  const { world } = createTestWorld();
  const [first, second] = [giveBonus(world, 1000), giveBonus(world, 500)];
  const bets = { 'b-1': 600, 'b-2': 500, 'b-3': 100 };
  for (const [bet, stake] of Object.entries(bets)) stakeBonus(world, richPlayer, bet, stake);
  settleBonusStake(world, 'b-1', 0);
  settleBonusStake(world, 'b-2', 500);
  expect([first, second]).toMatchObject([{ left: 400, state: 'running' }, { left: 400 }]);
  stakeBonus(world, richPlayer, 'b-4', 400);
  settleBonusStake(world, 'b-4', 0);
  expect(first.state).toBe('spent');
});

test('PRO-05 GAM-13 a returned stake goes back once to the bonuses that paid it and wagers nothing', () => {
  const { world } = createTestWorld();
  const [first, second] = [giveBonus(world, 1000), giveBonus(world, 500)];
  stakeBonus(world, richPlayer, 'b-1', 1200);
  for (const _time of [1, 2]) returnBonusStake(world, 'b-1');
  expect(first).toMatchObject({ left: 1000, wagered: 0 });
  expect(second).toMatchObject({ left: 500, wagered: 0 });
});

/** A bonus that comes with a paid deposit. */
function depositBonus(world: World, playerId: string, amount: number) {
  const { id } = createRechargeOrder(world, playerId, { amount, ...byTransfer });
  decideOrder(world, id, { outcome: 'approve' });
  return giveBonus(world, 1000, { playerId, orderId: id });
}

test('PRO-05 GAM-13 a returned bet counts as no play of the deposit that a bonus came with', () => {
  const { world } = createTestWorld();
  depositBonus(world, richPlayer, 1_000_000);
  const bet = placeBet(world, richPlayer, { gameId: slot.id, stake: 400_000, isBonus: false });
  expect(bonusHold(world, richPlayer)).toBe(600_000);
  returnBet(world, richPlayer, bet.id);
  expect(bonusHold(world, richPlayer)).toBe(1_000_000);
});

test('PRO-05 deposits that leave before they are played end their bonuses, newest first, and no other bonus', () => {
  const { world, pass } = createTestWorld();
  playBet(world, 1000, 0);
  pass(1);
  const { cash } = playerBalance(world, richPlayer);
  giveBonus(world, 1000);
  const early = depositBonus(world, richPlayer, 900_000);
  depositBonus(world, richPlayer, 800_000);
  depositBonus(world, stranger(world), 700_000);
  giveBonus(world, 1000);
  const states = () => [...world.state.bonusGrants.values()].map(({ state }) => state);
  endWithoutDeposit(world, richPlayer, cash);
  expect(new Set(states())).toEqual(new Set(['running']));
  endWithoutDeposit(world, richPlayer, cash + 1);
  expect(states()).toEqual(['running', 'running', 'revoked', 'running', 'running']);
  gift(world, -800_000 - cash);
  const later = depositBonus(world, richPlayer, 900_000);
  gift(world, -900_000);
  expect(later.state).toBe('running');
  decideOrder(world, early.orderId ?? '', { outcome: 'reverse' });
  expect([early.state, later.state]).toEqual(['revoked', 'revoked']);
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
