import { expect, test } from 'vitest';
import { createTestWorld } from '../../../tests/support/test-world.ts';
import { hashWithSalt } from './passwords.ts';
import { addPlayer, findPlayer, findPlayerByPhone } from './players.ts';

const password = hashWithSalt('salt', 'Copihue2026');

test('SES-02 a player is found by username or phone however many zeros stand before it, in the market alone', () => {
  const { world, pass } = createTestWorld();
  pass(500);
  const added = addPlayer(world, {
    country: 'KE',
    username: '00900800700',
    password,
    phone: '00700600500',
  });
  expect(added).toEqual({
    id: 'P000005',
    country: 'KE',
    username: '900800700',
    password,
    phone: '700600500',
    registeredAt: world.now(),
    origin: {},
  });
  for (const zeros of ['', '0', '000']) {
    expect(findPlayer(world, 'KE', `${zeros}900800700`)).toBe(added);
    expect(findPlayerByPhone(world, 'KE', `${zeros}700600500`)).toBe(added);
  }
  const others = ['98700', '9800700', '700600500'].map((name) => findPlayer(world, 'KE', name));
  expect(others).toEqual([undefined, undefined, undefined]);
  expect(findPlayer(world, 'CL', '900800700')).toBeUndefined();
  expect(findPlayerByPhone(world, 'CL', '700600500')).toBeUndefined();
  expect(findPlayerByPhone(world, 'KE', '900800700')).toBeUndefined();
});
