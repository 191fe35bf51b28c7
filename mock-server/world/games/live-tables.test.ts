import { expect, test } from 'vitest';
import { createTestClient } from '../../../tests/support/test-client.ts';
import { createTestWorld, testCatalogue } from '../../../tests/support/test-world.ts';
import { drawResource } from '../../resources/resources.ts';
import { liveTableOf } from './live-tables.ts';

const tables = testCatalogue.games.filter(({ tags }) => tags.includes('live'));

test('LOB-15 every live game has a table and no other game has one; nobody presents two tables at once', () => {
  const { world, pass } = createTestWorld();
  expect(tables.length).toBeGreaterThan(4);
  for (let hour = 0; hour < 60; hour += 1) {
    const found = testCatalogue.games.filter((game) => liveTableOf(world, game, 'CL'));
    expect(found).toEqual(tables);
    const names = tables.map((game) => liveTableOf(world, game, 'CL')?.presenter);
    expect(new Set(names).size).toBe(tables.length);
    pass(3_600_000);
  }
});

test('LOB-15 the players at a table come and go on the clock, and those nobody plays are called virtual', () => {
  const { world, pass } = createTestWorld();
  const seen = new Map(tables.map(({ id }) => [id, new Set<number>()]));
  for (let minute = 0; minute < 120; minute += 1) {
    for (const game of tables) {
      const table = liveTableOf(world, game, 'CL');
      expect(table?.players).toBeGreaterThan(0);
      expect(table?.virtualPlayers, game.name).toBe(table?.players);
      seen.get(game.id)?.add(table?.players ?? 0);
    }
    pass(60_000);
  }
  for (const game of tables) expect(seen.get(game.id)?.size, game.name).toBeGreaterThan(3);
});

test('LOB-15 the row and the page of a game name the same presenter, and whoever opens it is one of its players', async () => {
  const client = createTestClient({ games: 60 });
  const token = await client.login();
  const live = async () => {
    const { data } = await client.call('/game/list', {
      country: 'CL',
      gameplayTag: 'live',
      pageNum: 1,
      pageSize: 999,
    });
    return data.list;
  };
  const world = client.backend.registry.world('default');
  for (const { id, name, table, minBet, maxBet } of await live()) {
    const { data } = await client.call('/game/url', { gameId: id }, { token });
    const entry = new URL(data.url).searchParams.get('entry');
    const seat = (await client.call('/games/api/open', { entry })).data;
    expect([name, seat.dealer]).toEqual([name, table.dealer]);
    expect([name, seat.stakes[0], seat.stakeAtMost]).toEqual([name, minBet, maxBet]);
    expect(drawResource(table.portrait, world.catalogue), name).toContain('<svg');
  }
  const roulette = world.catalogue.games.find(
    (game) => game.engine === 'roulette' && game.tags.includes('live'),
  );
  if (!roulette) throw new Error('no roulette with a presenter');
  const players = () => liveTableOf(world, roulette, 'CL')?.players ?? 0;
  const before = players();
  world.state.gameSeats.clear();
  expect(players()).toBe(before - 1);
});
