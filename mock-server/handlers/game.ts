import {
  getGameCategoriesMockHandler,
  getGameCollectMockHandler,
  getGameListMockHandler,
  getGameSportsMockHandler,
  getGameUrlMockHandler,
} from '../generated/game/game.msw.ts';
import {
  GameCategoriesBody,
  GameCategoriesResponse,
  GameCollectBody,
  GameCollectResponse,
  GameListBody,
  GameListResponse,
  GameSportsBody,
  GameSportsResponse,
  GameUrlBody,
  GameUrlResponse,
} from '../generated/game/game.zod.ts';
import { DEFAULT_WORLD } from '../registry/world-id.ts';
import { engineFor } from '../studio/engines/engines.ts';
import { enterGame, listGames, setFavourite } from '../world/games/games.ts';
import { sportMatches } from '../world/lobby/sports.ts';
import { type DefinedCall, defineCall, playerIdOf, sessionOfCall } from './define-call.ts';
import { categoryOnWire, gameOnWire, matchOnWire } from './lobby-wire.ts';

/** Catalogue, favourites, recently played, game entry. */
export const gameCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'gameCategories',
    body: GameCategoriesBody,
    answer: GameCategoriesResponse,
    plug: getGameCategoriesMockHandler,
    run: ({ world, lang }) => world.catalogue.categories.map((category) => categoryOnWire(category, lang)),
  }),
  defineCall({
    operationId: 'gameList',
    body: GameListBody,
    answer: GameListResponse,
    plug: getGameListMockHandler,
    run: ({ world, body, session }) => {
      const page = listGames(world, session?.playerId, body);
      return { ...page, list: page.list.map((game) => gameOnWire(world, session?.playerId, game)) };
    },
  }),
  defineCall({
    operationId: 'gameSports',
    body: GameSportsBody,
    answer: GameSportsResponse,
    plug: getGameSportsMockHandler,
    run: ({ world }) => sportMatches(world).map(matchOnWire),
  }),
  defineCall({
    operationId: 'gameCollect',
    body: GameCollectBody,
    answer: GameCollectResponse,
    plug: getGameCollectMockHandler,
    run: (call) => {
      const { gameId, opt } = call.body;
      setFavourite(call.world, playerIdOf(call), gameId, opt === 'add');
      return { gameId, isCollected: opt === 'add' };
    },
  }),
  defineCall({
    operationId: 'gameUrl',
    body: GameUrlBody,
    answer: GameUrlResponse,
    plug: getGameUrlMockHandler,
    run: (call) => {
      const { game, entry, isBonus } = enterGame(call.world, sessionOfCall(call), call.body.gameId);
      const url = new URL(`/games/${engineFor(game).name}`, call.gameOrigin);
      const search = new URLSearchParams({ game: game.id, entry, lang: call.lang });
      // A frame without an origin of its own sends no cookie along.
      if (call.worldId !== DEFAULT_WORLD) search.set('world', call.worldId);
      url.search = search.toString();
      return { url: url.href, isBonus };
    },
  }),
];
