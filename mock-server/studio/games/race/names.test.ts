import { expect, test } from 'vitest';
import { lengths, raceCard, runnersOf } from './names.ts';

const RACES = 2_000;
/** Number of letters that fit above the narrowest course, at 320 px. */
const LONGEST = 12;

test.each(['horse', 'racer'])(
  'GAM-20 each race of %s has runners of its own, who do not end level',
  (motif) => {
    const names = runnersOf(motif);
    const ran = new Map(names.map((name) => [name, 0]));
    let before: readonly string[] = [];
    let same = 0;
    for (let race = 0; race < RACES; race += 1) {
      const { runners, gaps } = raceCard(`r-${race.toString(16).padStart(24, '0')}`, names);
      expect(new Set(runners).size).toBe(6);
      for (const name of runners) ran.set(name, (ran.get(name) ?? 0) + 1);
      if (runners.every((name, at) => name === before[at])) same += 1;
      before = runners;
      expect(gaps[0]).toBe(0);
      for (const [at, gap] of gaps.slice(1).entries())
        expect(gap - (gaps[at] ?? 0)).toBeGreaterThanOrEqual(3);
      expect(gaps.at(-1)).toBeLessThanOrEqual(40);
      expect(raceCard(`r-${race.toString(16).padStart(24, '0')}`, names)).toEqual({ runners, gaps });
    }
    expect(same).toBe(0);
    expect(new Set(names).size).toBe(names.length);
    const fair = (RACES * 6) / names.length;
    for (const [name, times] of ran) {
      expect(name.length, name).toBeLessThanOrEqual(LONGEST);
      expect(Math.abs(times - fair) / fair, name).toBeLessThan(0.3);
    }
  },
);

test('GAM-20 lengths are written as at the course', () => {
  expect([3, 4, 6, 11, 40].map(lengths)).toEqual(['¾', '1', '1½', '2¾', '10']);
});
