import type { World } from '../core/world.ts';
import type { GameSettings } from '../tables/game-rows.ts';

/** How a player wants games to sound and to be shown. They are silent until the first tap in any case (GAM-15). */
export const gameSettings = (world: World, playerId: string): GameSettings =>
  world.state.gameSettings.get(playerId) ?? { sound: true, quick: false };

export function keepGameSettings(world: World, playerId: string, settings: GameSettings): void {
  world.state.gameSettings.set(playerId, settings);
}
