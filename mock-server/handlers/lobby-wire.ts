import type { Category, Game, SportEvent } from '../generated/model/index.ts';
import type { Lang } from '../texts/text-types.ts';
import type { World } from '../world/core/world.ts';
import { isFavourite } from '../world/games/games.ts';
import type { SportMatch } from '../world/lobby/sports.ts';
import type { SeedCategory, SeedGame } from '../world/tables/catalogue-types.ts';
import { toMajor } from '../world/tables/money.ts';
import { isoTime, say } from './player-wire.ts';

/** A category as the contract writes it; `tile` is its large cover. */
export function categoryOnWire({ localName, tile, ...category }: SeedCategory, lang: Lang): Category {
  return { ...category, localName: say(lang, localName), cover: tile };
}

/** A game as this player sees it. */
export function gameOnWire(world: World, playerId: string | undefined, game: SeedGame): Game {
  return {
    id: game.id,
    name: game.name,
    provider: world.catalogue.providerNames.get(game.providerId) ?? game.providerId,
    cover: game.cover,
    categoryIds: [...game.categoryIds],
    tags: [...game.tags],
    isBonus: game.isBonus,
    isCollected: isFavourite(world, playerId, game.id),
    ...(game.jackpot === undefined ? {} : { jackpot: toMajor(game.jackpot) }),
    minBet: toMajor(game.minBet),
    rtp: game.rtp,
  };
}

/** The score as two numbers; of several sets the one being played. */
function scoreOf(score: string | undefined): string | undefined {
  return score?.replace(/\s*-\s*/g, '-').match(/[0-9]{1,3}-[0-9]{1,3}$/)?.[0];
}

/** A match with its odds of this moment. */
export function matchOnWire({ event, startsAt, odds }: SportMatch): SportEvent {
  const score = scoreOf(event.score);
  return {
    id: event.id,
    sport: event.sport,
    league: event.league,
    home: event.home,
    away: event.away,
    startsAt: isoTime(startsAt),
    isLive: event.isLive,
    ...(score === undefined ? {} : { score }),
    odds,
    gameId: event.gameId,
  };
}
