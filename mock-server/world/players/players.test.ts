import { expect, test } from 'vitest';
import { createTestWorld, richPlayer } from '../../../tests/support/test-world.ts';
import { hashWithSalt } from './passwords.ts';
import { addPlayer, findPlayer, findPlayerByPhone, playerById } from './players.ts';

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

test('APP-08 a player without a phone keeps none, and keeps where they came from', () => {
  const { world } = createTestWorld();
  const origin = { cid: 'c1', agentCode: 'A1B2' };
  const added = addPlayer(world, { country: 'CL', username: '955000100', password, phone: null, origin });
  expect(added).toMatchObject({ username: '955000100', phone: null, origin });
  expect(playerById(world, added.id)).toBe(added);
});

test('MOC-02 an id that no player has is a fault of the mock', () => {
  const { world } = createTestWorld();
  expect(playerById(world, richPlayer).username).toBe('912345678');
  expect(() => playerById(world, 'P999999')).toThrow(new Error('No player P999999.'));
});
