import { isLeftOpen } from '@copihue/studio/games/engines';
import { playerBalance } from '../core/balance.ts';
import { emitBalance } from '../core/events.ts';
import { smallestUnit } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { RoundRow } from '../tables/game-rows.ts';
import { type Minor, shareOf } from '../tables/money.ts';
import type { Session } from '../tables/rows.ts';
import { placeBet, settleBet } from './bets.ts';
import { takeSeat } from './game-seats.ts';
import { enterGame } from './games.ts';
import { openRound } from './open-rounds.ts';
import { playRound } from './rounds.ts';

/** Time between two bets, in ms. 999 bets cover about seven days. */
const SPACING_MS = 10 * 60_000;
const WINS = [1.2, 1.5, 2, 2.5, 5];

export interface History {
  count: number;
  isBonus: boolean;
  stake?: Minor | undefined;
  outcome?: 'mixed' | 'lost' | 'won' | undefined;
}

/**
 * Plays bets in the past to fill the screens of records (MOC-04). The bets are real: the wallet pays and wins, and the
 * ledger balances.
 * @returns number of bets played; fewer than asked for when the wallet was empty
 */
export function playHistory(world: World, playerId: string, history: History): number {
  const eventsBefore = world.events.length;
  const played = playBets(world, playerId, history);
  // One event for all seeded bets, instead of two for each.
  world.events.length = eventsBefore;
  // A second history mixes with the first, and records are read in the order of their times.
  world.state.bets.get(playerId)?.sort((one, other) => one.createdAt - other.createdAt);
  emitBalance(world, playerId);
  return played;
}

function playBets(world: World, playerId: string, { count, isBonus, ...wanted }: History): number {
  const games = world.catalogue.games.filter((game) => game.isBonus || !isBonus);
  const now = world.now();
  const unit = smallestUnit(playerById(world, playerId).country);
  const random = world.random('history');
  for (let played = 0; played < count; played += 1) {
    const game = games[Math.floor(random.next() * games.length)];
    const stake = wanted.stake ?? 1000 + Math.floor(random.next() * 9) * 500;
    const { cash, bonus } = playerBalance(world, playerId);
    if (!game || (isBonus ? bonus : cash) < stake) return played;
    const bet = placeBet(world, playerId, { gameId: game.id, stake, isBonus });
    const multiple = WINS[Math.floor(random.next() * WINS.length)] ?? 0;
    const chance = { won: 1, mixed: 0.42, lost: 0 }[wanted.outcome ?? 'mixed'];
    const wins = random.next() < chance;
    settleBet(world, playerId, bet.id, wins ? shareOf(stake, multiple, unit) : 0);
    bet.createdAt = now - (count - played) * SPACING_MS;
  }
  return count;
}

/** Deals a hand that always needs a decision, and leaves it open (GAM-14). */
export function leaveHand(world: World, session: Session): RoundRow {
  const game = world.catalogue.games.find(isLeftOpen);
  if (!game) throw new Refusal('unknown-game', { field: 'gameId' });
  const seat = takeSeat(world, enterGame(world, session, game.id).entry);
  const stakes = [{ spot: 'hand', stake: game.minBet }];
  return openRound(world, seat) ?? playRound(world, seat, { id: `left-${world.now()}`, stakes });
}
