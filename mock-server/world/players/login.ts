import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { LoginFailures, Player, Session } from '../tables/rows.ts';
import { hashWithSalt, isPassword } from './passwords.ts';
import { bareNumber, findPlayer } from './players.ts';
import { openSession } from './sessions.ts';

/** Failures in a row for one number from one address that cause a lock. */
const FAILURES_OF_NUMBER = 10;
/**
 * Failures from one address for all numbers. The limit is high, because a mobile network has thousands of players
 * behind one address.
 */
const FAILURES_OF_ADDRESS = 100;
const LOCK_MS = 15 * 60_000;
const COUNTERS_AT_MOST = 5000;

export interface AccountName {
  country: string;
  username: string;
  /** IP address of the caller; absent where the mock runs inside a page or a test. */
  address?: string;
}

type PasswordField = 'username' | 'oldPassword';

export interface Credentials extends AccountName {
  password: string;
}

/**
 * Failures are counted for every name, so that a lock does not reveal which names exist. They are counted by address
 * too, so that nobody can lock another player's account from elsewhere.
 */
function numberKey({ country, username }: AccountName, address: string): string {
  return `${country}:${bareNumber(username)} ${address}`;
}

type Lock = 'login-locked' | 'login-address-limit';

function assertNotLocked(world: World, key: string, code: Lock, field: PasswordField): void {
  const left = (world.state.loginFailures.get(key)?.lockedUntil ?? 0) - world.now();
  if (left <= 0) return;
  const seconds = Math.ceil(left / 1000);
  const parameters = { minutes: Math.ceil(seconds / 60) };
  throw new Refusal(code, { field, retryAfterSeconds: seconds, parameters });
}

function countFailure(world: World, key: string, limit: number, isOver: (row: LoginFailures) => boolean) {
  const { loginFailures } = world.state;
  const before = loginFailures.get(key);
  const row = before && !isOver(before) ? before : { count: 0, lockedUntil: 0, since: world.now() };
  const count = row.count + 1;
  loginFailures.set(key, { ...row, count, lockedUntil: count >= limit ? world.now() + LOCK_MS : 0 });
  const [oldest] = loginFailures.keys();
  if (loginFailures.size > COUNTERS_AT_MOST && oldest !== undefined) loginFailures.delete(oldest);
}

interface PasswordTry extends Credentials {
  player: Player | undefined;
  wrong: 'wrong-credentials' | 'wrong-old-password';
  field: PasswordField;
}

/**
 * Checks a password. All places that ask for one share the count of failures, so that a stolen session cannot be used
 * to guess the password without end (SES-10).
 */
export function assertPassword(world: World, { player, wrong, field, ...credentials }: PasswordTry): Player {
  const { address = '' } = credentials;
  const key = numberKey(credentials, address);
  const addressKey = `address ${address}`;
  assertNotLocked(world, addressKey, 'login-address-limit', field);
  assertNotLocked(world, key, 'login-locked', field);
  // As much work for a number without an account, so that the time tells nothing.
  const isRight = isPassword(player?.password ?? hashWithSalt('nobody', ''), credentials.password);
  if (!player || !isRight) {
    countFailure(world, key, FAILURES_OF_NUMBER, ({ lockedUntil }) => lockedUntil > 0);
    if (address !== '')
      countFailure(world, addressKey, FAILURES_OF_ADDRESS, ({ since = 0 }) => world.now() - since >= LOCK_MS);
    assertNotLocked(world, key, 'login-locked', field);
    throw new Refusal(wrong, { field });
  }
  world.state.loginFailures.delete(key);
  return player;
}

export function login(world: World, credentials: Credentials): Session {
  const player = findPlayer(world, credentials.country, credentials.username);
  const asked = { player, wrong: 'wrong-credentials', field: 'username' } as const;
  return openSession(world, assertPassword(world, { ...credentials, ...asked }).id);
}

/** Removes the locks of an account from all addresses, after its owner has shown a code of the bound phone. */
export function liftLocks(world: World, account: AccountName): void {
  const prefix = numberKey(account, '');
  for (const key of world.state.loginFailures.keys())
    if (key.startsWith(prefix)) world.state.loginFailures.delete(key);
}
