import { expect, test } from 'vitest';
import { drawsOf, type Fixture, matchAt, outcomeOf, playMatch, type Sport } from './match.ts';
import { chancesOf, MARGIN, marketAt, pricesOf } from './match-odds.ts';
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
      if (sport !== 'football') expect(outcomeOf(last?.score ?? [0, 0])).not.toBe('draw');
      if (sport === 'tennis') expect(Math.max(...(last?.score ?? []))).toBe(2);
      if (sport === 'football') expect(course.endsAt).toBe(KICK_OFF + 105 * 60_000);
    }
  },
);

test('GAM-09 other seeds give other matches', () => {
  const ends = [1, 2, 3, 4].map((seed) => JSON.stringify(played(seed, fixtureOf('football')).marks));
  expect(new Set(ends).size).toBe(4);
});

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
    let asked = 0;
    for (const market of markets) {
      const picks = picksOf(sport, market);
      if (picks.length === 0) continue;
      const sum = picks.reduce((all, pick) => all + (chances[pick] ?? 0), 0);
      expect(sum, market).toBeCloseTo(1, 9);
      // Three standard deviations of 1,000 matches are at most 4.8 %; the seed is fixed.
      for (const pick of picks) {
        expect(Math.abs((count.get(pick) ?? 0) / 1_000 - (chances[pick] ?? 0)), pick).toBeLessThan(0.048);
        asked += 1;
      }
    }
    expect(asked).toBe(sport === 'football' ? 9 : 6);
  },
);

test('GAM-09 a side that is ahead is likelier to win the later it is', () => {
  const at = (minute: number) =>
    chancesOf(fixtureOf('football'), { score: [1, 0], minute, games: null }).home ?? 0;
  expect(at(10)).toBeLessThan(at(60));
  expect(at(60)).toBeLessThan(at(85));
  expect(at(90)).toBeCloseTo(1, 9);
});

/** Prices are rounded down, so one hundredth more each must be below the stated margin. */
function hasMargin(prices: readonly number[]): boolean {
  const book = (more: number) => prices.reduce((sum, price) => sum + 100 / (price + more), 0);
  return book(0) >= 1 + MARGIN - 1e-9 && book(1) < 1 + MARGIN;
}

test('GAM-09 GAM-16 every market of every match has the stated margin at every moment, and closes when it cannot', () => {
  const wrong: unknown[] = [];
  let offered = 0;
  let suspended = 0;
  let more = 0;
  for (const sport of sports) {
    for (let number = 0; number < 4; number += 1) {
      const fixture = fixtureOf(sport, number);
      const course = played(3, fixture);
      for (const now of momentsOf(course.endsAt)) {
        const state = matchAt(fixture, course, now);
        const { prices, all: everyPrice, isSuspended } = marketAt(fixture, state, now);
        for (const market of markets) {
          const own = picksOf(sport, market).flatMap((pick) => everyPrice[pick] ?? []);
          if (own.length === 0) continue;
          more += 1;
          const isWhole = own.length === picksOf(sport, market).length;
          if (!isWhole || !hasMargin(own)) wrong.push({ fixture, now, market, own });
        }
        if (isSuspended) suspended += 1;
        const all = Object.values(prices ?? {});
        if (prices) offered += 1;
        const isRight = prices
          ? all.length === (sport === 'football' ? 3 : 2) &&
            all.every((price) => price >= 101 && price <= 10_000) &&
            hasMargin(all)
          : isSuspended;
        if (!isRight || (state.phase === 'over' && !isSuspended)) wrong.push({ fixture, now, prices });
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(offered).toBeGreaterThan(300);
  expect(more, 'prices of all markets').toBeGreaterThan(1_000);
  expect(suspended).toBeGreaterThan(20);
});

test('GAM-09 the margin holds for any chances', () => {
  const draw = drawsOf('any chances');
  const wrong = Array.from({ length: 400 }, () => {
    const [one, two, three] = [draw.next() ** 3, draw.next() ** 3, draw.next() ** 3];
    const all = one + two + three;
    return pricesOf({ home: one / all, draw: two / all, away: three / all });
  }).filter((prices) => prices && !hasMargin(Object.values(prices)));
  expect(wrong).toEqual([]);
  expect(pricesOf({ home: 1, draw: 0, away: 0 })).toBeUndefined();
});

test('GAM-09 bets stop from a moment before a goal until a moment after it', () => {
  const fixture = fixtureOf('football', 4);
  const course = played(3, fixture);
  const goal = course.marks.find(({ isTurn }) => isTurn);
  if (!goal) throw new Error('This match has no goal: choose another.');
  const isSuspended = (now: number) => marketAt(fixture, matchAt(fixture, course, now), now).isSuspended;
  for (const ms of [-11_000, 0, 47_000]) expect(isSuspended(goal.at + ms), `${ms}`).toBe(true);
  expect(isSuspended(goal.at - 13_000)).toBe(false);
});

test('GAM-09 a price lives long enough to be tapped, and moves while the match goes on', () => {
  const fixture = fixtureOf('football', 9);
  const course = played(3, fixture);
  const homeAt = (now: number) => marketAt(fixture, matchAt(fixture, course, now), now).prices?.home;
  const quarter = KICK_OFF + 15 * 60_000;
  expect(homeAt(quarter + 29_000)).toBe(homeAt(quarter + 1_000));
  const seen = new Set(Array.from({ length: 20 }, (_, at) => homeAt(KICK_OFF + at * 60_000)));
  expect(seen.size).toBeGreaterThan(5);
});

test('GAM-16 all picks of a match agree with any score: exactly one of each market comes true', () => {
  let asked = 0;
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
          asked += 1;
        }
        if (lines.handicap < 0 && holds('home-line', [home, away], lines))
          expect(holds('home', [home, away], lines)).toBe(true);
      }
    }
  }
  expect(asked).toBeGreaterThan(1_300);
});
