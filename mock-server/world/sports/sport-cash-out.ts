import { BOOK_RETURN } from '@copihue/studio/games/sportsbook/match-odds';
import { smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { settleBet } from '../games/bets.ts';
import { playerById } from '../players/players.ts';
import type { GameSeat } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';
import { matchById, matchNow } from './programme.ts';
import { hasWon, returnOfBet, type SportBet, sportBet, sportSettings } from './sport-bets.ts';

/**
 * Price of an open bet now: its return times the chance of all open selections, less the margin. In whole units of the
 * market.
 * @returns undefined for a bet that is over or lost, and while one of its matches accepts no bets
 */
export function cashOutPrice(world: World, bet: SportBet): Minor | undefined {
  if (bet.record.status !== 'open') return undefined;
  let worth = BOOK_RETURN;
  for (const leg of bet.legs) {
    const won = hasWon(world, leg);
    if (won) continue;
    const match = matchById(world, leg.fixture.id);
    if (won === false || !match) return undefined;
    const { market } = matchNow(world, match);
    if (market.isSuspended) return undefined;
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
