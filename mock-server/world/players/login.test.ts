import { beforeEach, expect, test } from 'vitest';
import { codeOf, createTestWorld, type TestWorld } from '../../../tests/support/test-world.ts';
import { resetPassword, sendResetCode } from './account.ts';
import { login } from './login.ts';

const MINUTE = 60_000;
const [STRANGER, OWNER] = ['203.0.113.9', '198.51.100.4'];
const right = { country: 'CL', username: '912345678', password: 'Copihue2026' };
const wrong = { ...right, password: 'Equivocada1' };

let { world, pass }: TestWorld = createTestWorld();
beforeEach(() => {
  ({ world, pass } = createTestWorld());
});

const enter = (account: object = {}) => codeOf(() => login(world, { ...right, ...account }));
/** What so many wrong passwords are answered with. */
const fail = (times: number, account: object = {}) =>
  Array.from({ length: times }, () => enter({ ...wrong, ...account }));
const failAt = (place: number, address?: string) =>
  enter({ ...wrong, username: String(920_000_000 + place), address });
const answers = (wrongs: number, last: string) => [...Array(wrongs).fill('wrong-credentials'), last];

test.each(['912345678', '900000000'])(
  'SES-04 ten wrong passwords lock %s for 15 min, known or not, with zeros before it, in its market alone',
  (username) => {
    expect(fail(10, { username })).toEqual(answers(9, 'login-locked'));
    for (const zeros of ['', '0', '000'])
      expect(enter({ username: `${zeros}${username}` })).toBe('login-locked');
    expect(enter({ username, country: 'KE' })).toBe('wrong-credentials');
    pass(15 * MINUTE);
    expect(enter({ username })).toBe(username === '912345678' ? 'done' : 'wrong-credentials');
  },
);

test('SES-04 the right password forgets the wrong ones before it', () => {
  for (let round = 0; round < 3; round += 1) expect([...fail(9), enter()]).toEqual(answers(9, 'done'));
});

test('SES-04 a lock that is over leaves nine more tries', () => {
  fail(10);
  pass(15 * MINUTE);
  expect(fail(10)).toEqual(answers(9, 'login-locked'));
});

test('SES-04 the mock remembers the failures of the 5,000 newest numbers', () => {
  for (let place = 0; place <= 5000; place += 1) failAt(place);
  expect(world.state.loginFailures.size).toBe(5000);
  expect(Array.from({ length: 9 }, () => failAt(5000))).toEqual(answers(8, 'login-locked'));
});

test('SES-04 SES-09 failed logins lock an account for the address they came from alone, and a reset lifts that of its own account', () => {
  const other = { username: '987654321', address: STRANGER };
  for (const account of [{ address: STRANGER }, other]) fail(12, account);
  expect([STRANGER, OWNER].map((address) => enter({ address }))).toEqual(['login-locked', 'done']);
  const own = { ...right, password: 'Nueva-clave1', address: OWNER };
  resetPassword(world, { ...own, verificationCode: sendResetCode(world, own).code });
  expect([enter({ ...own, address: STRANGER }), enter(other)]).toEqual(['done', 'login-locked']);
});

test('SES-04 an address that fails 100 times within 15 min, whatever the numbers, waits 15 min', () => {
  for (let place = 0; place < 99; place += 1) failAt(place, STRANGER);
  pass(15 * MINUTE);
  for (let place = 0; place < 100; place += 1) expect(failAt(place, STRANGER)).toBe('wrong-credentials');
  expect(failAt(100, STRANGER)).toBe('login-address-limit');
  expect(failAt(100, OWNER)).toBe('wrong-credentials');
  pass(15 * MINUTE);
  expect(failAt(101, STRANGER)).toBe('wrong-credentials');
});

test.each([
  [0, 900, 15],
  [1000, 899, 15],
  [1001, 899, 15],
  [14 * MINUTE - 1, 61, 2],
  [14 * MINUTE, 60, 1],
  [15 * MINUTE - 1, 1, 1],
])(
  'SES-04 %d ms after a lock it says how long to wait: %d s, %d min',
  (after, retryAfterSeconds, minutes) => {
    fail(10);
    pass(after);
    const refused = { code: 'login-locked', field: 'username', retryAfterSeconds, parameters: { minutes } };
    expect(() => login(world, wrong)).toThrow(expect.objectContaining(refused));
  },
);
