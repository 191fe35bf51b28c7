import { describe, expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
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

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `g-${String(from + at).padStart(4, '0')}`);

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

describe('the list of games', () => {
  test('GAM-01 has the heaviest first, in pages, with the number of all', () => {
    const { world, ids } = open();
    expect(ids()).toEqual(numbered(1, 48));
    const page = listGames(world, undefined, { pageNum: 3, pageSize: 20 });
    expect([page.list.map(({ id }) => id), page.total]).toEqual([numbered(41, 48), 48]);
  });

  test.each<[Partial<GameQuery>, string[]]>([
    [{ category: 'live' }, ['g-0006', 'g-0013', 'g-0019', 'g-0029', 'g-0045']],
    [{ gameplayTag: 'jackpot' }, ['g-0004', 'g-0018', 'g-0023', 'g-0033']],
    [{ category: 'new', gameplayTag: 'jackpot' }, ['g-0033']],
    [{ category: 'bingo', gameplayTag: 'jackpot' }, []],
    [{ category: 'nothing' }, []],
    [{ gameplayTag: 'nothing' }, []],
    [{ isCollected: false, isRecent: false, category: 'bingo' }, ['g-0026', 'g-0039']],
  ])('GAM-01 is cut by category and tag: %j', (query, found) => {
    expect(open().ids(query)).toEqual(found);
  });

  test('GAM-03 GAM-04 of a guest or of a player who chose and played nothing has neither favourites nor recent games', () => {
    const { world, ids } = open();
    for (const query of [{ isCollected: true }, { isRecent: true }, { isCollected: true, isRecent: true }]) {
      expect(ids(query)).toEqual([]);
      expect(listGames(world, undefined, { ...query, pageNum: 1, pageSize: 9 })).toMatchObject({
        list: [],
        total: 0,
      });
    }
  });

  test('GAM-03 GAM-04 has favourites and recent games latest first, alone or together, and cut like the others', () => {
    const { world, ids, enter } = open();
    for (const id of ['g-0026', 'g-0039', 'g-0001']) setFavourite(world, richPlayer, id, true);
    for (const id of ['g-0039', 'g-0002', 'g-0026', 'g-0039']) enter(id);
    expect(ids({ isCollected: true })).toEqual(['g-0001', 'g-0039', 'g-0026']);
    expect(ids({ isRecent: true })).toEqual(['g-0039', 'g-0026', 'g-0002']);
    expect(ids({ isCollected: true, isRecent: true })).toEqual(['g-0039', 'g-0026']);
    expect(ids({ isCollected: true, category: 'slots' })).toEqual(['g-0001']);
    expect(ids({ isCollected: true, isRecent: true }, newPlayer)).toEqual([]);
  });
});

describe('a favourite', () => {
  test('GAM-03 is one of its player alone, chosen twice it is there once, and taken away it leaves the others', () => {
    const { world, ids } = open();
    for (const id of ['g-0001', 'g-0002', 'g-0001']) setFavourite(world, richPlayer, id, true);
    expect(ids({ isCollected: true })).toEqual(['g-0002', 'g-0001']);
    const hearts = [richPlayer, newPlayer, undefined].map((id) => isFavourite(world, id, 'g-0001'));
    expect([hearts, isFavourite(world, richPlayer, 'g-0003')]).toEqual([[true, false, false], false]);
    for (const id of ['g-0001', 'g-0003']) setFavourite(world, richPlayer, id, false);
    expect(ids({ isCollected: true })).toEqual(['g-0002']);
    expect(isFavourite(world, richPlayer, 'g-0001')).toBe(false);
  });

  test('GAM-03 that was never chosen is taken away without a trace', () => {
    const { world } = open();
    setFavourite(world, richPlayer, 'g-0001', false);
    expect(world.state.favourites.size).toBe(0);
    setFavourite(world, richPlayer, 'g-0001', true);
    expect(world.state.favourites).toEqual(new Map([[richPlayer, ['g-0001']]]));
  });
});

test('GAM-05 a game that the catalogue does not have is neither entered nor a favourite', () => {
  const { world, enter } = open();
  const refused = expect.objectContaining({ code: 'unknown-game', field: 'gameId' });
  expect(() => gameById(world, 'g-9999')).toThrow(refused);
  expect(() => setFavourite(world, richPlayer, 'g-9999', true)).toThrow(refused);
  expect(() => enter('g-9999')).toThrow(refused);
  expect([world.state.favourites.size, world.state.recentGames.size]).toEqual([0, 0]);
});

test('GAM-04 the 60 games entered last are kept', () => {
  const { world, enter } = open();
  enter('g-0001');
  expect(world.state.recentGames).toEqual(new Map([[richPlayer, ['g-0001']]]));
  world.state.recentGames.set(richPlayer, numbered(101, 160));
  enter('g-0001');
  expect(world.state.recentGames.get(richPlayer)).toEqual(['g-0001', ...numbered(101, 159)]);
});

test('PLR-02 an excluded player enters no game, and it is not one of the recent ones', () => {
  const { world, enter } = open();
  excludePlayer(world, richPlayer, world.now() + 1);
  expect(() => enter('g-0001')).toThrow('account-excluded');
  expect([world.state.recentGames.size, world.state.gameEntries.size]).toEqual([0, 0]);
});

test('GAM-15 sound is on and quick play off until the player says otherwise, for that player alone', () => {
  const { world } = open();
  keepGameSettings(world, richPlayer, { sound: false, quick: true });
  expect(gameSettings(world, richPlayer)).toEqual({ sound: false, quick: true });
  expect(gameSettings(world, newPlayer)).toEqual({ sound: true, quick: false });
});
