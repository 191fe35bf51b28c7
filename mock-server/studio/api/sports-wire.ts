import { playerBalance } from '../../world/core/balance.ts';
import { marketOf, timeZoneOf } from '../../world/core/markets.ts';
import type { World } from '../../world/core/world.ts';
import { playerById } from '../../world/players/players.ts';
import { type SportMatchNow, sportMatches } from '../../world/sports/programme.ts';
import { hasWon, legState, type SportBet, sportBetsOf } from '../../world/sports/sport-bets.ts';
import type { BetStatus, GameSeat } from '../../world/tables/game-rows.ts';
import { toMajor } from '../../world/tables/money.ts';
import type { SportLeg } from '../../world/tables/sport-rows.ts';
import { returnOf, type SlipKind, totalPrice } from '../engines/bet-slip.ts';
import type { MatchOutcome, MatchState, Score } from '../engines/match.ts';
import { type ByOutcome, MARGIN } from '../engines/match-odds.ts';

/** Who plays, and where the match stands. */
interface StateOnWire {
  league: string;
  home: string;
  away: string;
  /** ms since 1970 */
  startsAt: number;
  phase: MatchState['phase'];
  /** Null before the start. */
  score: Score | null;
  /** Games of the set that is played. */
  games: Score | null;
  /** Whole minutes played; null in a sport without a clock. */
  minute: number | null;
}

/** A match with what is offered on it. Prices are whole hundredths. */
export interface MatchOnWire extends StateOnWire {
  id: string;
  hasDraw: boolean;
  isSuspended: boolean;
  prices: ByOutcome;
}

/** A selection of a placed bet. */
export interface LegOnWire extends StateOnWire {
  outcome: MatchOutcome;
  /** As accepted, in hundredths. */
  price: number;
  result: 'open' | 'won' | 'lost';
}

/** A bet. Amounts in major units. */
export interface BetOnWire {
  id: string;
  kind: SlipKind;
  stake: number;
  /** Of all selections, in hundredths. */
  price: number;
  /** What it gives back when it wins. */
  returns: number;
  /** What it gave back. */
  payout: number;
  status: BetStatus;
  /** ms since 1970 */
  placedAt: number;
  legs: readonly LegOnWire[];
}

/** All that the sportsbook shows, at one moment. */
export interface BookOnWire {
  /** Of the wallet the seat plays with, major units. */
  balance: number;
  /** Time zone of the player's market. */
  timeZone: string;
  /** The house's share of every market, 0 to 1. */
  margin: number;
  /** Live ones first, then by start. */
  matches: readonly MatchOnWire[];
  /** Open ones, then the last settled; newest first. */
  bets: readonly BetOnWire[];
}

/** What became of a slip: without bets, a price is another one by now or bets are refused for the moment. */
export interface PlacedOnWire {
  bets: readonly BetOnWire[] | null;
  book: BookOnWire;
}

function stateOnWire(
  { fixture, league, home, away }: Pick<SportLeg, 'fixture' | 'league' | 'home' | 'away'>,
  { phase, score, games, minute }: MatchState,
): StateOnWire {
  return {
    ...{ league, home, away, startsAt: fixture.startsAt },
    phase,
    score: phase === 'coming' ? null : score,
    games: phase === 'live' ? games : null,
    minute: phase === 'live' && fixture.sport !== 'tennis' ? Math.floor(minute) : null,
  };
}

function matchOnWire({ state, market, ...match }: SportMatchNow): MatchOnWire {
  const { id, sport } = match.fixture;
  const { isSuspended, prices = {} } = market;
  return { id, hasDraw: sport === 'football', isSuspended, prices, ...stateOnWire(match, state) };
}

function legOnWire(world: World, leg: SportLeg): LegOnWire {
  const { outcome, price } = leg;
  const won = hasWon(world, leg);
  const result = won === undefined ? 'open' : won ? 'won' : 'lost';
  return { ...stateOnWire(leg, legState(world, leg)), outcome, price, result };
}

/** A bet for its own player. */
export function betOnWire(world: World, { record, kind, legs }: SportBet): BetOnWire {
  const prices = legs.map(({ price }) => price);
  return {
    id: record.id,
    kind,
    stake: toMajor(record.stake),
    price: totalPrice(prices),
    returns: toMajor(returnOf(record.stake, prices)),
    payout: toMajor(record.payout),
    status: record.status,
    placedAt: record.createdAt,
    legs: legs.map((leg) => legOnWire(world, leg)),
  };
}

/** The sportsbook for its own page. */
export function bookOnWire(world: World, { playerId, isBonus }: GameSeat): BookOnWire {
  const { cash, bonus } = playerBalance(world, playerId);
  return {
    balance: toMajor(isBonus ? bonus : cash),
    timeZone: timeZoneOf(marketOf(playerById(world, playerId).country)),
    margin: MARGIN,
    matches: sportMatches(world).map(matchOnWire),
    bets: sportBetsOf(world, playerId).map((bet) => betOnWire(world, bet)),
  };
}
