import { expect, test } from 'vitest';
import { createTestClient } from '../../../tests/support/test-client.ts';
import { createTestWorld, testCatalogue } from '../../../tests/support/test-world.ts';
import { drawResource } from '../../resources/resources.ts';
import { liveTableOf, presenterOf, presenters } from './live-tables.ts';

const tables = testCatalogue.games.filter(({ tags }) => tags.includes('live'));

test('LOB-15 every live game has a table and no other game has one; nobody presents two tables at once', () => {
  const { world, pass } = createTestWorld();
  expect(tables.length).toBeGreaterThan(4);
  for (let hour = 0; hour < 24; hour += 1) {
    const found = testCatalogue.games.filter((game) => liveTableOf(world, game, 'CL'));
    expect(found).toEqual(tables);
    const names = tables.map((game) => liveTableOf(world, game, 'CL')?.presenter);
    expect(new Set(names).size).toBe(tables.length);
    pass(3_600_000);
  }
});

test('LOB-15 the row and the page of a game name the same presenter and stakes', async () => {
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
});

test('LOB-15 twenty presenters have the names of their portraits, and each comes to each table in turn, for two hours', () => {
  const { world, pass } = createTestWorld();
  for (const [portrait, name] of Object.entries(presenters))
    expect(
      name
        .normalize('NFD')
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase(),
    ).toBe(portrait);
  const [first, second] = tables;
  if (!first || !second) throw new Error('There are fewer than two tables.');
  const turns = Array.from({ length: 21 }, () => {
    const started = [first, second].map((game) => presenterOf(world, game));
    pass(2 * 3_600_000 - 1);
    expect([first, second].map((game) => presenterOf(world, game))).toEqual(started);
    pass(1);
    return started;
  });
  expect(new Set(turns.map(([one]) => one))).toEqual(new Set(Object.keys(presenters)));
  for (const [at, [one]] of turns.slice(1).entries()) expect(one, 'who was beside it').toBe(turns[at]?.[1]);
});

test('LOB-15 a table of cards has twelve seats, the others have no number of seats', () => {
  const { world } = createTestWorld();
  const seats = tables.map((game) => [game.engine, liveTableOf(world, game, 'CL')?.seats]);
  expect(Object.fromEntries(seats)).toEqual({
    roulette: undefined,
    blackjack: 12,
    wheel: undefined,
    cards: 12,
    dice: undefined,
  });
  for (const game of testCatalogue.games.filter((row) => !tables.includes(row)))
    expect([presenterOf(world, game), liveTableOf(world, game, 'CL')]).toEqual([undefined, undefined]);
});
