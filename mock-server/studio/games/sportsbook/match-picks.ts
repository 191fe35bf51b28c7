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

export function holds(pick: MatchPick, [home, away]: Score, lines: Lines): boolean {
  const margin = home - away;
  switch (pick) {
    case 'home':
      return margin > 0;
    case 'draw':
      return margin === 0;
    case 'away':
      return margin < 0;
    case 'over':
      return home + away > lines.goals;
    case 'under':
      return home + away < lines.goals;
    case 'both':
      return home > 0 && away > 0;
    case 'not-both':
      return home === 0 || away === 0;
    case 'home-line':
      return margin + lines.handicap > 0;
    case 'away-line':
      return margin + lines.handicap < 0;
  }
}
