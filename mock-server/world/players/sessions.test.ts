import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { Refusal } from '../core/refusal.ts';
import { sendRegisterCode } from '../new-user/register.ts';
import { bindPhone, resetPassword, sendBindCode, sendResetCode } from './account.ts';
import { login } from './login.ts';
import { findPlayerByPhone } from './players.ts';
import { closeSession, closeSessionsOf, openSession, sessionOf, touchSession } from './sessions.ts';

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
  pass(2 * 24 * 60 * MINUTE);
  expect(sessionOf(world, session.token)).toBeUndefined();
});

function codeOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test.each(['912345678', '900000000'])(
  'SES-04 ten wrong passwords lock %s for 15 min, known or not',
  (username) => {
    const { world, pass } = createTestWorld();
    const wrong = { country: 'CL', username, password: 'Equivocada1' };
    for (let attempt = 1; attempt <= 9; attempt += 1)
      expect(codeOf(() => login(world, wrong))).toBe('wrong-credentials');
    expect(codeOf(() => login(world, wrong))).toBe('login-locked');
    expect(codeOf(() => login(world, { ...wrong, password: 'Copihue2026' }))).toBe('login-locked');
    pass(15 * MINUTE);
    const after = codeOf(() => login(world, { ...wrong, password: 'Copihue2026' }));
    expect(after).toBe(username === '912345678' ? undefined : 'wrong-credentials');
  },
);

test('SES-04 the right password forgets the wrong ones before it', () => {
  const { world } = createTestWorld();
  const right = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 1; attempt <= 9; attempt += 1)
      expect(codeOf(() => login(world, { ...right, password: 'Equivocada1' }))).toBe('wrong-credentials');
    expect(codeOf(() => login(world, right))).toBeUndefined();
  }
});

test('SES-04 a lock that is over leaves nine more tries', () => {
  const { world, pass } = createTestWorld();
  const wrong = { country: 'CL', username: '912345678', password: 'Equivocada1' };
  for (let attempt = 1; attempt <= 10; attempt += 1) codeOf(() => login(world, wrong));
  pass(15 * MINUTE);
  for (let attempt = 1; attempt <= 9; attempt += 1)
    expect(codeOf(() => login(world, wrong))).toBe('wrong-credentials');
  expect(codeOf(() => login(world, wrong))).toBe('login-locked');
});

test('SES-04 of any number of failed numbers 5,000 are remembered, the newest ones', () => {
  const { world } = createTestWorld();
  const fail = (place: number) =>
    codeOf(() =>
      login(world, { country: 'CL', username: String(920_000_000 + place), password: 'Equivocada1' }),
    );
  for (let place = 0; place <= 5000; place += 1) fail(place);
  expect(world.state.loginFailures.size).toBe(5000);
  for (let attempt = 1; attempt < 9; attempt += 1) expect(fail(5000)).toBe('wrong-credentials');
  expect(fail(5000)).toBe('login-locked');
});

test.each(['977776666', '0977776666', '00977776666'])('SES-11 a phone bound as %s is one number', (phone) => {
  const { world } = createTestWorld();
  const { code } = sendBindCode(world, newPlayer, phone);
  expect(bindPhone(world, newPlayer, { phone, code })).toBe('977776666');
  expect(findPlayerByPhone(world, 'CL', '977776666')?.id).toBe(newPlayer);
  expect(codeOf(() => sendRegisterCode(world, 'CL', '977776666'))).toBe('phone-taken');
});

test('NET-09 SES-12 a token that is void is dropped', () => {
  const { world, pass } = createTestWorld();
  const before = world.state.tokens.size;
  const session = openSession(world, newPlayer);
  for (let hour = 0; hour < 5; hour += 1) {
    pass(60 * MINUTE);
    touchSession(world, session, session.token);
    expect(world.state.tokens.size).toBe(before + 2);
  }
  closeSession(world, session);
  expect(world.state.tokens.size).toBe(before);
});

test('SES-04 failed logins lock an account for the address they came from alone, and a reset lifts that too', () => {
  const { world } = createTestWorld();
  const account = { country: 'CL', username: '912345678' };
  const right = { ...account, password: 'Copihue2026' };
  const [stranger, owner] = ['203.0.113.9', '198.51.100.4'];
  for (let attempt = 0; attempt < 12; attempt += 1)
    codeOf(() => login(world, { ...account, password: 'Equivocada1', address: stranger }));
  expect(codeOf(() => login(world, { ...right, address: stranger }))).toBe('login-locked');
  expect(codeOf(() => login(world, { ...right, address: owner }))).toBeUndefined();

  const { code } = sendResetCode(world, { ...account, address: owner });
  resetPassword(world, { ...account, password: 'Nueva-clave1', verificationCode: code, address: owner });
  expect(
    codeOf(() => login(world, { ...account, password: 'Nueva-clave1', address: stranger })),
  ).toBeUndefined();
});

test('SES-04 an address that fails 100 times within 15 min, whatever the numbers, waits 15 min', () => {
  const { world, pass } = createTestWorld();
  const fail = (place: number, address: string) =>
    codeOf(() =>
      login(world, {
        country: 'CL',
        username: String(920_000_000 + place),
        password: 'Equivocada1',
        address,
      }),
    );
  for (let place = 0; place < 99; place += 1) fail(place, '203.0.113.9');
  pass(15 * MINUTE);
  for (let place = 0; place < 100; place += 1) expect(fail(place, '203.0.113.9')).toBe('wrong-credentials');
  expect(fail(100, '203.0.113.9')).toBe('login-address-limit');
  expect(fail(100, '198.51.100.4')).toBe('wrong-credentials');
  pass(15 * MINUTE);
  expect(fail(101, '203.0.113.9')).toBe('wrong-credentials');
});

test('SES-10 a new password ends the other sessions of its player, and none of anybody else', () => {
  const { world } = createTestWorld();
  const [phone, tablet, other] = [richPlayer, richPlayer, newPlayer].map((id) => openSession(world, id));
  closeSessionsOf(world, richPlayer, phone);
  expect([phone, tablet, other].map((session) => sessionOf(world, session?.token) === session)).toEqual([
    true,
    false,
    true,
  ]);
});
