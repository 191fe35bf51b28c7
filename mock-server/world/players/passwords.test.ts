import { expect, test } from 'vitest';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('SES-04 a password is right only when every byte of its digest is', () => {
  const { world } = createTestWorld();
  const hash = hashPassword(world.random('salt'), 'Copihue2026');
  const bytes = Array.from({ length: 32 }, (_, at) => hash.digest.slice(2 * at, 2 * at + 2));
  expect(bytes.join('')).toBe(hash.digest);
  const wrong = bytes.map((byte, at) => bytes.with(at, byte === '00' ? '01' : '00').join(''));
  expect(isPassword(hash, 'Copihue2026')).toBe(true);
  expect(wrong.filter((digest) => isPassword({ ...hash, digest }, 'Copihue2026'))).toEqual([]);
});

test('SES-04 equal passwords of two players are stored differently', () => {
  const { world } = createTestWorld();
  const [one, other] = [
    hashPassword(world.random('salt'), 'Copihue2026'),
    hashPassword(world.random('salt'), 'Copihue2026'),
  ];
  expect(one.salt).toMatch(/^\w{16}$/);
  expect(other.salt).not.toBe(one.salt);
  expect(other.digest).not.toBe(one.digest);
});
