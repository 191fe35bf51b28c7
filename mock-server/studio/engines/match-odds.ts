import {
  drawsOf,
  type Fixture,
  isSetWon,
  type MatchOutcome,
  type MatchState,
  playedMinutes,
  type Score,
  SETS_TO_WIN,
  timedSports,
} from './match.ts';

/** The house's share: the inverse prices of a market add up to 1 plus this. Every slip shows it. */
export const MARGIN = 0.06;
/** Prices are whole hundredths; a market with a price outside these limits is not offered. */
const LOWEST_PRICE = 101;
const HIGHEST_PRICE = 10_000;
/** How far the house's view of a side's strength moves, and how often, in ms. */
const DRIFT = 0.03;
const DRIFT_STEP_MS = 60_000;

export type ByOutcome = Readonly<Partial<Record<MatchOutcome, number>>>;

/**
 * Chances of 0, 1, 2 ... more points, for `events` scores on average (Panjer's recursion for a compound Poisson sum).
 */
function pointChances(events: number, worth: readonly (readonly [number, number])[]): number[] {
  const most = Math.ceil(3 * (events + 8 * Math.sqrt(events) + 8));
  const chances = [Math.exp(-events)];
  for (let points = 1; points <= most; points += 1) {
    const sum = worth.reduce(
      (total, [value, chance]) => total + value * chance * (chances[points - value] ?? 0),
      0,
    );
    chances.push((events / points) * sum);
  }
  return chances;
}

function timedChances(
  sport: 'football' | 'basketball',
  [home, away]: Score,
  state: Pick<MatchState, 'score' | 'minute'>,
): ByOutcome {
  const { worth, canDraw } = timedSports[sport];
  const left = 1 - state.minute / playedMinutes(timedSports[sport]);
  const homeMore = pointChances(home * left, worth);
  const awayMore = pointChances(away * left, worth);
  const ahead = state.score[0] - state.score[1];
  // Chance that the away side scores fewer than a number of points.
  const below = [0];
  for (const chance of awayMore) below.push((below.at(-1) ?? 0) + chance);
  const belowAt = (points: number) => below[Math.min(Math.max(points, 0), below.length - 1)] ?? 0;
  let wins = 0;
  let draws = 0;
  for (const [points, chance] of homeMore.entries()) {
    wins += chance * belowAt(points + ahead);
    draws += chance * (awayMore[points + ahead] ?? 0);
  }
  if (canDraw) return { home: wins, draw: draws, away: 1 - wins - draws };
  // The next basket ends an overtime.
  const whole = wins + (draws * home) / (home + away);
  return { home: whole, away: 1 - whole };
}

function setChance(game: number, home: number, away: number, known: Map<number, number>): number {
  if (isSetWon(home, away)) return 1;
  if (isSetWon(away, home)) return 0;
  const key = home * 8 + away;
  const found =
    known.get(key) ??
    game * setChance(game, home + 1, away, known) + (1 - game) * setChance(game, home, away + 1, known);
  known.set(key, found);
  return found;
}

/** Chance that the home side wins the match, from its chances in the current set and in each later one. */
function setsChance(current: number, later: number, home: number, away: number): number {
  if (home === SETS_TO_WIN) return 1;
  if (away === SETS_TO_WIN) return 0;
  return (
    current * setsChance(later, later, home + 1, away) +
    (1 - current) * setsChance(later, later, home, away + 1)
  );
}

export function chancesOf(
  { sport, strength }: Pick<Fixture, 'sport' | 'strength'>,
  state: Pick<MatchState, 'score' | 'minute' | 'games'>,
): ByOutcome {
  if (sport !== 'tennis') return timedChances(sport, strength, state);
  const game = strength[0] / (strength[0] + strength[1]);
  const [home, away] = state.games ?? [0, 0];
  const known = new Map<number, number>();
  const won = setsChance(setChance(game, home, away, known), setChance(game, 0, 0, known), ...state.score);
  return { home: won, away: 1 - won };
}

/**
 * Prices in hundredths with the published margin. One power of all chances adds the margin, so that a favourite's price
 * stays above 1 however likely it is; prices are rounded down.
 * @returns undefined when a price would be outside the limits
 */
export function pricesOf(chances: ByOutcome): ByOutcome | undefined {
  const all = Object.values(chances);
  if (all.some((chance) => !(chance > 0 && chance < 1))) return undefined;
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

/** The house's view of both sides' strength at a moment; it moves a little once a minute. */
function strengthSeen({ id, strength: [home, away] }: Fixture, now: number): Score {
  const { next } = drawsOf(`${id} ${Math.floor(now / DRIFT_STEP_MS)}`);
  const swing = () => 1 + DRIFT * (2 * next() - 1);
  return [home * swing(), away * swing()];
}

export interface Market {
  isSuspended: boolean;
  /** In hundredths; the last offered prices while suspended, undefined when none can be offered. */
  prices: ByOutcome | undefined;
}

/** The house's offer on a match at a moment. A match that is over has no market. */
export function marketAt(fixture: Fixture, state: MatchState, now: number): Market {
  const { sport } = fixture;
  const strength = strengthSeen(fixture, now);
  // The odds change every half minute of the match, so that a price lives long enough to be tapped.
  const minute = Math.floor(state.minute * 2) / 2;
  const prices = pricesOf(chancesOf({ sport, strength }, { ...state, minute }));
  const isOvertime = sport !== 'tennis' && minute >= playedMinutes(timedSports[sport]);
  return {
    isSuspended: state.isTurn || isOvertime || prices === undefined || state.phase === 'over',
    prices,
  };
}
