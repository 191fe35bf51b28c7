import type { World } from '../core/world.ts';
import type { GameSettings } from '../tables/game-rows.ts';

/** Games stay silent until the first tap, also when sound is on (GAM-15). */
export const gameSettings = (world: World, playerId: string): GameSettings =>
  world.state.gameSettings.get(playerId) ?? { sound: true, quick: false };

export function keepGameSettings(world: World, playerId: string, settings: GameSettings): void {
  world.state.gameSettings.set(playerId, settings);
}
