import { playerBalance } from '../core/balance.ts';
import { post } from '../core/ledger.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { Minor } from '../tables/money.ts';
import type { ActivityKind, ActivityRow, LedgerEntry } from '../tables/rows.ts';
import { type DayRange, isWithinDays } from './order-query.ts';

/** Posts the money of an activity and stores the record that the player sees (HIS-01). */
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
    ref,
    amount,
    balanceAfter: playerBalance(world, playerId).total,
    createdAt: world.now(),
  };
  world.state.activityRecords.set(playerId, [row, ...(world.state.activityRecords.get(playerId) ?? [])]);
}

export function activityOf(world: World, playerId: string, days: DayRange = {}): readonly ActivityRow[] {
  const rows = world.state.activityRecords.get(playerId) ?? [];
  if (days.startDate === undefined && days.endDate === undefined) return rows;
  const { country } = playerById(world, playerId);
  return rows.filter(({ createdAt }) => isWithinDays(country, createdAt, days));
}
