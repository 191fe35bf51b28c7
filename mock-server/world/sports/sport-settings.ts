import type { World } from '../core/world.ts';
import type { SportSettings } from '../tables/sport-rows.ts';

export const sportSettings = (world: World, playerId: string): SportSettings =>
  world.state.sportSettings.get(playerId) ?? { accept: 'better', followed: [] };

/** Sides that no league has are dropped. */
export function keepSportSettings(world: World, playerId: string, { accept, followed }: SportSettings): void {
  const known = new Set(world.catalogue.leagues.flatMap(({ sides }) => sides.map(([name]) => name)));
  const kept = [...new Set(followed)].filter((name) => known.has(name));
  world.state.sportSettings.set(playerId, { accept, followed: kept });
}
