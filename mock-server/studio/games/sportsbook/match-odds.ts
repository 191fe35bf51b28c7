import {
  drawsOf,
  type Fixture,
  type MatchOutcome,
  type MatchState,
  playedMinutes,
  type Score,
  timedSports,
} from './match.ts';
import { finalsOf } from './match-finals.ts';
import { holds, linesOf, type MarketName, type MatchPick, PICKS, picksOf } from './match-picks.ts';

/** The house's share: the inverse prices of a market add up to 1 plus this. */
export const MARGIN = 0.06;
/** Prices are whole hundredths; a market with a price outside these limits is not offered. */
const LOWEST_PRICE = 101;
const HIGHEST_PRICE = 10_000;
/** How far the estimate of a side's strength moves, and how often, in ms. */
const DRIFT = 0.03;
const DRIFT_STEP_MS = 60_000;

export type ByOutcome = Readonly<Partial<Record<MatchOutcome, number>>>;
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

/**
 * In hundredths. One power of all chances adds the margin, so that even a sure favourite's price stays above 1; prices
 * are rounded down.
 * @returns undefined when a price would be outside the limits
 */
export function pricesOf(chances: ByPick): ByPick | undefined {
  const all = Object.values(chances);
  if (all.length === 0 || all.some((chance) => !(chance > 0 && chance < 1))) return undefined;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 50; step += 1) {
    const power = (low + high) / 2;
    if (all.reduce((sum, chance) => sum + chance ** power, 0) > 1 + MARGIN) low = power;
    else high = power;
  }
  const prices = Object.entries(chances).map(
    ([outcome, chance]) => [outcome, Math.floor(100 / chance ** low)] as const,
  );
  const isOffered = prices.every(([, price]) => price >= LOWEST_PRICE && price <= HIGHEST_PRICE);
  return isOffered ? Object.fromEntries(prices) : undefined;
}

function strengthSeen({ id, strength: [home, away] }: Fixture, now: number): Score {
  const { next } = drawsOf(`${id} ${Math.floor(now / DRIFT_STEP_MS)}`);
  const swing = () => 1 + DRIFT * (2 * next() - 1);
  return [home * swing(), away * swing()];
}

export interface Market {
  isSuspended: boolean;
  /** Winner market, in hundredths; the last offered prices while suspended, undefined when none can be offered. */
  prices: ByOutcome | undefined;
  /** All four markets; a decided or too certain market has no prices. */
  all: ByPick;
  /** Estimated chance of each pick, 0 to 1. */
  chances: ByPick;
}

export function marketAt(fixture: Fixture, state: MatchState, now: number): Market {
  const { sport } = fixture;
  const strength = strengthSeen(fixture, now);
  // The odds change every half minute of the match, so that there is time to tap a price.
  const minute = Math.floor(state.minute * 2) / 2;
  const { score, games } = state;
  const chances = knownChances({ sport, strength }, { score, minute, games }, linesOf(fixture));
  const offered = (name: MarketName) =>
    pricesOf(Object.fromEntries(picksOf(sport, name).map((pick) => [pick, chances[pick] ?? 0])));
  const prices = offered('winner');
  const isOvertime = sport !== 'tennis' && minute >= playedMinutes(timedSports[sport]);
  return {
    isSuspended: state.isTurn || isOvertime || prices === undefined || state.phase === 'over',
    prices,
    all: { ...prices, ...offered('goals'), ...offered('both'), ...offered('handicap') },
    chances,
  };
}
