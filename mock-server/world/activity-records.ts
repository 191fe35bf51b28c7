import { playerBalance } from './balance.ts';
import { type LedgerEntry, post } from './ledger.ts';
import type { Minor } from './money.ts';
import type { World } from './world.ts';

/** Why money came or went, apart from deposits, withdrawals and bets; the contract's ActivityType. */
export type ActivityKind = 'registration_bonus' | 'new_user_deposit_bonus' | 'deposit_bonus';

export interface ActivityRow {
  id: string;
  type: ActivityKind;
  amount: Minor;
  balanceAfter: Minor;
  createdAt: number;
}

/** Posts money for an activity and keeps the record the player sees (HIS-01). */
export function recordActivity(
  world: World,
  playerId: string,
  type: ActivityKind,
  amount: Minor,
  ref: string,
  entries: LedgerEntry[],
): void {
  post(world, type, ref, entries);
  world.state.counters.record += 1;
  const row: ActivityRow = {
    id: `A${String(world.state.counters.record).padStart(6, '0')}`,
    type,
    amount,
    balanceAfter: playerBalance(world, playerId).total,
    createdAt: world.now(),
  };
  world.state.activityRecords.set(playerId, [row, ...(world.state.activityRecords.get(playerId) ?? [])]);
}

/** Activity of a player, newest first. */
export function activityOf(world: World, playerId: string): readonly ActivityRow[] {
  return world.state.activityRecords.get(playerId) ?? [];
}
