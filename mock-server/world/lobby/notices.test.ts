import { expect, test } from 'vitest';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import { noticesInForce } from './notices.ts';

const HOUR_MS = 60 * 60_000;

test('LOB-04 winners are masked, won an amount in a game of the lobby, and change with the hour alone', () => {
  const { world, pass } = createTestWorld();
  const winners = () => noticesInForce(world, 'CL').filter(({ level }) => level === 'winner');
  const first = winners();
  pass(1000);
  expect(winners()).toEqual(first);
  const names = world.catalogue.games.map(({ name }) => name);
  for (const { title } of first) {
    const [, game = ''] = /^9\d\d•••\d{3} won [\d,]+\.\d\d CLP on (.+)$/.exec(title.en) ?? [];
    expect(names, title.en).toContain(game);
  }
  expect(first).toHaveLength(6);
  pass(HOUR_MS);
  expect(winners()).not.toEqual(first);
});

test('LOB-04 a lobby without games has no winners', () => {
  const { world } = createTestWorld();
  const empty = { ...world, catalogue: { ...world.catalogue, games: [] } };
  expect(noticesInForce(empty, 'CL').filter(({ level }) => level === 'winner')).toEqual([]);
});
