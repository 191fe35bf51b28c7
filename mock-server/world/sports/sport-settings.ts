import type { World } from '../core/world.ts';
import type { SportSettings } from '../tables/sport-rows.ts';

/** What a player set in the sportsbook, the same on every device. */
export const sportSettings = (world: World, playerId: string): SportSettings =>
  world.state.sportSettings.get(playerId) ?? { accept: 'better', followed: [] };

/** Keeps the settings; sides that no league has are left out. */
export function keepSportSettings(world: World, playerId: string, { accept, followed }: SportSettings): void {
  const known = new Set(world.catalogue.leagues.flatMap(({ sides }) => sides.map(([name]) => name)));
  const kept = [...new Set(followed)].filter((name) => known.has(name));
  world.state.sportSettings.set(playerId, { accept, followed: kept });
}
