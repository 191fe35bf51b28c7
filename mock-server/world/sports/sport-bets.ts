import {
  LEGS_AT_MOST,
  RETURN_AT_MOST,
  returnOf,
  type SlipKind,
} from '@copihue/studio/games/sportsbook/bet-slip';
import { type MatchState, matchAt } from '@copihue/studio/games/sportsbook/match';
import { BOOK_RETURN } from '@copihue/studio/games/sportsbook/match-odds';
import { holds, linesOf } from '@copihue/studio/games/sportsbook/match-picks';
import type { Selection } from '@copihue/studio/games/sportsbook/wire';
import { schedule } from '../core/due.ts';
import { amountIn, smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { placeBet, settleBet } from '../games/bets.ts';
import { assertSeatMayStake } from '../games/game-seats.ts';
import { gameById } from '../games/games.ts';
import { assertAmounts, rememberStake } from '../games/stakes.ts';
import { playerById } from '../players/players.ts';
import type { BetRow, GameSeat } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';
import type { PriceRule, SportBetRow, SportLeg, SportSettings } from '../tables/sport-rows.ts';
import { courseOf, matchById, matchNow } from './programme.ts';

export const sportSettings = (world: World, playerId: string): SportSettings =>
  world.state.sportSettings.get(playerId) ?? { accept: 'better', followed: [] };

/** Sides that no league has are dropped. */
export function keepSportSettings(
  world: World,
  playerId: string,
  { followed, ...settings }: SportSettings,
): void {
  const known = new Set(world.catalogue.leagues.flatMap(({ sides }) => sides.map(([name]) => name)));
  const kept = [...new Set(followed)].filter((name) => known.has(name));
  world.state.sportSettings.set(playerId, { ...settings, followed: kept });
}

const SETTLED_SHOWN = 20;

export interface Slip {
  /** Chosen by the page. The same id means the same slip. */
  id: string;
  kind: SlipKind;
  /** Stake of each bet, minor units. */
  stake: Minor;
  selections: readonly Selection[];
  /** Price changes that need no new confirmation. Default: better prices. */
  accept?: PriceRule;
}

export interface SportBet extends SportBetRow {
  record: BetRow;
}

function allBets(world: World, playerId: string): SportBet[] {
  const records = new Map((world.state.bets.get(playerId) ?? []).map((record) => [record.id, record]));
  return [...world.state.sportBets.values()]
    .flatMap((row) => {
      const record = records.get(row.betId);
      return record ? [{ ...row, record }] : [];
    })
    .reverse();
}

export const sportBet = (world: World, playerId: string, betId: string): SportBet | undefined =>
  allBets(world, playerId).find((bet) => bet.betId === betId);

export function sportBetsOf(world: World, playerId: string): SportBet[] {
  const bets = allBets(world, playerId);
  const settled = bets.filter(({ record }) => record.status !== 'open').slice(0, SETTLED_SHOWN);
  return [...bets.filter(({ record }) => record.status === 'open'), ...settled];
}

export function legState(world: World, { fixture }: SportLeg): MatchState {
  return matchAt(fixture, courseOf(world, fixture), world.now());
}

export function hasWon(world: World, leg: SportLeg): boolean | undefined {
  const { phase, score } = legState(world, leg);
  return phase === 'over' ? holds(leg.outcome, score, linesOf(leg.fixture)) : undefined;
}

const pricesOf = (legs: readonly SportLeg[]) => legs.map(({ price }) => price);

/**
 * A selection at its present price. Undefined when its bets are closed, or when the price changed and the rule does not
 * accept it. A better price is always accepted.
 */
function quoted(world: World, { match: id, outcome, price: asked }: Selection, accept: PriceRule) {
  const match = matchById(world, id);
  if (!match) throw new Refusal('unknown-spot', { field: 'selections' });
  const { market, fixture, league, home, away } = matchNow(world, match);
  const price = market.prices[outcome];
  if (market.isSuspended || price === undefined) return undefined;
  if (price < asked && accept !== 'any') return undefined;
  return { fixture, league, home, away, outcome, price, ...(price !== asked && { asked }) };
}

function isSame(bets: readonly SportBet[], { kind, stake, selections }: Slip): boolean {
  const legs = bets.toReversed().flatMap((bet) => bet.legs);
  return (
    legs.length === selections.length &&
    bets.every((bet) => bet.kind === kind && bet.record.stake === stake) &&
    legs.every(({ fixture, outcome, price, asked = price }, at) => {
      const other = selections[at];
      return other?.match === fixture.id && other.outcome === outcome && other.price === asked;
    })
  );
}

function assertSelections({ kind, selections }: Slip): void {
  const spots = new Set(selections.map(({ match, outcome }) => `${match} ${outcome}`));
  const isBet = selections.length >= (kind === 'combo' ? 2 : 1) && selections.length <= LEGS_AT_MOST;
  if (!isBet || spots.size !== selections.length) throw new Refusal('unknown-spot', { field: 'selections' });
  const matches = new Set(selections.map(({ match }) => match));
  if (kind === 'combo' && matches.size !== selections.length)
    throw new Refusal('same-match', { field: 'selections' });
}

/**
 * Places all bets of a slip or none, at the present prices. The same id gives the same answer and takes no second
 * stake.
 * @returns the bets; undefined when a price became worse or a match accepts no bets
 */
export function placeSlip(world: World, seat: GameSeat, slip: Slip): SportBet[] | undefined {
  const { playerId, gameId, isBonus } = seat;
  const game = gameById(world, gameId);
  if (game.engine !== 'sportsbook') throw new Refusal('unknown-spot', { field: 'selections' });
  const known = allBets(world, playerId).filter((bet) => bet.slip === slip.id);
  if (known.length > 0) {
    if (!isSame(known, slip)) throw new Refusal('round-reused', { field: 'slip' });
    return known;
  }
  assertSeatMayStake(world, seat);
  assertSelections(slip);
  const legs = slip.selections.flatMap(
    (selection) => quoted(world, selection, slip.accept ?? 'better') ?? [],
  );
  if (legs.length < slip.selections.length) return undefined;
  const bets = slip.kind === 'combo' ? [legs] : legs.map((leg) => [leg]);
  const stakes = bets.map(() => slip.stake);
  assertAmounts(world, seat, stakes, 'stake');
  const parameters = amountIn(playerById(world, playerId).country, RETURN_AT_MOST);
  if (bets.some((own) => returnOf(slip.stake, pricesOf(own)) > RETURN_AT_MOST))
    throw new Refusal('return-above-maximum', { field: 'stake', parameters });
  const placed = bets.map((own): SportBet => {
    const record = placeBet(world, playerId, { gameId, stake: slip.stake, isBonus });
    const row: SportBetRow = { betId: record.id, playerId, slip: slip.id, kind: slip.kind, legs: own };
    world.state.sportBets.set(row.betId, row);
    for (const { fixture } of own) {
      const wait = courseOf(world, fixture).endsAt - world.now();
      schedule(world, wait, { kind: 'settle-sport-bet', betId: row.betId });
    }
    return { ...row, record };
  });
  rememberStake(world, seat, slip.stake);
  const { picks: _, ...settings } = sportSettings(world, playerId);
  world.state.sportSettings.set(playerId, settings);
  return placed.reverse();
}

/** Settles an open bet when its matches are over. One lost selection loses it at once. */
export function settleSportBet(world: World, betId: string): void {
  const row = world.state.sportBets.get(betId);
  if (!row) return;
  const record = world.state.bets.get(row.playerId)?.find(({ id }) => id === betId);
  if (record?.status !== 'open') return;
  const results = row.legs.map((leg) => hasWon(world, leg));
  if (results.includes(false)) settleBet(world, row.playerId, betId, 0);
  else if (results.includes(undefined)) return;
  else settleBet(world, row.playerId, betId, returnOfBet(world, row, record));
  row.settledAt = world.now();
}

/** In whole units of the player's market. */
export function returnOfBet(world: World, { playerId, legs }: SportBetRow, { stake }: BetRow): Minor {
  return returnOf(stake, pricesOf(legs), smallestUnit(playerById(world, playerId).country));
}

/**
 * Price of an open bet now: its return times the chance of all open selections, less the margin. In whole units of the
 * market.
 * @returns undefined for a bet that is over or lost, and while one of its matches accepts no bets
 */
export function cashOutPrice(world: World, bet: SportBet): Minor | undefined {
  if (bet.record.status !== 'open') return undefined;
  let worth = BOOK_RETURN;
  for (const leg of bet.legs) {
    if (hasWon(world, leg)) continue;
    const match = matchById(world, leg.fixture.id);
    // A match that is over is suspended too.
    const market = match && matchNow(world, match).market;
    if (!market || market.isSuspended) return undefined;
    worth *= market.chances[leg.outcome] ?? 0;
  }
  const unit = smallestUnit(playerById(world, bet.playerId).country);
  const price = Math.floor((returnOfBet(world, bet, bet.record) * worth) / unit) * unit;
  return price > 0 ? price : undefined;
}

/** Share of the price seen that a sale may be lower for who accepts any odds: prices move by a few pesos each second. */
const LEAST_SHARE = 0.95;

/**
 * Sells a bet back to the house. A repeated call, as after a lost answer, returns the same sale.
 * @param seen price that the player saw, in minor units; a better price is paid, a worse one sells nothing, unless the
 *   player accepts any odds
 * @returns the bet; undefined when the price is lower or gone
 */
export function cashOutBet(
  world: World,
  { playerId }: GameSeat,
  betId: string,
  seen: Minor,
): SportBet | undefined {
  const bet = sportBet(world, playerId, betId);
  if (!bet) throw new Refusal('unknown-round', { field: 'bet' });
  if (bet.isCashedOut) return bet;
  const price = cashOutPrice(world, bet);
  const least = sportSettings(world, playerId).accept === 'any' ? seen * LEAST_SHARE : seen;
  if (price === undefined || price < least) return undefined;
  settleBet(world, playerId, betId, price);
  bet.record.status = 'sold';
  const row = world.state.sportBets.get(betId);
  if (row) row.isCashedOut = true;
  return sportBet(world, playerId, betId);
}
