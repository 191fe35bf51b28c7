import { type Fixture, type MatchState, playedMinutes, timedSports } from './match.ts';
import { finalsOf } from './match-finals.ts';
import { holds, linesOf, type MarketName, type MatchPick, PICKS, picksOf } from './match-picks.ts';

/** The house's share of every price: the inverse prices of a market add up to 1 plus this. */
export const MARGIN = 0.06;
/** Long-term return of a bet at any moment, and of a sale (GAM-16). */
export const BOOK_RETURN = 1 / (1 + MARGIN);
/** Prices are whole hundredths; a pick whose price is outside these limits is not offered. */
const LOWEST_PRICE = 101;
const HIGHEST_PRICE = 10_000;

export type ByPick = Readonly<Partial<Record<MatchPick, number>>>;

export function chancesOf(
  { sport, strength }: Pick<Fixture, 'sport' | 'strength'>,
  state: Pick<MatchState, 'score' | 'minute' | 'games'>,
  lines = linesOf({ sport, strength }),
): ByPick {
  const { margins, totals, both } = finalsOf({ sport, strength }, state);
  const sum = (pick: MatchPick, all: typeof margins) =>
    all.reduce((chance, [value, own]) => (holds(pick, [value, 0], lines) ? chance + own : chance), 0);
  const chanceOf = (pick: MatchPick, name: MarketName) => {
    if (name === 'both') return pick === 'both' ? both : 1 - both;
    return sum(pick, name === 'goals' ? totals : margins);
  };
  const names = Object.keys(PICKS) as MarketName[];
  return Object.fromEntries(
    names.flatMap((name) => picksOf(sport, name).map((pick) => [pick, chanceOf(pick, name)])),
  );
}

const known = new Map<string, ByPick>();
const KNOWN_AT_MOST = 500;

/** Every player asks for the same matches, and their chances stay the same for half a minute of the match. */
function knownChances(...facts: Required<Parameters<typeof chancesOf>>): ByPick {
  const key = JSON.stringify(facts);
  const found = known.get(key);
  if (found) return found;
  const chances = chancesOf(...facts);
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, chances);
  return chances;
}

/** In hundredths, rounded down; undefined when it is outside the limits. */
export function priceOf(chance: number): number | undefined {
  const price = Math.floor((100 * BOOK_RETURN) / chance);
  return price >= LOWEST_PRICE && price <= HIGHEST_PRICE ? price : undefined;
}

export interface Market {
  isSuspended: boolean;
  /** Price of each pick, in hundredths; a decided or too certain one has none. */
  prices: ByPick;
  /** Chance of each pick in the public state, 0 to 1. */
  chances: ByPick;
}

/** Score and clock are all that a quote is made of, so only they close a market (GAM-16). */
export function marketAt(fixture: Fixture, state: MatchState): Market {
  const { sport, strength } = fixture;
  const { score, games, minute } = state;
  const chances = knownChances({ sport, strength }, { score, minute, games }, linesOf(fixture));
  const prices = Object.entries(chances).flatMap(([pick, chance]) => {
    const price = priceOf(chance);
    return price === undefined ? [] : [[pick, price] as const];
  });
  const isOvertime = sport !== 'tennis' && minute >= playedMinutes(timedSports[sport]);
  return {
    isSuspended: state.isTurn || isOvertime || state.phase === 'over',
    prices: Object.fromEntries(prices),
    chances,
  };
}
