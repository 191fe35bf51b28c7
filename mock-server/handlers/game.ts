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
import { enterGame, listGames, setFavourite } from '../world/games.ts';
import { sportMatches } from '../world/sports.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
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
      const { game, entry } = enterGame(call.world, playerIdOf(call), call.body.gameId);
      const url = new URL(`/games/${game.engine}`, call.gameOrigin);
      url.search = new URLSearchParams({ game: game.id, entry, lang: call.lang }).toString();
      return { url: url.href, isBonus: game.isBonus };
    },
  }),
];
