import { engineFor } from '@copihue/studio/games/engines';
import type { FreeRound } from '@copihue/studio/kit/chance/engine';
import { emitBalance } from '../core/events.ts';
import { houseAccounts, playerAccount, recordActivity, transfer } from '../core/ledger.ts';
import { marketDay } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { recordRound, takeChance } from './fair.ts';
import { gameById } from './games.ts';
import { keepRound, newRound, roundKey } from './rounds.ts';

export function freeRoundOf(game: SeedGame): FreeRound | undefined {
  const engine = engineFor(game);
  return engine.kind === 'instant' ? engine.free : undefined;
}

/** The game of the free spin: the title that shows the game itself before those that dress it up. */
export function luckyGame(world: World): SeedGame {
  const games = world.catalogue.games.filter(freeRoundOf);
  const game = games.find(({ engine, motif }) => motif === engine) ?? games[0];
  if (!game) throw new Refusal('unknown-game');
  return game;
}

function today(world: World, playerId: string): string {
  return marketDay(playerById(world, playerId).country, world.now());
}

export function hasFreeSpin(world: World, seat: GameSeat): boolean {
  return seat.isLucky && world.state.luckyDays.get(seat.playerId) !== today(world, seat.playerId);
}

/**
 * Plays the free spin of the day. The prize goes into the cash wallet, with an activity record and a `balance` event.
 * The same id gives the same answer.
 */
export function spinFree(world: World, seat: GameSeat, id: string): RoundRow {
  const { playerId } = seat;
  const key = roundKey(playerId, id);
  const known = world.state.rounds.get(key);
  if (known?.isFree) return known;
  const free = freeRoundOf(gameById(world, seat.gameId));
  if (known || !free || !hasFreeSpin(world, seat)) throw new Refusal('no-free-spin', { field: 'round' });
  assertNotExcluded(world, playerId);
  world.state.luckyDays.set(playerId, today(world, playerId));
  const { from, draw } = takeChance(world, playerId);
  const { pays, outcome } = free.play(draw, []);
  const payout = ((pays[0] ?? 0) * free.unit) / 100;
  const entries = transfer(houseAccounts.bonusExpense, playerAccount(playerId, 'cash'), payout);
  recordActivity(world, playerId, 'lucky_wheel', payout, key, entries);
  emitBalance(world, playerId);
  const round: RoundRow = {
    ...newRound(seat, id),
    ...{ isBonus: false, isFree: true, from, state: 'settled', payout, outcome },
  };
  recordRound(world, round);
  keepRound(world, round);
  return round;
}
