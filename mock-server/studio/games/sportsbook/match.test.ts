import { expect, test } from 'vitest';
import { drawsOf } from '../../../../tests/support/simulate.ts';
import { type Fixture, matchAt, playMatch, type Sport } from './match.ts';
import { chancesOf, marketAt, priceOf } from './match-odds.ts';
import { holds, linesOf, MATCH_PICKS, type MarketName, PICKS, picksOf } from './match-picks.ts';

const KICK_OFF = 1_000_000 * 60_000;

const strengths: Readonly<Record<Sport, Fixture['strength']>> = {
  football: [1.6, 1.1],
  basketball: [40, 37],
  tennis: [0.53, 0.47],
};
const markets = Object.keys(PICKS) as MarketName[];
const sports: readonly Sport[] = ['football', 'basketball', 'tennis'];

function fixtureOf(sport: Sport, number = 1, minuteMs = 60_000): Fixture {
  return { id: `test-${number}-0`, sport, startsAt: KICK_OFF, minuteMs, strength: strengths[sport] };
}

const played = (seed: number, fixture: Fixture) => playMatch(drawsOf(`${seed} ${fixture.id}`), fixture);

function momentsOf(endsAt: number): number[] {
  return Array.from({ length: 60 }, (_, at) =>
    Math.round(KICK_OFF - 600_000 + ((endsAt - KICK_OFF + 900_000) * at) / 59),
  );
}

const phases = ['coming', 'live', 'over'];

test.each(sports)(
  'GAM-09 a match of %s goes one way only: coming, live, over, and no score goes back',
  (sport) => {
    for (let number = 0; number < 10; number += 1) {
      const fixture = fixtureOf(sport, number);
      const course = played(7, fixture);
      expect(played(7, fixture)).toEqual(course);
      const states = momentsOf(course.endsAt).map((now) => matchAt(fixture, course, now));
      const [first, last] = [states[0], states.at(-1)];
      expect(first).toMatchObject({ phase: 'coming', score: [0, 0], minute: 0 });
      const isBack = states.some((state, at) => {
        const before = states[at - 1] ?? state;
        return (
          phases.indexOf(state.phase) < phases.indexOf(before.phase) ||
          state.minute < before.minute ||
          state.score.some((points, side) => points < (before.score[side] ?? 0))
        );
      });
      expect(isBack).toBe(false);
      expect(last?.phase).toBe('over');
      expect(last?.score).toEqual(course.marks.at(-1)?.score);
      if (sport !== 'football') expect(new Set(last?.score).size).toBe(2);
      if (sport === 'tennis') expect(Math.max(...(last?.score ?? []))).toBe(2);
      if (sport === 'football') expect(course.endsAt).toBe(KICK_OFF + 105 * 60_000);
    }
  },
);

test.each(sports)(
  'GAM-09 GAM-16 the chances of all markets of %s are what comes true over a thousand matches',
  (sport) => {
    const chances = chancesOf(fixtureOf(sport), { score: [0, 0], minute: 0, games: [0, 0] });
    const lines = linesOf(fixtureOf(sport));
    const count = new Map<string, number>();
    for (let number = 0; number < 1_000; number += 1) {
      const score = played(11, fixtureOf(sport, number)).marks.at(-1)?.score ?? [0, 0];
      for (const pick of MATCH_PICKS)
        if (holds(pick, score, lines)) count.set(pick, (count.get(pick) ?? 0) + 1);
    }
    let requests = 0;
    for (const market of markets) {
      const picks = picksOf(sport, market);
      if (picks.length === 0) continue;
      const sum = picks.reduce((all, pick) => all + (chances[pick] ?? 0), 0);
      expect(sum, market).toBeCloseTo(1, 9);
      // Three standard deviations of 1,000 matches are at most 4.8 %; the seed is fixed.
      for (const pick of picks) {
        expect(Math.abs((count.get(pick) ?? 0) / 1_000 - (chances[pick] ?? 0)), pick).toBeLessThan(0.048);
        requests += 1;
      }
    }
    expect(requests).toBe(sport === 'football' ? 9 : 6);
  },
);

test('GAM-16 a price is the inverse chance less the margin, rounded down, within the limits', () => {
  expect([0.5, 0.2, 0.93, 0.0095].map(priceOf)).toEqual([188, 471, 101, 9930]);
  expect([0, 0.0094, 0.935, 1].map(priceOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('GAM-16 at every moment what has happened decides price and closing: never what will, and never the time within a step', () => {
  const seen = { offered: 0, suspended: 0 };
  for (const sport of sports) {
    for (let number = 0; number < 2; number += 1) {
      const fixture = fixtureOf(sport, number);
      const course = played(3, fixture);
      const overtime = sport === 'basketball' ? KICK_OFF + 49 * 60_000 : course.endsAt;
      for (const now of momentsOf(course.endsAt)) {
        const state = matchAt(fixture, course, now);
        const market = marketAt(fixture, state);
        expect(market.chances).toEqual(chancesOf(fixture, state));
        const past = { ...course, marks: course.marks.filter(({ at }) => at <= now) };
        expect(marketAt(fixture, matchAt(fixture, past, now))).toEqual(market);
        const step = now - ((now - KICK_OFF) % 30_000);
        if (sport !== 'tennis' && step >= KICK_OFF && step % 60_000 !== 48_000) {
          const before = marketAt(fixture, matchAt(fixture, course, step));
          expect(before.prices, `${sport} ${now}`).toEqual(market.prices);
        }
        const isPause = past.marks.some(({ at, isTurn }) => isTurn && now < at + 48_000);
        expect(market.isSuspended).toBe(isPause || now >= overtime);
        for (const [pick, chance] of Object.entries(market.chances))
          expect(market.prices[pick as keyof typeof market.prices]).toBe(priceOf(chance));
        if (market.isSuspended) seen.suspended += 1;
        else seen.offered += Object.keys(market.prices).length;
      }
    }
  }
  expect(seen.offered).toBeGreaterThan(500);
  expect(seen.suspended).toBeGreaterThan(10);
});

test('GAM-16 a chance is the mean of the chances one step later: nothing moves a price but the match', () => {
  const fixture = fixtureOf('football');
  const means = (side: 0 | 1) => {
    const mean = fixture.strength[side] / 180;
    return [Math.exp(-mean), Math.exp(-mean) * mean, (Math.exp(-mean) * mean ** 2) / 2];
  };
  let requests = 0;
  for (const [home, away, minute] of [[0, 0, 0] as const, [1, 0, 44.5] as const, [1, 1, 89] as const]) {
    const now = chancesOf(fixture, { score: [home, away], minute, games: null });
    for (const pick of MATCH_PICKS) {
      let mean = 0;
      for (const [more, chance] of means(0).entries())
        for (const [others, other] of means(1).entries()) {
          const score = [home + more, away + others] as const;
          const next = chancesOf(fixture, { score, minute: minute + 0.5, games: null }, linesOf(fixture));
          mean += chance * other * (next[pick] ?? 0);
        }
      expect(mean, `${pick} ${minute}`).toBeCloseTo(now[pick] ?? 0, 6);
      requests += 1;
    }
  }
  expect(requests).toBe(27);
});

test('GAM-09 the clock of a match moves by half minutes, so that a price lives long enough to be tapped', () => {
  const fixture = fixtureOf('football', 9);
  const course = played(3, fixture);
  const quarter = KICK_OFF + 15 * 60_000;
  expect([0, 29_999, 30_000].map((ms) => matchAt(fixture, course, quarter + ms).minute)).toEqual([
    15, 15, 15.5,
  ]);
});

test('GAM-16 all picks of a match agree with any score: exactly one of each market comes true', () => {
  let requests = 0;
  for (const sport of sports) {
    const lines = linesOf(fixtureOf(sport));
    expect([lines.goals % 1, Math.abs(lines.handicap % 1)], 'no bet ends level').toEqual([0.5, 0.5]);
    for (let home = 0; home < 12; home += 1) {
      for (let away = 0; away < 12; away += 1) {
        if (sport !== 'football' && home === away) continue;
        for (const market of markets) {
          const picks = picksOf(sport, market);
          if (picks.length === 0) continue;
          expect(picks.filter((pick) => holds(pick, [home, away], lines))).toHaveLength(1);
          requests += 1;
        }
        if (lines.handicap < 0 && holds('home-line', [home, away], lines))
          expect(holds('home', [home, away], lines)).toBe(true);
      }
    }
  }
  expect(requests).toBeGreaterThan(1_300);
});
