import type { Fixture, Score, Sport } from './match.ts';

/** What can be bet on in a match, by market. */
export const PICKS = {
  winner: ['home', 'draw', 'away'],
  goals: ['over', 'under'],
  both: ['both', 'not-both'],
  handicap: ['home-line', 'away-line'],
} as const;

export type MarketName = keyof typeof PICKS;
export type MatchPick = (typeof PICKS)[MarketName][number];

export const MATCH_PICKS = Object.values(PICKS).flat();

/** Lines between two scores, so that no bet ends level. */
export interface Lines {
  /** Goals, points or sets of both sides; `over` is more. */
  goals: number;
  /** Added to the home side's score. */
  handicap: number;
}

/** Average points of a score. */
const POINTS = { football: 1, basketball: 2 } as const;

/** The lines of a match: nearest to what is expected, and the same from its announcement to its end. */
export function linesOf({ sport, strength: [home, away] }: Pick<Fixture, 'sport' | 'strength'>): Lines {
  if (sport === 'tennis') return { goals: 2.5, handicap: home >= away ? -1.5 : 1.5 };
  const points = POINTS[sport];
  return {
    goals: Math.floor((home + away) * points) + 0.5,
    handicap: -(Math.floor((home - away) * points) + 0.5),
  };
}

/** The picks of a market in a sport; none where the market says nothing, as a draw or a side without points would. */
export function picksOf(sport: Sport, market: MarketName): readonly MatchPick[] {
  if (market === 'winner' && sport !== 'football') return ['home', 'away'];
  return market === 'both' && sport !== 'football' ? [] : PICKS[market];
}

/** Whether a pick comes true with a final score. Prices and settlement both follow this. */
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
