import { MARGIN } from '@copihue/studio/engines/match-odds';
import { smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { settleBet } from '../games/bets.ts';
import { playerById } from '../players/players.ts';
import type { GameSeat } from '../tables/game-rows.ts';
import type { Minor } from '../tables/money.ts';
import { matchById, matchNow } from './programme.ts';
import { hasWon, returnOfBet, type SportBet, sportBet } from './sport-bets.ts';

/**
 * What the house pays for an open bet at this moment: its return times the chance of all that is still open, less the
 * margin of every market. In whole units of the market.
 * @returns undefined for a bet that is over or lost, and while a match of it takes no bets
 */
export function cashOutPrice(world: World, bet: SportBet): Minor | undefined {
  if (bet.record.status !== 'open') return undefined;
  let worth = 1 - MARGIN;
  for (const leg of bet.legs) {
    const won = hasWon(world, leg);
    if (won) continue;
    const match = matchById(world, leg.fixture.id);
    if (won === false || !match) return undefined;
    const { market } = matchNow(world, match);
    // A market that is decided or too sure is not offered either.
    if (market.isSuspended || market.all[leg.outcome] === undefined) return undefined;
    worth *= market.chances[leg.outcome] ?? 0;
  }
  const unit = smallestUnit(playerById(world, bet.playerId).country);
  const price = Math.floor((returnOfBet(world, bet, bet.record) * worth) / unit) * unit;
  return price > 0 ? price : undefined;
}

/**
 * Sells a bet back to the house. The bet itself is the intent: asked again, as after a lost answer, it is the same sale.
 * @param seen the price the player saw, in minor units; a better one is paid, a worse one sells nothing
 * @returns the bet; undefined when the price has fallen, or there is none any more
 * @throws Refusal unknown-round for no bet of this player
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
  if (price === undefined || price < seen) return undefined;
  settleBet(world, playerId, betId, price);
  const row = world.state.sportBets.get(betId);
  if (row) row.isCashedOut = true;
  return sportBet(world, playerId, betId);
}
