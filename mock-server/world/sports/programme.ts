import {
  type Course,
  type Fixture,
  type MatchState,
  matchAt,
  playMatch,
  type Score,
} from '@copihue/studio/engines/match';
import { type Market, marketAt } from '@copihue/studio/engines/match-odds';
import type { World } from '../core/world.ts';
import type { SeedLeague } from '../tables/catalogue.ts';

const MINUTE_MS = 60_000;

/** A match of the programme: who meets, and all that follows from it and the clock. */
interface SportMatch {
  fixture: Fixture;
  league: string;
  home: string;
  away: string;
}

/** A match at the world's present moment. */
export interface SportMatchNow extends SportMatch {
  state: MatchState;
  market: Market;
}

/** The sides of a match: one stays in its place and the others move on by one each round, so that all meet. */
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

/** How a match goes in this world, from its start to its end. */
export function courseOf(world: World, fixture: Fixture): Course {
  return playMatch(world.state.matchSeed, fixture);
}

/** A match at the world's present moment. */
export function matchNow(world: World, match: SportMatch): SportMatchNow {
  const now = world.now();
  const state = matchAt(match.fixture, courseOf(world, match.fixture), now);
  return { ...match, state, market: marketAt(match.fixture, state, now) };
}

/** The match of an id; undefined when no league has it. */
export function matchById(world: World, id: string): SportMatch | undefined {
  const [, leagueId = '', round = '', slot = ''] = /^([a-z]+)-(\d{1,9})-(\d)$/.exec(id) ?? [];
  const league = world.catalogue.leagues.find((row) => row.id === leagueId);
  return league && matchOf(league, Number(round), Number(slot));
}

/**
 * The matches under way, and of each place in a round the next to come; live ones first, then by start. Everything in
 * it follows from the world's seed and clock.
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
    .sort(
      (a, b) =>
        Number(b.state.phase === 'live') - Number(a.state.phase === 'live') ||
        a.fixture.startsAt - b.fixture.startsAt,
    );
}
