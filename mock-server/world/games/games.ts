import { type Page, type PageQuery, pageOf } from '../core/pages.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSettings } from '../tables/game-rows.ts';
import type { Session } from '../tables/rows.ts';
import { issueEntry } from './game-seats.ts';

/** Games stay silent until the first tap, also when sound is on (GAM-15). */
export const gameSettings = (world: World, playerId: string): GameSettings =>
  world.state.gameSettings.get(playerId) ?? { sound: true, quick: false };

export function keepGameSettings(world: World, playerId: string, settings: GameSettings): void {
  world.state.gameSettings.set(playerId, settings);
}

const RECENT_SIZE = 60;

export interface GameQuery extends PageQuery {
  category?: string | undefined;
  gameplayTag?: string | undefined;
  isCollected?: boolean | undefined;
  isRecent?: boolean | undefined;
}

function gamesFor(world: World, ids: readonly string[] | undefined): SeedGame[] {
  return (ids ?? []).flatMap((id) => world.catalogue.gamesById.get(id) ?? []);
}

function candidates(world: World, playerId: string | undefined, { isCollected, isRecent }: GameQuery) {
  if (!isCollected && !isRecent) return world.catalogue.games;
  if (playerId === undefined) return [];
  if (!isRecent) return gamesFor(world, world.state.favourites.get(playerId));
  const recent = gamesFor(world, world.state.recentGames.get(playerId));
  return isCollected ? recent.filter(({ id }) => isFavourite(world, playerId, id)) : recent;
}

/** Heaviest games first; favourites and recently played games latest first (GAM-01, GAM-03, GAM-04). */
export function listGames(world: World, playerId: string | undefined, query: GameQuery): Page<SeedGame> {
  const { category, gameplayTag } = query;
  const rows = candidates(world, playerId, query).filter((game) => {
    return (
      (category === undefined || game.categoryIds.some((id) => id === category)) &&
      (gameplayTag === undefined || game.tags.some((tag) => tag === gameplayTag))
    );
  });
  return pageOf(rows, query);
}

export function gameById(world: World, gameId: string): SeedGame {
  const game = world.catalogue.gamesById.get(gameId);
  if (!game) throw new Refusal('unknown-game', { field: 'gameId' });
  return game;
}

export function isFavourite(world: World, playerId: string | undefined, gameId: string): boolean {
  return playerId !== undefined && (world.state.favourites.get(playerId)?.includes(gameId) ?? false);
}

/** A repeated call changes nothing. */
export function setFavourite(world: World, playerId: string, gameId: string, wanted: boolean): void {
  gameById(world, gameId);
  const before = world.state.favourites.get(playerId) ?? [];
  if (before.includes(gameId) === wanted) return;
  world.state.favourites.set(playerId, wanted ? [gameId, ...before] : before.filter((id) => id !== gameId));
}

/**
 * Opens an entry of a game and adds the game to the recently played ones.
 * @returns the game, the one-time key of this entry, and whether it plays with the bonus wallet
 */
export function enterGame(world: World, session: Session, gameId: string) {
  const game = gameById(world, gameId);
  const { playerId } = session;
  assertNotExcluded(world, playerId);
  const before = (world.state.recentGames.get(playerId) ?? []).filter((id) => id !== gameId);
  world.state.recentGames.set(playerId, [gameId, ...before].slice(0, RECENT_SIZE));
  const { key, isBonus } = issueEntry(world, session, game);
  return { game, entry: key, isBonus };
}
