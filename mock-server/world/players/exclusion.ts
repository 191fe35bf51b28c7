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

export const isExcluded = (world: World, playerId: string): boolean =>
  world.now() < (playerById(world, playerId).excludedUntil ?? 0);

/**
 * The one answer to "may this player do that now?", asked for each stake, each start of a payment and each gift of the
 * house (PLR-02). What is owed to the player, a hand that needs no new stake and a withdrawal are never refused.
 */
export function assertNotExcluded(world: World, playerId: string): void {
  if (isExcluded(world, playerId)) throw new Refusal('account-excluded');
}
