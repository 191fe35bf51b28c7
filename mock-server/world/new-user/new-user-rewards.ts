import { bonusExpiry, bringsBonus, grantBonus } from '../bonus/bonus-grants.ts';
import { smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { type Minor, shareOf, toMinor } from '../tables/money.ts';
import { isPaid, type RechargeOrderRow } from '../tables/recharge-rows.ts';
import type { BonusGrantRow } from '../tables/rows.ts';

/** 1 first deposit, 2 second deposit (spec point 3). */
type TierNumber = 1 | 2;

/** The values are the defaults of spec point 9. */
export const newUserTiers = [
  {
    number: 1,
    rate: 0.5,
    most: toMinor(5000),
    registration: toMinor(100),
    tag: { en: 'First deposit', ks: 'Primer depósito' },
  },
  {
    number: 2,
    rate: 0.2,
    most: toMinor(4000),
    registration: 0,
    tag: { en: 'Second deposit', ks: 'Segundo depósito' },
  },
] as const;
export type NewUserTier = (typeof newUserTiers)[number];

export const REWARD_WAGER_TIMES = 10;
export const REWARD_DAYS = 30;

const tierOf = (number: TierNumber): NewUserTier => newUserTiers[number === 1 ? 0 : 1];

export type NewUserReward = 'registration' | TierNumber;

function claimKey(playerId: string, reward: NewUserReward): string {
  return `${playerId}:${reward}`;
}

export function claimOf(world: World, playerId: string, reward: NewUserReward): BonusGrantRow | undefined {
  const grantId = world.state.newUserClaims.get(claimKey(playerId, reward));
  return grantId === undefined ? undefined : world.state.bonusGrants.get(grantId);
}

/** An undone deposit counts as well, or a charge-back would buy a new player's offers again. */
function nthDeposit(world: World, playerId: string, nth: number): RechargeOrderRow | undefined {
  return [...world.state.orders.values()]
    .filter((order) => order.playerId === playerId && order.paidAt !== undefined)
    .sort((one, other) => (one.paidAt ?? 0) - (other.paidAt ?? 0))[nth - 1];
}

/** The tier of the player's next deposit; undefined after the second deposit. */
export function nextTier(world: World, playerId: string): NewUserTier | undefined {
  return newUserTiers.find(({ number }) => nthDeposit(world, playerId, number) === undefined);
}

/** Amount that a claim of the tier pays now, in minor units: 0 before its deposit and after its claim. */
export function readyReward(world: World, playerId: string, { number, rate, most }: NewUserTier): Minor {
  if (claimOf(world, playerId, number)) return 0;
  const deposit = nthDeposit(world, playerId, number);
  const unit = smallestUnit(playerById(world, playerId).country);
  if (!deposit || !isPaid(deposit) || !bringsBonus(world, playerId, deposit.id)) return 0;
  return Math.min(shareOf(deposit.paidAmount ?? deposit.amount, rate, unit), most);
}

function pay(world: World, playerId: string, reward: NewUserReward, amount: Minor, orderId?: string) {
  const grant = grantBonus(world, {
    playerId,
    amount,
    wagerTimes: REWARD_WAGER_TIMES,
    expiresAt: bonusExpiry(world, REWARD_DAYS),
    source: reward === 'registration' ? 'registration_bonus' : 'new_user_deposit_bonus',
    orderId,
  });
  world.state.newUserClaims.set(claimKey(playerId, reward), grant.id);
  return grant;
}

/** Pays the reward of a tier into the bonus pocket, once (PRO-03). */
export function claimDepositReward(world: World, playerId: string, number: TierNumber): BonusGrantRow {
  if (claimOf(world, playerId, number)) throw new Refusal('reward-claimed');
  const amount = readyReward(world, playerId, tierOf(number));
  if (amount === 0) throw new Refusal(number === 1 ? 'first-deposit-missing' : 'second-deposit-missing');
  return pay(world, playerId, number, amount, nthDeposit(world, playerId, number)?.id);
}

/** Pays the bonus for the registration, once (PRO-03). */
export function claimRegistrationBonus(world: World, playerId: string): BonusGrantRow {
  const amount = tierOf(1).registration;
  if (amount === 0 || claimOf(world, playerId, 'registration')) throw new Refusal('reward-claimed');
  return pay(world, playerId, 'registration', amount);
}
