import { smallestUnit } from '../core/markets.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { BonusStakeShare } from '../tables/bonus-rows.ts';
import type { Minor } from '../tables/money.ts';
import { endIfOver, runningGrants } from './bonus-grants.ts';

/**
 * Takes a bonus stake, or a raise, out of the player's bonuses; the one that ends first pays first (PRO-05). The caller
 * has already posted the money in the ledger.
 * @throws when the bonuses hold less than the stake, which means that pocket and grants differ
 */
export function stakeBonus(world: World, playerId: string, betId: string, stake: Minor): void {
  const shares: BonusStakeShare[] = world.state.bonusStakes.get(betId) ?? [];
  let missing = stake;
  for (const grant of runningGrants(world, playerId)) {
    const amount = Math.min(grant.left, missing);
    if (amount === 0) continue;
    grant.left -= amount;
    missing -= amount;
    const known = shares.find(({ grantId }) => grantId === grant.id);
    if (known) known.amount += amount;
    else shares.push({ grantId: grant.id, amount });
  }
  if (missing > 0) throw new Error(`${betId}: the bonuses of ${playerId} lack ${missing} of its stake.`);
  world.state.bonusStakes.set(betId, shares);
}

/** Gives a bonus stake back to its bonuses, as if it had never been staked. The caller has already posted the money. */
export function returnBonusStake(world: World, betId: string): void {
  const shares = world.state.bonusStakes.get(betId) ?? [];
  world.state.bonusStakes.delete(betId);
  for (const { grantId, amount } of shares) {
    const grant = world.state.bonusGrants.get(grantId);
    if (!grant) continue;
    grant.left += amount;
    endIfOver(world, grant);
  }
}

/**
 * Counts a settled bonus stake towards the wagering of its bonuses and divides the win among them.
 * A bonus that is fully wagered becomes cash. The caller has already posted the money in the ledger.
 */
export function settleBonusStake(world: World, betId: string, payout: Minor): void {
  const shares = world.state.bonusStakes.get(betId) ?? [];
  world.state.bonusStakes.delete(betId);
  let stakeToCome = shares.reduce((sum, { amount }) => sum + amount, 0);
  let winToCome = payout;
  for (const { grantId, amount } of shares) {
    const grant = world.state.bonusGrants.get(grantId);
    if (!grant) continue;
    // The last bonus gets the rounding difference, so that the parts add up to the win.
    const unit = smallestUnit(playerById(world, grant.playerId).country);
    const part = Number((BigInt(winToCome / unit) * BigInt(amount)) / BigInt(stakeToCome)) * unit;
    stakeToCome -= amount;
    winToCome -= part;
    grant.left += part;
    grant.wagered = Math.min(grant.target, grant.wagered + amount);
    endIfOver(world, grant);
  }
}
