import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from './players.ts';

/**
 * A self-exclusion can become longer, never shorter (PLR-02).
 * @param until ms since 1970
 */
export function excludePlayer(world: World, playerId: string, until: number): void {
  const player = playerById(world, playerId);
  player.excludedUntil = Math.max(player.excludedUntil ?? 0, until);
}

/**
 * An excluded player can neither play nor deposit, but can withdraw (PLR-02).
 * @throws Refusal account-excluded
 */
export function assertNotExcluded(world: World, playerId: string): void {
  if (world.now() < (playerById(world, playerId).excludedUntil ?? 0)) throw new Refusal('account-excluded');
}
