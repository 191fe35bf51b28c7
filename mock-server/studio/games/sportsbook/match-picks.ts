import type { Fixture, Score, Sport } from './match.ts';

export const PICKS = {
  winner: ['home', 'draw', 'away'],
  goals: ['over', 'under'],
  both: ['both', 'not-both'],
  handicap: ['home-line', 'away-line'],
} as const;

export type MarketName = keyof typeof PICKS;
export type MatchPick = (typeof PICKS)[MarketName][number];

export const MATCH_PICKS = Object.values(PICKS).flat();

/** Halves, so that no bet ends level. */
export interface Lines {
  /** Sum of both sides; `over` means more. */
  goals: number;
  /** Added to the home side's score. */
  handicap: number;
}

/** Average points of a score. */
const POINTS = { football: 1, basketball: 2 } as const;

/** Nearest to the expected score, and fixed from the announcement to the end. */
export function linesOf({ sport, strength: [home, away] }: Pick<Fixture, 'sport' | 'strength'>): Lines {
  if (sport === 'tennis') return { goals: 2.5, handicap: home >= away ? -1.5 : 1.5 };
  const points = POINTS[sport];
  return {
    goals: Math.floor((home + away) * points) + 0.5,
    handicap: -(Math.floor((home - away) * points) + 0.5),
  };
}

/** Only football has the draw and the `both` market. */
export function picksOf(sport: Sport, market: MarketName): readonly MatchPick[] {
  if (market === 'winner' && sport !== 'football') return ['home', 'away'];
  return market === 'both' && sport !== 'football' ? [] : PICKS[market];
}

const rules: Readonly<Record<MatchPick, (home: number, away: number, lines: Lines) => boolean>> = {
  home: (home, away) => home > away,
  draw: (home, away) => home === away,
  away: (home, away) => home < away,
  over: (home, away, { goals }) => home + away > goals,
  under: (home, away, { goals }) => home + away < goals,
  both: (home, away) => home > 0 && away > 0,
  'not-both': (home, away) => home === 0 || away === 0,
  'home-line': (home, away, { handicap }) => home - away + handicap > 0,
  'away-line': (home, away, { handicap }) => home - away + handicap < 0,
};

export const holds = (pick: MatchPick, [home, away]: Score, lines: Lines) => rules[pick](home, away, lines);
