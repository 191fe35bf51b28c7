import { runningGrants } from '../bonus/bonus-grants.ts';
import { playerBalance } from '../core/balance.ts';
import { amountIn } from '../core/markets.ts';
import { randomText } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { activityOf } from '../records/activity-records.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat } from '../tables/game-rows.ts';
import type { Session } from '../tables/rows.ts';
import { openRound } from './open-rounds.ts';

const ENTRY_LIVES_MS = 5 * 60_000;
const SEAT_IDLE_MS = 60 * 60_000;

/**
 * Issues the one-time key of a game's address. The key stands for the player in this game only, so that the game never
 * gets the session's token (GAM-05). A bonus game uses the bonus wallet while that covers its smallest stake.
 */
export function issueEntry(world: World, session: Session, game: SeedGame, isLucky = false) {
  const { gameEntries } = world.state;
  const now = world.now();
  for (const [key, { issuedAt }] of gameEntries) {
    if (now - issuedAt > ENTRY_LIVES_MS) gameEntries.delete(key);
  }
  const { id: sessionId, playerId } = session;
  const isBonus = game.isBonus && playerBalance(world, playerId).bonus >= game.minBet;
  const key = `en_${randomText(world.random('seat'), 24)}`;
  gameEntries.set(key, { playerId, sessionId, gameId: game.id, isBonus, isLucky, issuedAt: now });
  return { key, isBonus };
}

export function takeSeat(world: World, entryKey: string): GameSeat {
  const { gameEntries, gameSeats, sessions } = world.state;
  const entry = gameEntries.get(entryKey);
  const now = world.now();
  const isGood = entry && now - entry.issuedAt <= ENTRY_LIVES_MS && sessions.has(entry.sessionId);
  if (!isGood) throw new Refusal('entry-over');
  gameEntries.delete(entryKey);
  for (const [key, seat] of gameSeats) {
    if (isSeatOver(world, seat)) gameSeats.delete(key);
  }
  const { playerId, sessionId, gameId, isBonus, isLucky } = entry;
  const key = `st_${randomText(world.random('seat'), 32)}`;
  const seat: GameSeat = { key, playerId, sessionId, gameId, isBonus, isLucky, usedAt: now };
  gameSeats.set(key, seat);
  return seat;
}

/** @throws what became of the bonus of a seat; the player goes on with cash from another seat (PRO-05) */
export function assertBonusGoesOn(world: World, seat: GameSeat): void {
  const { playerId, isBonus } = seat;
  if (!isBonus || runningGrants(world, playerId).length > 0 || openRound(world, seat)) return;
  const [last] = activityOf(world, playerId).filter(({ type }) => type.includes('bonus'));
  if (last?.type !== 'bonus_released') throw new Refusal('bonus-over');
  const parameters = amountIn(playerById(world, playerId).country, last.amount);
  throw new Refusal('bonus-wagered-over', { parameters });
}

export function assertSeatMayStake(world: World, seat: GameSeat): void {
  if (!world.state.sessions.has(seat.sessionId)) throw new Refusal('seat-over');
  assertBonusGoesOn(world, seat);
}

/** A round that is open can be ended all the same. */
function isSeatOver(world: World, seat: GameSeat): boolean {
  const isLeft = world.now() - seat.usedAt > SEAT_IDLE_MS || !world.state.sessions.has(seat.sessionId);
  return isLeft && !openRound(world, seat);
}

export function seatOf(world: World, key: string): GameSeat {
  const seat = world.state.gameSeats.get(key);
  if (!seat || isSeatOver(world, seat)) throw new Refusal('seat-over');
  seat.usedAt = world.now();
  return seat;
}
