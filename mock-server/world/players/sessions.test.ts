import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { closeSession, issueTicket, openSession, redeemTicket, sessionOf, touchSession } from './sessions.ts';

const MINUTE = 60_000;

test('NET-09 a token older than 30 min is replaced; the old one serves 2 min more, and learns the new one again', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const first = session.token;
  pass(30 * MINUTE);
  expect(touchSession(world, session, first)).toBeUndefined();
  pass(1);
  const second = touchSession(world, session, first);
  expect(second).toMatch(/^tk_\w{40}$/);
  expect(second).not.toBe(first);
  pass(2 * MINUTE);
  expect(sessionOf(world, first)).toBe(session);
  expect(touchSession(world, session, first)).toBe(second);
  pass(1);
  expect(sessionOf(world, first)).toBeUndefined();
  expect(sessionOf(world, second)).toBe(session);
});

test('SES-12 a closed session voids both its tokens and leaves other devices alone', () => {
  const { world, pass } = createTestWorld();
  const phone = openSession(world, richPlayer);
  const tablet = openSession(world, richPlayer);
  const first = phone.token;
  pass(31 * MINUTE);
  const second = touchSession(world, phone, first);
  closeSession(world, phone);
  expect([sessionOf(world, first), sessionOf(world, second)]).toEqual([undefined, undefined]);
  expect(sessionOf(world, tablet.token)).toBe(tablet);
});

test('SES-13 a session lives on while it is used, and ends after 30 idle days', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  pass(29 * 24 * 60 * MINUTE);
  touchSession(world, session, session.token);
  pass(29 * 24 * 60 * MINUTE);
  expect(sessionOf(world, session.token)).toBe(session);
  pass(24 * 60 * MINUTE);
  expect(sessionOf(world, session.token)).toBe(session);
  pass(1);
  expect(sessionOf(world, session.token)).toBeUndefined();
  expect(world.state.sessions.size).toBe(0);
});

test('NET-09 an unknown token, and none, is void', () => {
  const { world, pass } = createTestWorld();
  const session = openSession(world, richPlayer);
  const strays = () => ['tk_stray', '', null, undefined].map((token) => sessionOf(world, token));
  expect(strays()).toEqual(Array(4).fill(undefined));
  pass(31 * MINUTE);
  touchSession(world, session, session.token);
  expect(strays()).toEqual(Array(4).fill(undefined));
});

test('RT-05 a ticket binds one socket of its session within a minute', () => {
  const { world, pass } = createTestWorld();
  const [session, other] = [openSession(world, richPlayer), openSession(world, newPlayer)];
  const [first, second, late] = [1, 2, 3].map(() => issueTicket(world, session)) as [string, string, string];
  expect(new Set([first, second, late]).size).toBe(3);
  for (const wrong of [
    '',
    session.id,
    `${first}a`,
    first.replace(session.id, other.id),
    `S99${first.slice(2)}`,
  ])
    expect(redeemTicket(world, wrong)).toBeUndefined();
  expect([redeemTicket(world, first), redeemTicket(world, first)]).toEqual([session, undefined]);
  pass(60_000);
  const fresh = issueTicket(world, session);
  expect([redeemTicket(world, second), redeemTicket(world, fresh)]).toEqual([session, session]);
  pass(1);
  expect(redeemTicket(world, late)).toBeUndefined();
  issueTicket(world, session);
  pass(60_001);
  issueTicket(world, session);
  expect(session.socketTickets).toHaveLength(1);
  closeSession(world, session);
  expect(redeemTicket(world, fresh)).toBeUndefined();
});
