import type { Minor } from '../tables/money.ts';
import type { ActivityRow, LedgerEntry } from '../tables/rows.ts';
import { isZeroDecimalMarket } from './markets.ts';
import type { World } from './world.ts';

export type PlayerPocket = 'cash' | 'bonus' | 'pig' | 'withdrawal-pending' | `packet:${string}`;

/** The balance of this account is the house's debt to the player. It never falls below zero. */
export function playerAccount(playerId: string, pocket: PlayerPocket): string {
  return `player:${playerId}:${pocket}`;
}

export const houseAccounts = {
  fees: 'fees',
  house: 'house',
  bonusExpense: 'bonus-expense',
  games: 'games',
  /** Below zero while the player owes. */
  debt: (playerId: string) => `debt:${playerId}`,
  pot: (key: string) => `pot:${key}`,
  clearing: (payChannel: string) => `clearing:${payChannel}`,
} as const;

export const transfer = (from: string, to: string, amount: Minor): LedgerEntry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

export function balanceOf(world: World, account: string): Minor {
  return world.state.accounts.get(account) ?? 0;
}

function hasWholeUnits({ state }: World, account: string): boolean {
  const [kind, owner = ''] = account.split(':');
  if (kind === 'pot') return isZeroDecimalMarket(owner);
  const country = kind === 'player' ? state.players.get(owner)?.country : undefined;
  return country !== undefined && isZeroDecimalMarket(country);
}

/** What the player owes the house after a deposit was undone whose money was no longer there. */
export const owedBy = (world: World, playerId: string): Minor =>
  Math.max(0, -balanceOf(world, houseAccounts.debt(playerId)));

/**
 * @throws when the entries do not add up to zero, are not whole, have cents in a market of whole units, or would take a
 * player's pocket below zero. Callers check first, so this error is a bug of the mock.
 */
function write(world: World, memo: string, ref: string, entries: LedgerEntry[]): void {
  const { accounts, postings } = world.state;
  if (entries.some(({ amount }) => !Number.isSafeInteger(amount)))
    throw new Error(`${memo}: an amount is not whole.`);
  if (
    entries.some(({ account }) => hasWholeUnits(world, account)) &&
    entries.some(({ amount }) => amount % 100 !== 0)
  )
    throw new Error(`${memo}: an amount has cents in a market of whole units.`);
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`${memo}: entries add up to ${sum}, not to zero.`);
  const after = new Map<string, Minor>();
  for (const { account, amount } of entries) {
    after.set(account, (after.get(account) ?? balanceOf(world, account)) + amount);
  }
  for (const [account, balance] of after) {
    if (account.startsWith('player:') && balance < 0)
      throw new Error(`${memo}: ${account} would fall below zero.`);
  }
  for (const [account, balance] of after) accounts.set(account, balance);
  postings.push({ id: postings.length + 1, at: world.now(), memo, ref, entries });
}

/** Whatever comes into cash settles first what the player owes. */
function settleDebts(world: World, ref: string, entries: readonly LedgerEntry[]): void {
  for (const { account } of entries) {
    const [, playerId = ''] = account.split(':');
    if (account !== playerAccount(playerId, 'cash')) continue;
    const settled = Math.min(owedBy(world, playerId), balanceOf(world, account));
    if (settled === 0) continue;
    const entries = transfer(account, houseAccounts.debt(playerId), settled);
    recordActivity(world, playerId, 'debt_settled', -settled, ref, entries);
  }
}

export function post(world: World, memo: string, ref: string, entries: LedgerEntry[]): void {
  write(world, memo, ref, entries);
  settleDebts(world, ref, entries);
}

/** Posts the money of an activity and stores the record that the player sees (HIS-01). */
export function recordActivity(
  world: World,
  playerId: string,
  type: ActivityRow['type'],
  amount: Minor,
  ref: string,
  entries: LedgerEntry[],
): void {
  write(world, type, ref, entries);
  world.state.counters.record += 1;
  const row: ActivityRow = {
    id: `A${String(world.state.counters.record).padStart(6, '0')}`,
    type,
    ref,
    amount,
    balanceAfter:
      balanceOf(world, playerAccount(playerId, 'cash')) + balanceOf(world, playerAccount(playerId, 'bonus')),
    createdAt: world.now(),
  };
  world.state.activityRecords.set(playerId, [row, ...(world.state.activityRecords.get(playerId) ?? [])]);
  settleDebts(world, ref, entries);
}

/**
 * Recounts the whole ledger (MOC-02).
 * @throws an error that names the first posting or account that does not add up
 */
export function assertBalanced(world: World): void {
  const counted = new Map<string, Minor>();
  for (const { id, memo, entries } of world.state.postings) {
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) throw new Error(`Posting ${id} (${memo}) adds up to ${sum}.`);
    for (const { account, amount } of entries) counted.set(account, (counted.get(account) ?? 0) + amount);
  }
  for (const account of new Set([...counted.keys(), ...world.state.accounts.keys()])) {
    const kept = balanceOf(world, account);
    const recounted = counted.get(account) ?? 0;
    if (kept !== recounted) throw new Error(`${account} says ${kept}, its postings say ${recounted}.`);
    if (account.startsWith('player:') && kept < 0) throw new Error(`${account} is below zero: ${kept}.`);
  }
}
