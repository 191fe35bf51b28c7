import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { createTestWorld, newPlayer, richPlayer, testCatalogue } from '../../../tests/support/test-world.ts';
import { titleOf } from '../../../tests/support/titles.ts';
import { excludePlayer } from '../players/exclusion.ts';
import { openSession } from '../players/sessions.ts';
import {
  enterGame,
  type GameQuery,
  gameById,
  gameSettings,
  isFavourite,
  keepGameSettings,
  listGames,
  setFavourite,
} from './games.ts';

const titles = testCatalogue.games.map(({ id }) => id);
const [first = '', second = '', third = ''] = titles;
const [bingo = '', keno = ''] = [titleOf('bingo').id, titleOf('keno').id];

const of = (...marks: string[]) =>
  testCatalogue.games
    .filter(({ categoryIds, tags }) =>
      marks.every((mark) => [...categoryIds, ...tags].includes(mark as never)),
    )
    .map(({ id }) => id);

function open() {
  const { world } = createTestWorld();
  const session = openSession(world, richPlayer);
  return {
    world,
    enter: (id: string) => enterGame(world, session, id),
    ids: (query: Partial<GameQuery> = {}, playerId: string | undefined = richPlayer) =>
      listGames(world, playerId, { pageNum: 1, pageSize: 100, ...query }).list.map(({ id }) => id),
  };
}

test('GAM-01 the list of games has the heaviest first, in pages, with the number of all', () => {
  const { world, ids } = open();
  expect(ids()).toEqual(titles);
  const page = listGames(world, undefined, { pageNum: 3, pageSize: 20 });
  expect([page.list.map(({ id }) => id), page.total]).toEqual([titles.slice(40), 48]);
});

test.each<[Partial<GameQuery>, string[]]>([
  [{ category: 'live' }, of('live')],
  [{ gameplayTag: 'jackpot' }, of('jackpot')],
  [{ category: 'new', gameplayTag: 'jackpot' }, of('new', 'jackpot')],
  [{ category: 'bingo', gameplayTag: 'jackpot' }, []],
  [{ category: 'nothing' }, []],
  [{ gameplayTag: 'nothing' }, []],
  [{ isCollected: false, isRecent: false, category: 'bingo' }, of('bingo')],
])('GAM-01 the list of games is filtered by category and tag: %j', (query, found) => {
  expect(open().ids(query)).toEqual(found);
});

test('GAM-03 GAM-04 a guest, and a player who chose and played nothing, has neither favourites nor recent games', () => {
  const { world, ids } = open();
  for (const query of [{ isCollected: true }, { isRecent: true }, { isCollected: true, isRecent: true }]) {
    expect(ids(query)).toEqual([]);
    expect(listGames(world, undefined, { ...query, pageNum: 1, pageSize: 9 })).toMatchObject({
      list: [],
      total: 0,
    });
  }
});

test('GAM-03 GAM-04 favourites and recent games are listed latest first, alone or together, and filtered like the others', () => {
  const { world, ids, enter } = open();
  for (const id of [bingo, keno, first]) setFavourite(world, richPlayer, id, true);
  for (const id of [keno, second, bingo, keno]) enter(id);
  expect(ids({ isCollected: true })).toEqual([first, keno, bingo]);
  expect(ids({ isRecent: true })).toEqual([keno, bingo, second]);
  expect(ids({ isCollected: true, isRecent: true })).toEqual([keno, bingo]);
  expect(ids({ isCollected: true, category: 'slots' })).toEqual([first]);
  expect(ids({ isCollected: true, isRecent: true }, newPlayer)).toEqual([]);
});

test('GAM-03 a favourite belongs to its player, is listed once when chosen twice, and leaves the others when removed', () => {
  const { world, ids } = open();
  for (const id of [first, second, first]) setFavourite(world, richPlayer, id, true);
  expect(ids({ isCollected: true })).toEqual([second, first]);
  const hearts = [richPlayer, newPlayer, undefined].map((id) => isFavourite(world, id, first));
  expect([hearts, isFavourite(world, richPlayer, third)]).toEqual([[true, false, false], false]);
  for (const id of [first, third]) setFavourite(world, richPlayer, id, false);
  expect(ids({ isCollected: true })).toEqual([second]);
  expect(isFavourite(world, richPlayer, first)).toBe(false);
});

test('GAM-05 a game that the catalogue does not have is neither entered nor a favourite', () => {
  const { world, enter } = open();
  const unknown = refused('unknown-game', 'gameId');
  expect(() => gameById(world, 'g-none')).toThrow(unknown);
  expect(() => setFavourite(world, richPlayer, 'g-none', true)).toThrow(unknown);
  expect(() => enter('g-none')).toThrow(unknown);
  expect([world.state.favourites.size, world.state.recentGames.size]).toEqual([0, 0]);
});

test('GAM-04 the 60 games entered last are kept', () => {
  const { world, enter } = open();
  const entered = Array.from({ length: 60 }, (_, at) => `g-${at}`);
  enter(first);
  expect(world.state.recentGames).toEqual(new Map([[richPlayer, [first]]]));
  world.state.recentGames.set(richPlayer, entered);
  enter(first);
  expect(world.state.recentGames.get(richPlayer)).toEqual([first, ...entered.slice(0, -1)]);
});

test('PLR-02 an excluded player enters no game, and it is not one of the recent ones', () => {
  const { world, enter } = open();
  excludePlayer(world, richPlayer, world.now() + 1);
  expect(() => enter(first)).toThrow('account-excluded');
  expect([world.state.recentGames.size, world.state.gameEntries.size]).toEqual([0, 0]);
});

test('GAM-15 sound is on and quick play off until the player says otherwise, for that player alone', () => {
  const { world } = open();
  keepGameSettings(world, richPlayer, { sound: false, quick: true });
  expect(gameSettings(world, richPlayer)).toEqual({ sound: false, quick: true });
  expect(gameSettings(world, newPlayer)).toEqual({ sound: true, quick: false });
});
