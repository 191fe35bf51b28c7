import { type Draw, weightAt } from '../../kit/chance/draw.ts';

export type Sport = 'football' | 'basketball' | 'tennis';

export type Score = readonly [home: number, away: number];

/** Before the start. Plain JSON. */
export interface Fixture {
  id: string;
  sport: Sport;
  /** World time in ms. */
  startsAt: number;
  /** ms for a minute of the match; less in virtual leagues. */
  minuteMs: number;
  /** Average goals or baskets of each side; in tennis, shares of the games. */
  strength: Score;
}

interface Mark {
  /** World time in ms. */
  at: number;
  score: Score;
  games: Score | null;
  /** Bets stop for a while: a goal or the end of a set. */
  isTurn: boolean;
}

export interface Course {
  marks: readonly Mark[];
  endsAt: number;
}

export interface MatchState {
  phase: 'coming' | 'live' | 'over';
  score: Score;
  games: Score | null;
  /** Minutes played up to the last step, without breaks; 0 in tennis, which has no clock. */
  minute: number;
  isTurn: boolean;
}

/** Parts with breaks between them, and the chance of each value of a score. */
interface TimedSport {
  parts: number;
  partMinutes: number;
  breakMinutes: number;
  worth: readonly (readonly [points: number, chance: number])[];
  canDraw: boolean;
}

export const timedSports: Readonly<Record<Exclude<Sport, 'tennis'>, TimedSport>> = {
  football: { parts: 2, partMinutes: 45, breakMinutes: 15, worth: [[1, 1]], canDraw: true },
  basketball: {
    parts: 4,
    partMinutes: 10,
    breakMinutes: 3,
    worth: [
      [1, 0.25],
      [2, 0.5],
      [3, 0.25],
    ],
    canDraw: false,
  },
};

export const playedMinutes = ({ parts, partMinutes }: TimedSport) => parts * partMinutes;

export const SETS_TO_WIN = 2;
/** In minutes. */
const GAME_MINUTES = [2.5, 5.5] as const;
/** Overtime lasts until the next basket, at most this many minutes. */
const OVERTIME_MINUTES = 5;
/**
 * In minutes of the match. Score and clock change at whole steps only, and at the same instant. Between two steps nothing
 * can happen, so the chances of a state stay true, and its prices can be tapped, for the whole step (GAM-16).
 */
const STEP = 0.5;
/** Time without bets after a goal or a set's end; at most three minutes of a virtual match. */
const TURN_MS = 48_000;

/** Six games with a lead of two, or seven. */
export const isSetWon = (own: number, other: number) => own === 7 || (own === 6 && other <= 4);

const add = ([home, away]: Score, isHome: boolean, points: number): Score =>
  isHome ? [home + points, away] : [home, away + points];

/** The end of a part comes before its break. */
function withBreaks({ partMinutes, breakMinutes }: TimedSport, minute: number): number {
  return minute + Math.max(0, Math.ceil(minute / partMinutes) - 1) * breakMinutes;
}

function pointsOf({ worth }: TimedSport, draw: Draw): number {
  const chances = worth.map(([, chance]) => chance);
  return worth[weightAt(chances, draw.next())]?.[0] ?? 1;
}

function timedCourse({ startsAt, minuteMs, strength }: Fixture, sport: TimedSport, draw: Draw): Course {
  const [home, away] = strength;
  const length = playedMinutes(sport);
  const timeOf = (minute: number) => Math.round(startsAt + withBreaks(sport, minute) * minuteMs);
  const marks: Mark[] = [{ at: startsAt, score: [0, 0], games: null, isTurn: false }];
  let score: Score = [0, 0];
  const mark = (at: number, points: number) => {
    score = add(score, draw.next() * (home + away) < home, points);
    marks.push({ at, score, games: null, isTurn: sport.canDraw });
  };
  const gap = () => (-Math.log(1 - draw.next()) * length) / (home + away);
  for (let minute = gap(); minute < length; minute += gap()) {
    mark(timeOf(Math.ceil(minute / STEP) * STEP), pointsOf(sport, draw));
  }
  let endsAt = timeOf(length);
  if (!sport.canDraw && score[0] === score[1]) {
    endsAt += Math.round((1 + draw.next() * (OVERTIME_MINUTES - 1)) * minuteMs);
    mark(endsAt, 2);
  }
  return { marks, endsAt };
}

function tennisCourse({ startsAt, minuteMs, strength }: Fixture, draw: Draw): Course {
  const chance = strength[0] / (strength[0] + strength[1]);
  const marks: Mark[] = [{ at: startsAt, score: [0, 0], games: [0, 0], isTurn: false }];
  let at = startsAt;
  let score: Score = [0, 0];
  let games: Score = [0, 0];
  while (Math.max(...score) < SETS_TO_WIN) {
    const [least, most] = GAME_MINUTES;
    at += Math.round((least + draw.next() * (most - least)) * minuteMs);
    const isHome = draw.next() < chance;
    games = add(games, isHome, 1);
    const isTurn = isHome ? isSetWon(...games) : isSetWon(games[1], games[0]);
    if (isTurn) {
      score = add(score, isHome, 1);
      games = [0, 0];
    }
    marks.push({ at, score, games, isTurn });
  }
  return { marks, endsAt: at };
}

/** Pure: the same numbers and fixture give the same course. */
export function playMatch(draw: Draw, fixture: Fixture): Course {
  return fixture.sport === 'tennis'
    ? tennisCourse(fixture, draw)
    : timedCourse(fixture, timedSports[fixture.sport], draw);
}

function minuteAt({ sport, startsAt, minuteMs }: Fixture, now: number): number {
  if (sport === 'tennis') return 0;
  const { parts, partMinutes, breakMinutes } = timedSports[sport];
  const elapsed = Math.max(0, Math.floor((now - startsAt) / minuteMs / STEP) * STEP);
  const whole = Math.min(Math.floor(elapsed / (partMinutes + breakMinutes)), parts - 1);
  return whole * partMinutes + Math.min(elapsed - whole * (partMinutes + breakMinutes), partMinutes);
}

export function matchAt(fixture: Fixture, { marks, endsAt }: Course, now: number): MatchState {
  const { startsAt, minuteMs } = fixture;
  const { score = [0, 0], games = null } = marks.findLast(({ at }) => at <= now) ?? {};
  const pause = Math.min(TURN_MS, 3 * minuteMs);
  return {
    phase: now < startsAt ? 'coming' : now < endsAt ? 'live' : 'over',
    score,
    games,
    minute: minuteAt(fixture, now),
    isTurn: marks.some(({ at, isTurn }) => isTurn && now >= at && now < at + pause),
  };
}
