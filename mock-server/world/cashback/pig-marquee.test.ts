import { expect, test } from 'vitest';
import { createTestWorld, playBet, richPlayer, TEST_NOW } from '../../../tests/support/test-world.ts';
import type { World } from '../core/world.ts';
import { collectPig, pigMarquee } from './pig.ts';

const MINUTE_MS = 60_000;
/** One invented player empties a pig in each of these periods. */
const PERIOD_MS = 11 * MINUTE_MS;

const lose = (world: World, stake: number) => playBet(world, stake, 0);

test('PRO-04 the marquee lists collections newest first and masked, those of this world among them', () => {
  const { world, pass } = createTestWorld();
  const before = pigMarquee(world, 'CL');
  expect(pigMarquee(createTestWorld(7).world, 'CL')).toEqual(before);
  expect(before).toHaveLength(12);
  expect(before.every(({ player, amount }) => /^\d{3}\*{3}\d{3}$/.test(player) && amount >= 100_000)).toBe(
    true,
  );
  expect(before.every(({ at }, index) => at <= (before[index - 1]?.at ?? TEST_NOW))).toBe(true);
  lose(world, 1_000_000);
  collectPig(world, richPlayer);
  expect(pigMarquee(world, 'CL')[0]).toEqual({ player: '912***678', amount: 100_000, at: TEST_NOW });
  expect(pigMarquee(world, 'KE').some(({ player }) => player === '912***678')).toBe(false);
  pass(PERIOD_MS);
  expect(pigMarquee(world, 'CL').slice(2)).toEqual(before.slice(0, 10));
});

test('PRO-04 the marquee sorts collections by their time and leaves out what was only saved', () => {
  const { world, pass } = createTestWorld();
  lose(world, 500_000);
  pass(24 * 60 * MINUTE_MS);
  lose(world, 700_000);
  collectPig(world, richPlayer);
  const at = world.now();
  pass(5 * PERIOD_MS);
  const lines = pigMarquee(world, 'CL');
  expect(lines.filter(({ player }) => player === '912***678')).toEqual([
    { player: '912***678', amount: 120_000, at },
  ]);
  expect(lines.map((line) => line.at)).toEqual(lines.map((line) => line.at).sort((a, b) => b - a));
  expect(lines[0]?.at).toBeGreaterThan(at);
});

test.each([
  ['CL', 100_000, 700_000],
  ['KE', 5000, 35_000],
])('PRO-04 in %s each period has one invented collection, of %d to %d and whole', (country, least, most) => {
  const { world, pass } = createTestWorld();
  lose(world, 1_000_000);
  collectPig(world, richPlayer);
  pass(12 * PERIOD_MS);
  const lines = Array.from({ length: 10 }, () => {
    pass(12 * PERIOD_MS);
    const shown = pigMarquee(world, country);
    const periods = shown.map(({ at }) => Math.floor(world.now() / PERIOD_MS) - Math.floor(at / PERIOD_MS));
    expect(periods).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    return shown;
  }).flat();
  expect(new Set(lines.map(({ at }) => at % PERIOD_MS)).size).toBe(120);
  expect(lines.filter(({ player }) => !/^\d{3}\*{3}\d{3}$/.test(player))).toEqual([]);
  const amounts = lines.map(({ amount }) => amount);
  expect(amounts.filter((amount) => amount < least || amount > most || amount % 100 !== 0)).toEqual([]);
  expect(Math.max(...amounts)).toBeGreaterThan(most / 2);
});
