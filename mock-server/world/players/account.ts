import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { Player, Session, SmsMessage } from '../tables/rows.ts';
import { type AccountName, assertPassword, liftLocks } from './login.ts';
import { hashPassword } from './passwords.ts';
import { bareNumber, findPlayer, findPlayerByPhone, playerById } from './players.ts';
import { closeSessionsOf } from './sessions.ts';
import { sendCode, spendCode } from './sms.ts';

/** null also when there is no account, so that the answer does not tell which (SES-09). */
export function boundPhoneOf(world: World, { country, username }: AccountName): string | null {
  return findPlayer(world, country, username)?.phone ?? null;
}

export function sendResetCode(world: World, account: AccountName): SmsMessage {
  const phone = boundPhoneOf(world, account);
  if (phone === null) throw new Refusal('no-bound-phone', { field: 'username' });
  return sendCode(world, phone, 'reset', account.address);
}

/**
 * Sets a new password with a code to the bound phone, removes every lock, and ends every other session.
 * @param keep session of the caller, if there is one
 */
export function resetPassword(
  world: World,
  account: AccountName & { password: string; verificationCode: string },
  keep?: Session,
): void {
  const player = findPlayer(world, account.country, account.username);
  if (!player || player.phone === null) throw new Refusal('no-bound-phone', { field: 'username' });
  const { verificationCode: code, address } = account;
  spendCode(world, { phone: player.phone, kind: 'reset', code, field: 'verificationCode', address });
  setPassword(world, player, account.password, keep);
  liftLocks(world, player);
}

/** Changes the password of a logged-in player and ends every other session. */
export function changePassword(
  world: World,
  session: Session,
  { oldPassword, password, address = '' }: { oldPassword: string; password: string; address?: string },
): void {
  const player = playerById(world, session.playerId);
  const { country, username } = player;
  const typed = { country, username, password: oldPassword, address };
  assertPassword(world, { ...typed, player, wrong: 'wrong-old-password', field: 'oldPassword' });
  if (oldPassword === password) throw new Refusal('same-password', { field: 'password' });
  setPassword(world, player, password, session);
}

function setPassword(world: World, player: Player, password: string, keep: Session | undefined): void {
  player.password = hashPassword(world.random('salt'), password);
  closeSessionsOf(world, player.id, keep);
}

function assertUnbound(player: Player, field: string): void {
  if (player.phone !== null) throw new Refusal('already-bound', { field });
}

function assertNobodyElses(world: World, player: Player, phone: string, field: string): void {
  const owner = findPlayerByPhone(world, player.country, phone);
  const named = findPlayer(world, player.country, phone);
  if (owner || (named && named.id !== player.id)) throw new Refusal('phone-taken', { field });
}

export function sendBindCode(world: World, playerId: string, phone: string, address?: string): SmsMessage {
  const player = playerById(world, playerId);
  assertUnbound(player, 'phoneNumber');
  assertNobodyElses(world, player, phone, 'phoneNumber');
  return sendCode(world, phone, 'bind', address);
}

/**
 * Binds a phone number with its code.
 * @returns the number without leading zeros
 */
export function bindPhone(
  world: World,
  playerId: string,
  { phone, code, address }: { phone: string; code: string; address?: string },
): string {
  const player = playerById(world, playerId);
  assertUnbound(player, 'username');
  // The code is checked first, so that only the holder of the number learns who has bound it.
  spendCode(world, { phone, kind: 'bind', code, field: 'verificationCode', address });
  assertNobodyElses(world, player, phone, 'username');
  player.phone = bareNumber(phone);
  return player.phone;
}
