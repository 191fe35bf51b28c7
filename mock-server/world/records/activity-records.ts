import type { World } from '../core/world.ts';
import { type DayRange, isWithinDays } from '../orders/order-query.ts';
import { playerById } from '../players/players.ts';
import type { ActivityRow } from '../tables/rows.ts';

export function activityOf(world: World, playerId: string, days: DayRange = {}): readonly ActivityRow[] {
  const rows = world.state.activityRecords.get(playerId) ?? [];
  const { country } = playerById(world, playerId);
  return rows.filter(({ createdAt }) => isWithinDays(country, createdAt, days));
}
