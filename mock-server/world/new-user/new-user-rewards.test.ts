import { expect, test } from 'vitest';
import { codeOf, createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import type { World } from '../core/world.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { decideOrder, settleOrder } from '../recharge/recharge-settle.ts';
import { activityOf } from '../records/activity-records.ts';
import {
  claimDepositReward,
  claimOf,
  claimRegistrationBonus,
  newUserTiers,
  nextTier,
  readyReward,
} from './new-user-rewards.ts';

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60_000;
const kenyan = 'P000004';
const webpay = { payChannel: 'transbank', paymentMethod: 'webpay' };
const mpesa = { payChannel: 'safaricom', paymentMethod: 'mpesa' };

function deposit(world: World, playerId: string, amount: number): void {
  const method = playerId === kenyan ? mpesa : webpay;
  settleOrder(world, createRechargeOrder(world, playerId, { ...method, amount, declinesBonus: true }).id);
}

const ready = (world: World, playerId: string) =>
  newUserTiers.map((tier) => readyReward(world, playerId, tier));

test.each([
  [newPlayer, 100_000, 50_000],
  [newPlayer, 999_800, 499_900],
  [newPlayer, 999_900, 500_000],
  [newPlayer, 1_000_000, 500_000],
  [newPlayer, 1_000_200, 500_000],
  [kenyan, 10_001, 5001],
])(
  'PRO-03 the first deposit of %s, %d, brings %d, in whole units of its market',
  (playerId, amount, reward) => {
    const { world } = createTestWorld();
    deposit(world, playerId, amount);
    expect(ready(world, playerId)).toEqual([reward, 0]);
    expect(claimDepositReward(world, playerId, 1).amount).toBe(reward);
  },
);

test.each([
  [100_000, 20_000],
  [1_999_700, 399_900],
  [1_999_800, 400_000],
  [2_000_000, 400_000],
  [2_000_500, 400_000],
])('PRO-03 the second deposit, %d, brings %d, whatever the first one was', (amount, reward) => {
  const { world } = createTestWorld();
  for (const each of [300_000, amount, 5_000_000]) deposit(world, newPlayer, each);
  expect(ready(world, newPlayer)).toEqual([150_000, reward]);
  expect(claimDepositReward(world, newPlayer, 2).amount).toBe(reward);
});

test('PRO-07 an undone deposit brings nothing, and the next one is the second all the same', () => {
  const { world } = createTestWorld();
  deposit(world, newPlayer, 400_000);
  const [order] = [...world.state.orders.values()].filter(({ playerId }) => playerId === newPlayer);
  decideOrder(world, order?.id ?? '', { outcome: 'charge-back' });
  expect([nextTier(world, newPlayer)?.number, ready(world, newPlayer)]).toEqual([2, [0, 0]]);
  deposit(world, newPlayer, 400_000);
  expect(ready(world, newPlayer)).toEqual([0, 80_000]);
});

test('PRO-03 the first deposit is the one that was paid first', () => {
  const { world, pass } = createTestWorld();
  const early = createRechargeOrder(world, newPlayer, { ...webpay, amount: 300_000, declinesBonus: true });
  deposit(world, newPlayer, 100_000);
  pass(1);
  settleOrder(world, early.id);
  expect(ready(world, newPlayer)).toEqual([50_000, 60_000]);
});

test('PRO-03 a reward is ready after its own deposit and until its claim, and only for who paid it in', () => {
  const { world } = createTestWorld();
  const claim = (number: 1 | 2, playerId = newPlayer) =>
    codeOf(() => claimDepositReward(world, playerId, number));
  const next = () => nextTier(world, newPlayer)?.number;
  expect([next(), claim(1), claim(2)]).toEqual([1, 'first-deposit-missing', 'second-deposit-missing']);
  deposit(world, newPlayer, 400_000);
  expect(next()).toBe(2);
  expect([claim(2), claim(1), claim(1)]).toEqual(['second-deposit-missing', 'done', 'reward-claimed']);
  deposit(world, newPlayer, 400_000);
  expect([next(), ready(world, newPlayer)]).toEqual([undefined, [0, 80_000]]);
  expect([claim(2), claim(2), ready(world, newPlayer)]).toEqual(['done', 'reward-claimed', [0, 0]]);
  // What this player has was not paid in.
  expect(playerBalance(world, richPlayer).cash).toBe(2_500_000);
  expect([claim(1, richPlayer), claim(2, richPlayer), nextTier(world, richPlayer)?.number]).toEqual([
    'first-deposit-missing',
    'second-deposit-missing',
    1,
  ]);
});

test('PRO-03 PRO-05 a reward is a bonus that is played ten times within thirty days, each of them claimed once', () => {
  const { world } = createTestWorld();
  const wager = { wagerTimes: 10, expiresAt: world.now() + THIRTY_DAYS_MS, playerId: newPlayer };
  expect(claimOf(world, newPlayer, 'registration')).toBeUndefined();
  const registration = claimRegistrationBonus(world, newPlayer);
  expect(registration).toMatchObject({ ...wager, amount: 10_000, source: 'registration_bonus' });
  expect(codeOf(() => claimRegistrationBonus(world, newPlayer))).toBe('reward-claimed');
  deposit(world, newPlayer, 400_000);
  const first = claimDepositReward(world, newPlayer, 1);
  expect(first).toMatchObject({ ...wager, amount: 200_000, source: 'new_user_deposit_bonus' });
  expect(claimOf(world, newPlayer, 'registration')).toBe(registration);
  expect(claimOf(world, newPlayer, 1)).toBe(first);
  expect(claimOf(world, newPlayer, 2)).toBeUndefined();
  expect(claimOf(world, richPlayer, 'registration')).toBeUndefined();
  expect(playerBalance(world, newPlayer)).toMatchObject({ cash: 400_000, bonus: 210_000 });
  expect(activityOf(world, newPlayer)).toMatchObject([
    { type: 'new_user_deposit_bonus', amount: 200_000 },
    { type: 'registration_bonus', amount: 10_000 },
  ]);
  expect(codeOf(() => claimRegistrationBonus(world, richPlayer))).toBe('done');
});
