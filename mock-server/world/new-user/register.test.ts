import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { codeOf, createTestWorld, TEST_NOW } from '../../../tests/support/test-world.ts';
import type { World } from '../core/world.ts';
import { hashWithSalt, isPassword } from '../players/passwords.ts';
import { addPlayer, playerById } from '../players/players.ts';
import { sessionOf } from '../players/sessions.ts';
import { register, sendRegisterCode } from './register.ts';

const phone = '955554444';

const join = (world: World, verificationCode: string, address = '1.1.1.1', birthDate?: string) =>
  register(world, {
    country: 'CL',
    username: phone,
    password: 'Lucuma2026',
    verificationCode,
    terms: '2026-11-01',
    cid: 'c-7',
    inviteUserId: 'P000001',
    address,
    birthDate,
  });

/** An account with another name and this phone, or with this name and no phone. */
function take(world: World, by: 'name' | 'phone', country = 'CL'): void {
  const account = by === 'name' ? { username: phone, phone: null } : { username: '944443333', phone };
  addPlayer(world, { country, password: hashWithSalt('s', 'x'), ...account });
}

test('SES-07 APP-08 a registration makes an account with its phone bound and where it came from, and logs in', () => {
  const { world } = createTestWorld();
  const message = sendRegisterCode(world, 'CL', `0${phone}`, '1.1.1.1');
  expect(message).toMatchObject({ phone, kind: 'register', askedFrom: '1.1.1.1' });
  const session = join(world, message.code);
  expect(sessionOf(world, session.token)).toBe(session);
  const player = playerById(world, session.playerId);
  expect(player).toMatchObject({
    country: 'CL',
    username: phone,
    phone,
    terms: { version: '2026-11-01', acceptedAt: world.now() },
    origin: { cid: 'c-7', inviteUserId: 'P000001' },
  });
  expect(isPassword(player.password, 'Lucuma2026')).toBe(true);
  expect(codeOf(() => join(world, message.code))).toBe('expired-code');
});

test.each<[now: string, oldest: string, youngest: string]>([
  ['2026-12-01T02:59:59Z', '2008-11-30', '2008-12-01'],
  ['2026-12-01T03:00:00Z', '2008-12-01', '2008-12-02'],
  ['2030-02-28T12:00:00Z', '2012-02-28', '2012-02-29'],
  ['2030-03-01T12:00:00Z', '2012-02-29', '2999-01-01'],
])('SES-06 at %s who was born on %s is 18 in Chile, and who was born on %s is not', (now, adult, minor) => {
  const { world, pass } = createTestWorld();
  pass(Date.parse(now) - TEST_NOW);
  const { code } = sendRegisterCode(world, 'CL', phone);
  expect(() => join(world, code, undefined, minor)).toThrow(refused('under-age', 'birthDate'));
  expect(codeOf(() => join(world, code, undefined, adult))).toBe('done');
});

test.each(['name', 'phone'] as const)('SES-07 a number that an account has as its %s gets no code', (by) => {
  const { world } = createTestWorld();
  take(world, by);
  expect(() => sendRegisterCode(world, 'CL', `0${phone}`)).toThrow(refused('phone-taken', 'phoneNumber'));
  expect(world.state.sms).toEqual([]);
  expect(codeOf(() => sendRegisterCode(world, 'KE', phone))).toBe('done');
});

test('SES-08 only who has the code of a number learns that it is taken', () => {
  const { world } = createTestWorld();
  const { code } = sendRegisterCode(world, 'CL', phone);
  take(world, 'phone');
  expect(() => join(world, '000000')).toThrow(refused('wrong-code', 'verificationCode'));
  expect(() => join(world, code)).toThrow(refused('phone-taken', 'username'));
  expect(world.state.sessions.size).toBe(0);
});
