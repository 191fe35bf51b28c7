import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { Session } from '../tables/rows.ts';
import { isPassword } from './passwords.ts';
import { findPlayer } from './players.ts';
import { openSession } from './sessions.ts';

const LOGIN_FAILURES = 10;
const LOGIN_LOCK_MS = 15 * 60_000;

export interface Credentials {
  country: string;
  username: string;
  password: string;
}

/** Failures are counted per name, whether or not somebody has it: a lock must not tell which names exist. */
function failureKey({ country, username }: Credentials): string {
  return `${country}:${username.replace(/^0+/, '')}`;
}

function assertNotLocked(world: World, key: string): void {
  const lockedUntil = world.state.loginFailures.get(key)?.lockedUntil ?? 0;
  const left = lockedUntil - world.now();
  if (left > 0) {
    const seconds = Math.ceil(left / 1000);
    throw new Refusal('login-locked', {
      field: 'username',
      retryAfterSeconds: seconds,
      parameters: { minutes: Math.ceil(seconds / 60) },
    });
  }
}

function countFailure(world: World, key: string): void {
  const before = world.state.loginFailures.get(key);
  const count = (before && before.lockedUntil === 0 ? before.count : 0) + 1;
  const lockedUntil = count >= LOGIN_FAILURES ? world.now() + LOGIN_LOCK_MS : 0;
  world.state.loginFailures.set(key, { count, lockedUntil });
}

/**
 * Opens a session for the right password.
 * @throws Refusal wrong-credentials; login-locked for 15 min after 10 failures in a row
 */
export function login(world: World, credentials: Credentials): Session {
  const key = failureKey(credentials);
  assertNotLocked(world, key);
  const player = findPlayer(world, credentials.country, credentials.username);
  if (!player || !isPassword(player.password, credentials.password)) {
    countFailure(world, key);
    assertNotLocked(world, key);
    throw new Refusal('wrong-credentials', { field: 'username' });
  }
  world.state.loginFailures.delete(key);
  return openSession(world, player.id);
}
