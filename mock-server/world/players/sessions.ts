import { randomText } from '../core/random.ts';
import type { World } from '../core/world.ts';
import type { Session } from '../tables/rows.ts';

/** The next answer replaces an older token (NET-09). */
const TOKEN_ROTATE_AFTER_MS = 30 * 60_000;
/** Time for which the replaced token stays valid, for calls that were sent at the same moment. */
const OLD_TOKEN_GRACE_MS = 2 * 60_000;
const TICKET_LIFE_MS = 60_000;
const SESSION_IDLE_MS = 30 * 24 * 60 * 60_000;

const newToken = (world: World): string => `tk_${randomText(world.random('token'), 40)}`;

export function openSession(world: World, playerId: string): Session {
  world.state.counters.session += 1;
  const id = `S${world.state.counters.session}`;
  const now = world.now();
  const session: Session = {
    id,
    playerId,
    token: newToken(world),
    tokenIssuedAt: now,
    usedAt: now,
    previous: null,
  };
  world.state.sessions.set(id, session);
  return session;
}

/**
 * The session of a valid token. Undefined when the token is unknown, logged out, idle too long, or replaced too long
 * ago.
 */
export function sessionOf(world: World, token: string | null | undefined): Session | undefined {
  const session = [...world.state.sessions.values()].find(
    (one) => one.token === token || one.previous?.token === token,
  );
  if (!session) return undefined;
  const now = world.now();
  if (now - session.usedAt > SESSION_IDLE_MS) {
    closeSession(world, session);
    return undefined;
  }
  if (session.token === token) return session;
  return now <= (session.previous?.validUntil ?? 0) ? session : undefined;
}

/**
 * Marks a session as used and replaces an old token.
 * @param token of the call; a caller that still uses the replaced token gets the new one again, because the first
 * answer with it may be lost
 * @returns the token to send, if any
 */
export function touchSession(world: World, session: Session, token: string | null): string | undefined {
  const now = world.now();
  session.usedAt = now;
  if (token !== session.token) return session.token;
  if (now - session.tokenIssuedAt <= TOKEN_ROTATE_AFTER_MS) return undefined;
  return replaceToken(world, session, now + OLD_TOKEN_GRACE_MS);
}

/**
 * @param validUntil world time until which the old token stays valid; by default it ends at once
 * @returns the new token
 */
export function replaceToken(world: World, session: Session, validUntil = 0): string {
  session.previous = { token: session.token, validUntil };
  session.token = newToken(world);
  session.tokenIssuedAt = world.now();
  return session.token;
}

/** A ticket that binds one socket within a minute, so that no token stands in an address (RT-05). */
export function issueTicket(world: World, session: Session): string {
  const now = world.now();
  const text = `${session.id}.${randomText(world.random('token'), 40)}`;
  const living = (session.socketTickets ?? []).filter(({ validUntil }) => now <= validUntil);
  session.socketTickets = [...living, { text, validUntil: now + TICKET_LIFE_MS }];
  return text;
}

/** @returns the session of a ticket, the first time within its minute */
export function redeemTicket(world: World, text: string): Session | undefined {
  const session = world.state.sessions.get(text.split('.')[0] ?? '');
  const { socketTickets = [] } = session ?? {};
  const ticket = socketTickets.find((one) => one.text === text);
  if (!session || !ticket) return undefined;
  session.socketTickets = socketTickets.filter((one) => one !== ticket);
  return world.now() <= ticket.validUntil ? session : undefined;
}

export function closeSession(world: World, session: Session): void {
  world.state.sessions.delete(session.id);
}

export function closeSessionsOf(world: World, playerId: string, keep?: Session): void {
  for (const session of [...world.state.sessions.values()]) {
    if (session.playerId === playerId && session.id !== keep?.id) closeSession(world, session);
  }
}
