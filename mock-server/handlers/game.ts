import type { Category, Game, SportEvent } from '@copihue/contract/types';
import { engineFor } from '@copihue/studio/games/engines';
import { picksOf } from '@copihue/studio/games/sportsbook/match-picks';
import { jackpotTerms } from '@copihue/studio/kit/chance/jackpot';
import type { GameHandlers } from '../generated/handlers.ts';
import { DEFAULT_WORLD } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { mapPage } from '../world/core/pages.ts';
import type { World } from '../world/core/world.ts';
import { betsOf } from '../world/games/bets.ts';
import { enterGame, gameById, isFavourite, listGames, setFavourite } from '../world/games/games.ts';
import { type LiveTable, liveTableOf, presenters } from '../world/games/live-tables.ts';
import { firstStake, openRoundsOf, waitsUntil } from '../world/games/open-rounds.ts';
import { hasPot, potOf } from '../world/games/pots.ts';
import { largestStakeOf } from '../world/games/stakes.ts';
import { type SportMatchNow, sportMatches } from '../world/sports/programme.ts';
import { gameNameIn, type SeedCategory, type SeedGame } from '../world/tables/catalogue.ts';
import type { RoundRow } from '../world/tables/game-rows.ts';
import { inMajor, toMajor } from '../world/tables/money.ts';
import { sessionOfCall } from './call.ts';
import { isoTime } from './player-wire.ts';

function categoryOnWire({ localName, tile, ...category }: SeedCategory, lang: Lang): Category {
  return { ...category, localName: localName[lang], cover: tile };
}

function tableOnWire({ presenter, ...table }: LiveTable) {
  return {
    dealer: presenters[presenter] ?? presenter,
    portrait: `/resources/v1/presenters/${presenter}.svg`,
    ...table,
  };
}

function waitOnWire(world: World, round: RoundRow | undefined): { waitsUntil?: string } {
  const until = round && waitsUntil(world, round);
  return until === undefined ? {} : { waitsUntil: isoTime(until) };
}

function gameOnWire(world: World, playerId: string | undefined, country: string, game: SeedGame): Game {
  const table = liveTableOf(world, game, country);
  const { id, name, cover, isBonus, rtp, volatility } = game;
  return {
    ...{ id, name, cover, isBonus, rtp, volatility },
    provider: world.catalogue.providerNames.get(game.providerId) ?? game.providerId,
    categoryIds: [...game.categoryIds],
    tags: [...game.tags],
    isCollected: isFavourite(world, playerId, id),
    ...(hasPot(game)
      ? { jackpot: toMajor(potOf(world, country, game)), jackpotShare: jackpotTerms.share / 100 }
      : {}),
    minBet: toMajor(game.minBet),
    maxBet: toMajor(largestStakeOf(game)),
    ...(table ? { table: tableOnWire(table) } : {}),
  };
}

/** A market without a price is suspended and shows the lowest price. */
const oddsOnWire = (price = 101) => price / 100;

function matchOnWire(
  { fixture, league, home, away, state, market }: SportMatchNow,
  gameId: string,
  lang: Lang,
): SportEvent {
  const { id, sport, startsAt } = fixture;
  const { prices } = market;
  const isLive = state.phase === 'live';
  return {
    id,
    sport,
    // Simulated matches are named as such wherever they appear (GAM-16).
    league: `${{ ks: 'Simulado', en: 'Simulated' }[lang]} · ${league}`,
    home,
    away,
    startsAt: isoTime(startsAt),
    isLive,
    ...(isLive ? { score: state.score.join('-') } : {}),
    ...(isLive && sport !== 'tennis' ? { minute: Math.floor(state.minute) } : {}),
    isSuspended: market.isSuspended || picksOf(sport, 'winner').some((pick) => prices[pick] === undefined),
    odds: {
      home: oddsOnWire(prices.home),
      ...(sport === 'football' ? { draw: oddsOnWire(prices.draw) } : {}),
      away: oddsOnWire(prices.away),
    },
    gameId,
  };
}

export const gameHandlers: GameHandlers = {
  gameCategories: (_input, { world, lang }) =>
    world.catalogue.categories.map((category) => categoryOnWire(category, lang)),
  gameList: (input, { world, session }) => {
    const open = session && input.isRecent ? openRoundsOf(world, session.playerId) : undefined;
    return mapPage(listGames(world, session?.playerId, input), (game) => {
      const round = open?.get(game.id);
      const stake = round && toMajor(firstStake(round) + round.raised);
      return {
        ...gameOnWire(world, session?.playerId, input.country, game),
        ...(stake === undefined ? {} : { openRound: { stake, ...waitOnWire(world, round) } }),
      };
    });
  },
  gameSports: (_input, { world, lang }) =>
    sportMatches(world).map((match) => matchOnWire(match, world.catalogue.sportsbook.id, lang)),
  gameCollect: ({ gameId, opt }, { world, playerId }) => {
    const isCollected = opt === 'add';
    setFavourite(world, playerId, gameId, isCollected);
    return { gameId, isCollected };
  },
  gameUrl: (input, call) => {
    const { game, entry, isBonus } = enterGame(call.world, sessionOfCall(call), input.gameId);
    const url = new URL(`/games/${engineFor(game).name}`, call.gameOrigin);
    const search = new URLSearchParams({ game: game.id, entry, lang: call.lang });
    if (input.selection) {
      const { eventId, outcome, odds } = input.selection;
      search.set('event', eventId);
      search.set('outcome', outcome);
      search.set('odds', odds.toFixed(2));
    }
    // A frame without an origin of its own sends no cookies.
    if (call.worldId !== DEFAULT_WORLD) search.set('world', call.worldId);
    url.search = search.toString();
    return { url: url.href, isBonus };
  },
  walletRecords: (input, { world, playerId, lang }) => {
    const { totals, ...page } = betsOf(world, playerId, input);
    const open = new Map([...openRoundsOf(world, playerId).values()].map((round) => [round.betId, round]));
    const bets = mapPage(page, ({ stake, payout, balanceAfter, createdAt, ...bet }) => {
      const game = gameById(world, bet.gameId);
      return {
        ...bet,
        gameName: gameNameIn(game, lang),
        cover: game.cover,
        ...inMajor({ stake, payout, balanceAfter }),
        createdAt: isoTime(createdAt),
        ...waitOnWire(world, open.get(bet.id)),
      };
    });
    return { ...bets, totals: inMajor(totals) };
  },
};
