import { LUCKY_UNIT, luckySegments, wheelEngine } from '@copihue/studio/games/wheel/engine';
import { emitBalance } from '../core/events.ts';
import { houseAccounts, playerAccount, recordActivity } from '../core/ledger.ts';
import { marketDay } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { assertNotExcluded } from '../players/exclusion.ts';
import { playerById } from '../players/players.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat, RoundRow } from '../tables/game-rows.ts';
import { noteRound, takeChance } from './fair.ts';
import { keepRound, newRound, roundKey } from './rounds.ts';

const engine = wheelEngine(luckySegments);

/**
 * The lucky wheel plays the catalogue's own wheel.
 * @throws Refusal unknown-game in a catalogue without one
 */
export function luckyGame(world: World): SeedGame {
  const games = world.catalogue.games.filter((game) => game.engine === 'wheel');
  const game = games.find(({ motif }) => motif === 'wheel') ?? games[0];
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
 * @throws Refusal no-free-spin, account-excluded
 */
export function spinFree(world: World, seat: GameSeat, id: string): RoundRow {
  const { playerId } = seat;
  const key = roundKey(playerId, id);
  const known = world.state.rounds.get(key);
  if (known?.isFree) return known;
  if (known || !hasFreeSpin(world, seat)) throw new Refusal('no-free-spin', { field: 'round' });
  assertNotExcluded(world, playerId);
  world.state.luckyDays.set(playerId, today(world, playerId));
  const { from, draw } = takeChance(world, playerId);
  const { pays, outcome } = engine.play(draw, ['spin']);
  const payout = ((pays[0] ?? 0) * LUCKY_UNIT) / 100;
  recordActivity(world, playerId, 'lucky_wheel', payout, key, [
    { account: houseAccounts.bonusExpense, amount: -payout },
    { account: playerAccount(playerId, 'cash'), amount: payout },
  ]);
  emitBalance(world, playerId);
  const round: RoundRow = {
    ...newRound(seat, id),
    ...{ isBonus: false, isFree: true, from, state: 'settled', payout, outcome },
  };
  noteRound(world, round);
  keepRound(world, round);
  return round;
}
