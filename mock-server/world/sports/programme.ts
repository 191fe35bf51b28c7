import {
  type Course,
  type Fixture,
  type MatchState,
  matchAt,
  playMatch,
  type Score,
} from '@copihue/studio/games/sportsbook/match';
import { type Market, marketAt } from '@copihue/studio/games/sportsbook/match-odds';
import { createCache } from '../core/cache.ts';
import { secretDraw } from '../core/secret.ts';
import type { World } from '../core/world.ts';
import type { SeedLeague } from '../tables/catalogue.ts';
import type { SportMatch } from '../tables/sport-rows.ts';

const MINUTE_MS = 60_000;

export interface SportMatchNow extends SportMatch {
  state: MatchState;
  market: Market;
}

/** Round robin (circle method): one side keeps its place and the others move by one each round. */
function pairOf({ sides }: SeedLeague, round: number, slot: number) {
  const [first, ...others] = sides;
  const circle = [first, ...others.map((_, at) => others[(at + round) % others.length])];
  const pair = [circle[slot], circle[circle.length - 1 - slot]];
  return (round + slot) % 2 === 0 ? pair : pair.toReversed();
}

function matchOf(league: SeedLeague, round: number, slot: number): SportMatch | undefined {
  const kickOff = league.kickOffs[slot];
  const [home, away] = pairOf(league, round, slot);
  if (kickOff === undefined || !home || !away || home === away) return undefined;
  const [atHome, abroad] = league.average;
  const strength: Score = [(atHome * home[1]) / away[1], (abroad * away[1]) / home[1]];
  const { sport, minuteMs, name, id, roundMinutes } = league;
  return {
    fixture: {
      id: `${id}-${round}-${slot}`,
      sport,
      startsAt: (round * roundMinutes + kickOff) * MINUTE_MS,
      minuteMs,
      strength,
    },
    league: name,
    home: home[0],
    away: away[0],
  };
}

/** Each question for the matches needs the courses of all. */
const courses = createCache<Course>(1_000);

export const courseOf = ({ state: { secret } }: World, fixture: Fixture): Course =>
  courses(`${secret} ${fixture.id}`, () => playMatch(secretDraw(secret, `match ${fixture.id}`), fixture));

export function matchNow(world: World, match: SportMatch): SportMatchNow {
  const state = matchAt(match.fixture, courseOf(world, match.fixture), world.now());
  return { ...match, state, market: marketAt(match.fixture, state) };
}

export function matchById(world: World, id: string): SportMatch | undefined {
  const [, leagueId, round, slot] = /^([a-z]+)-(\d{1,9})-(\d)$/.exec(id) ?? [];
  const league = world.catalogue.leagues.find((row) => row.id === leagueId);
  return league && matchOf(league, Number(round), Number(slot));
}

/**
 * The live matches and the next match of each place: by their start, so live ones first. They follow from the world's
 * seed and clock.
 */
export function sportMatches(world: World): SportMatchNow[] {
  const now = world.now();
  return world.catalogue.leagues
    .flatMap((league) =>
      league.kickOffs.flatMap((kickOff, slot) => {
        const round = Math.floor((now / MINUTE_MS - kickOff) / league.roundMinutes);
        return [round, round + 1].flatMap((at) => matchOf(league, at, slot) ?? []);
      }),
    )
    .map((match) => matchNow(world, match))
    .filter(({ state }) => state.phase !== 'over')
    .sort((a, b) => a.fixture.startsAt - b.fixture.startsAt);
}
