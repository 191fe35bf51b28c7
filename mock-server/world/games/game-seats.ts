import { lastEnded, runningGrants } from '../bonus/bonus-grants.ts';
import { playerBalance } from '../core/balance.ts';
import { amountIn } from '../core/markets.ts';
import { randomText } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { activityOf } from '../records/activity-records.ts';
import type { SeedGame } from '../tables/catalogue.ts';
import type { GameSeat } from '../tables/game-rows.ts';
import type { ActivityRow, Session } from '../tables/rows.ts';
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
  // A round that is open goes on with the wallet that it began with.
  const round = openRound(world, { playerId, gameId: game.id });
  const bet = round && world.state.bets.get(playerId)?.find(({ id }) => id === round.betId);
  const isBonus = bet?.isBonus ?? (game.isBonus && playerBalance(world, playerId).bonus >= game.minBet);
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

const END_REFUSALS: Partial<Record<ActivityRow['type'], 'bonus-wagered-over' | 'bonus-lost-over'>> = {
  bonus_released: 'bonus-wagered-over',
  bonus_expired: 'bonus-lost-over',
  bonus_revoked: 'bonus-lost-over',
};

/** @throws what became of the bonus of a seat; the player goes on with cash from another seat (PRO-05) */
export function assertBonusGoesOn(world: World, seat: GameSeat): void {
  const { playerId, gameId, isBonus } = seat;
  if (!isBonus || openRound(world, seat)) return;
  const { country } = playerById(world, playerId);
  const { bonus } = playerBalance(world, playerId);
  const { minBet = 0 } = world.catalogue.gamesById.get(gameId) ?? {};
  if (bonus > 0 && bonus < minBet) {
    const parameters = { ...amountIn(country, bonus), least: amountIn(country, minBet).amount };
    throw new Refusal('bonus-rest-over', { parameters });
  }
  if (runningGrants(world, playerId).length > 0) return;
  const last = lastEnded(world, playerId);
  const end = activityOf(world, playerId).find(({ ref, type }) => ref === last?.id && END_REFUSALS[type]);
  const code = end && END_REFUSALS[end.type];
  if (!code) throw new Refusal('bonus-over');
  throw new Refusal(code, { parameters: amountIn(country, Math.abs(end.amount)) });
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
