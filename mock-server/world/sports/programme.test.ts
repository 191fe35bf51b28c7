import { expect, test } from 'vitest';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import { courseOf, matchById, sportMatches } from './programme.ts';

const HOUR_MS = 60 * 60_000;

test('LOB-03 GAM-09 at any hour some matches are under way and others to come, each with its own id and sides', () => {
  const { world, pass } = createTestWorld();
  for (let step = 0; step < 30; step += 1) {
    const matches = sportMatches(world);
    const live = matches.filter(({ state }) => state.phase === 'live');
    expect(live.length).toBeGreaterThan(1);
    expect(matches.length - live.length).toBe(16);
    expect(matches.slice(0, live.length)).toEqual(live);
    const starts = matches.map(({ fixture }) => fixture.startsAt);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(new Set(matches.map(({ fixture }) => fixture.id)).size).toBe(matches.length);
    for (const { home, away, fixture, state } of matches) {
      expect(home).not.toBe(away);
      expect(fixture.startsAt > world.now()).toBe(state.phase === 'coming');
      expect(matchById(world, fixture.id)).toMatchObject({ home, away, fixture });
    }
    const sides = live.flatMap(({ home, away }) => [home, away]);
    expect(new Set(sides).size).toBe(sides.length);
    pass(2.9 * HOUR_MS);
  }
});

test('GAM-09 a match keeps its course while the clock moves on, and two worlds have matches of their own', () => {
  const { world, pass } = createTestWorld();
  const other = createTestWorld(9).world;
  const fixtures = sportMatches(world).map(({ fixture }) => fixture);
  const courses = fixtures.map((fixture) => courseOf(world, fixture));
  expect(fixtures.map((fixture) => courseOf(other, fixture))).not.toEqual(courses);
  pass(5 * HOUR_MS);
  expect(fixtures.map((fixture) => courseOf(world, fixture))).toEqual(courses);
});

test.each([
  ...['', 'pacifico', 'pacifico-1', 'pacifico-1-7'],
  ...['nobody-1-0', 'pacifico-1-0-0', 'Xpacifico-1-0', 'constructor-1-0'],
])('GAM-09 there is no match %j', (id) => {
  expect(matchById(createTestWorld().world, id)).toBeUndefined();
});

test('GAM-09 in 18 rounds each of ten sides receives each other once', () => {
  const { world } = createTestWorld();
  const ids = Array.from({ length: 90 }, (_, at) => `pacifico-${Math.floor(at / 5)}-${at % 5}`);
  const pairs = ids.map((id) => matchById(world, id)).map((match) => `${match?.home} - ${match?.away}`);
  expect(new Set(pairs).size).toBe(90);
  expect(new Set(pairs.slice(0, 5).flatMap((pair) => pair.split(' - '))).size).toBe(10);
});

test('GAM-09 the first side receives the last one first and travels in the next round, and strength decides the goals', () => {
  const { world } = createTestWorld();
  const [first, next] = [matchById(world, 'pacifico-0-0'), matchById(world, 'pacifico-1-0')];
  const sides = world.catalogue.leagues[0]?.sides ?? [];
  const [[one, strong], [last, weak]] = [sides[0], sides.at(-1)] as [[string, number], [string, number]];
  expect([first?.home, first?.away, next?.away]).toEqual([one, last, one]);
  const [home = 0, away = 0] = first?.fixture.strength ?? [];
  expect(home).toBeCloseTo((1.45 * strong) / weak, 9);
  expect(away).toBeCloseTo((1.15 * weak) / strong, 9);
  expect(first?.fixture.startsAt).toBe(0);
  expect(matchById(world, 'pacifico-2-1')?.fixture.startsAt).toBe((2 * 240 + 50) * 60_000);
});
