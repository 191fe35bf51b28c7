import { expect, test } from 'vitest';
import { codeOf, createTestWorld } from '../../../tests/support/test-world.ts';
import { resetPassword, sendResetCode } from './account.ts';
import { login } from './login.ts';

const MINUTE = 60_000;

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
    expect(after).toBe(username === '912345678' ? 'done' : 'wrong-credentials');
  },
);

test('SES-04 the right password forgets the wrong ones before it', () => {
  const { world } = createTestWorld();
  const right = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 1; attempt <= 9; attempt += 1)
      expect(codeOf(() => login(world, { ...right, password: 'Equivocada1' }))).toBe('wrong-credentials');
    expect(codeOf(() => login(world, right))).toBe('done');
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

test('SES-04 failed logins lock an account for the address they came from alone, and a reset lifts that too', () => {
  const { world } = createTestWorld();
  const account = { country: 'CL', username: '912345678' };
  const right = { ...account, password: 'Copihue2026' };
  const [stranger, owner] = ['203.0.113.9', '198.51.100.4'];
  for (let attempt = 0; attempt < 12; attempt += 1)
    codeOf(() => login(world, { ...account, password: 'Equivocada1', address: stranger }));
  expect(codeOf(() => login(world, { ...right, address: stranger }))).toBe('login-locked');
  expect(codeOf(() => login(world, { ...right, address: owner }))).toBe('done');

  const { code } = sendResetCode(world, { ...account, address: owner });
  resetPassword(world, { ...account, password: 'Nueva-clave1', verificationCode: code, address: owner });
  expect(codeOf(() => login(world, { ...account, password: 'Nueva-clave1', address: stranger }))).toBe(
    'done',
  );
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

test.each([
  [0, 900, 15],
  [1000, 899, 15],
  [1001, 899, 15],
  [14 * MINUTE - 1, 61, 2],
  [14 * MINUTE, 60, 1],
  [15 * MINUTE - 1, 1, 1],
])('SES-04 %d ms after a lock it says how long to wait: %d s, %d min', (after, seconds, minutes) => {
  const { world, pass } = createTestWorld();
  const wrong = { country: 'CL', username: '912345678', password: 'Equivocada1' };
  for (let attempt = 1; attempt <= 10; attempt += 1) codeOf(() => login(world, wrong));
  pass(after);
  expect(() => login(world, wrong)).toThrow(
    expect.objectContaining({
      code: 'login-locked',
      field: 'username',
      retryAfterSeconds: seconds,
      parameters: { minutes },
    }),
  );
});

test('SES-09 a reset lifts the locks of its own account alone', () => {
  const { world } = createTestWorld();
  const wrong = (username: string) => ({ country: 'CL', username, password: 'Equivocada1', address: '::1' });
  for (let attempt = 1; attempt <= 10; attempt += 1)
    for (const username of ['912345678', '987654321']) codeOf(() => login(world, wrong(username)));
  const { code: verificationCode } = sendResetCode(world, wrong('912345678'));
  resetPassword(world, { ...wrong('912345678'), verificationCode });
  expect(codeOf(() => login(world, wrong('912345678')))).toBe('done');
  expect(codeOf(() => login(world, wrong('987654321')))).toBe('login-locked');
});
