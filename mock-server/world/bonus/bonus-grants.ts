import { type DueRunners, schedule } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { balanceOf, houseAccounts, playerAccount, recordActivity, transfer } from '../core/ledger.ts';
import { smallestUnit } from '../core/markets.ts';
import type { World } from '../core/world.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import type { Minor } from '../tables/money.ts';
import type { BonusGrantRow, BonusStakeShare, BonusState } from '../tables/rows.ts';

const DAY_MS = 24 * 60 * 60_000;
export const BONUS_DAYS = 14;
/** Default times that a bonus has to be staked before it becomes cash. */
export const WAGER_TIMES = 5;

export function bonusExpiry(world: World, days = BONUS_DAYS): number {
  return world.now() + days * DAY_MS;
}

type NewBonus = Pick<BonusGrantRow, 'playerId' | 'amount' | 'wagerTimes' | 'expiresAt' | 'source'> & {
  orderId?: string | undefined;
};

/**
 * Moves a bonus from the house into the bonus pocket, with an activity record and a `balance` event.
 * @throws RangeError when the amount is no whole number above zero or `expiresAt` is in the past
 */
export function grantBonus(
  world: World,
  { playerId, amount, wagerTimes, expiresAt, source, orderId }: NewBonus,
): BonusGrantRow {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount to give.`);
  if (expiresAt <= world.now()) throw new RangeError('This bonus would have expired before it was given.');
  assertNotExcluded(world, playerId);
  const id = `G${String(world.state.bonusGrants.size + 1).padStart(6, '0')}`;
  const grant: BonusGrantRow = {
    id,
    playerId,
    source,
    amount,
    left: amount,
    wagerTimes,
    target: Math.ceil(amount * wagerTimes),
    wagered: 0,
    grantedAt: world.now(),
    expiresAt,
    state: 'running',
    ...(orderId === undefined ? {} : { orderId }),
  };
  world.state.bonusGrants.set(id, grant);
  const entries = transfer(houseAccounts.bonusExpense, playerAccount(playerId, 'bonus'), amount);
  recordActivity(world, playerId, source, amount, orderId ?? id, entries);
  schedule(world, expiresAt - world.now(), { kind: 'expire-bonus', grantId: id });
  emitBalance(world, playerId);
  endIfOver(world, grant);
  return grant;
}

/** The bonus that ends first comes first and is played first, so that as few as possible expire. */
export function runningGrants(world: World, playerId: string): BonusGrantRow[] {
  return [...world.state.bonusGrants.values()]
    .filter((grant) => grant.playerId === playerId && grant.state === 'running')
    .sort((one, other) => one.expiresAt - other.expiresAt);
}

function hasOpenStake(world: World, { id }: BonusGrantRow): boolean {
  return [...world.state.bonusStakes.values()].some((shares) => shares.some(({ grantId }) => grantId === id));
}

/** Takes what is left out of the bonus pocket: to the player's cash when it is wagered, else back to the house. */
function empty(world: World, grant: BonusGrantRow): void {
  const { playerId, left, id, state } = grant;
  grant.left = 0;
  if (left === 0) return;
  const bonus = playerAccount(playerId, 'bonus');
  if (state !== 'revoked' && grant.wagered >= grant.target) {
    const entries = transfer(bonus, playerAccount(playerId, 'cash'), left);
    recordActivity(world, playerId, 'bonus_released', left, id, entries);
  } else {
    const kind = state === 'revoked' ? 'bonus_revoked' : 'bonus_expired';
    recordActivity(world, playerId, kind, -left, id, transfer(bonus, houseAccounts.bonusExpense, left));
  }
  emitBalance(world, playerId);
}

function end(world: World, grant: BonusGrantRow, state: Exclude<BonusState, 'running'>): void {
  grant.state = state;
  grant.endedAt = world.now();
  empty(world, grant);
}

export const lastEnded = (world: World, playerId: string): BonusGrantRow | undefined =>
  [...world.state.bonusGrants.values()]
    .filter((grant) => grant.playerId === playerId && grant.endedAt !== undefined)
    .sort((one, other) => (one.endedAt ?? 0) - (other.endedAt ?? 0))
    .at(-1);

/**
 * Ends a running grant that is wagered or empty, once no round that it paid for is open. A grant that is over takes no
 * stake any more; the win of a round that was open at its end leaves it at once.
 */
function endIfOver(world: World, grant: BonusGrantRow): void {
  if (grant.state !== 'running') empty(world, grant);
  else if (hasOpenStake(world, grant)) return;
  else if (grant.left === 0) end(world, grant, 'spent');
  else if (grant.wagered >= grant.target) end(world, grant, 'done');
}

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

/** Ends the bonuses that came with a deposit. What was wagered before has become cash and stays. */
export function revokeGrants(world: World, orderId: string): void {
  for (const grant of world.state.bonusGrants.values()) {
    if (grant.orderId === orderId && grant.state !== 'done') end(world, grant, 'revoked');
  }
}

/** What of a deposit was not staked since it was paid, raises of rounds that were open before included. */
function unplayed(world: World, orderId: string): Minor {
  const { playerId, amount = 0, paidAmount = amount, paidAt = 0 } = world.state.orders.get(orderId) ?? {};
  if (playerId === undefined) return 0;
  const cash = playerAccount(playerId, 'cash');
  const staked = world.state.postings
    .filter(({ memo, at }) => memo === 'stake' && at >= paidAt)
    .flatMap(({ entries }) => entries.filter(({ account }) => account === cash))
    .reduce((sum, entry) => sum - entry.amount, 0);
  return Math.max(0, paidAmount - Math.max(0, staked));
}

/**
 * Cash that must stay for the running bonuses of deposits to go on: what of their deposits was not played yet.
 * @param more deposits whose bonus is still to be given
 */
export function bonusHold(world: World, playerId: string, ...more: string[]): Minor {
  const running = runningGrants(world, playerId).flatMap(({ orderId }) => orderId ?? []);
  const orders = new Set([...running, ...more]);
  return [...orders].reduce((sum, orderId) => sum + unplayed(world, orderId), 0);
}

/** Only a deposit that is still there, or was played, brings a bonus. */
export function bringsBonus(world: World, playerId: string, orderId: string): boolean {
  return balanceOf(world, playerAccount(playerId, 'cash')) >= bonusHold(world, playerId, orderId);
}

/**
 * Ends the bonuses, newest first, whose deposit left the wallet before it was played.
 * @param leaving what leaves cash right after, so that its record has the balance that stays
 */
export function endWithoutDeposit(world: World, playerId: string, leaving: Minor = 0): void {
  const newest = [...world.state.bonusGrants.values()]
    .filter((grant) => grant.playerId === playerId && grant.state === 'running')
    .reverse();
  for (const { orderId } of newest) {
    const cash = balanceOf(world, playerAccount(playerId, 'cash')) - leaving;
    if (cash >= bonusHold(world, playerId)) return;
    if (orderId !== undefined) revokeGrants(world, orderId);
  }
}

export const bonusRunners = {
  'expire-bonus': (world, { grantId }) => {
    const grant = world.state.bonusGrants.get(grantId);
    if (grant?.state === 'running') end(world, grant, 'expired');
  },
} satisfies Partial<DueRunners>;
