import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';
import { noteHash, wasSeen } from './seen-hashes.ts';

test('GAM-10 a hash proves the rounds from the one before which this device was shown it', () => {
  vi.stubGlobal('localStorage', fakeStorage());
  const hash = 'a'.repeat(64);
  expect(wasSeen(hash, 7)).toBe(false);
  expect([noteHash(hash, 7), noteHash(hash, 0)]).toEqual([true, false]);
  expect([6, 7, 8].map((nonce) => wasSeen(hash, nonce))).toEqual([false, true, true]);
  for (let at = 0; at < 499; at += 1) noteHash(`${at}`, 0);
  expect([wasSeen(hash, 7), wasSeen('498', 0)]).toEqual([true, true]);
  noteHash('last', 0);
  expect([wasSeen(hash, 7), wasSeen('last', 0)]).toEqual([false, true]);
  localStorage.clear();
  expect(wasSeen('last', 0)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect([noteHash(hash, 3), wasSeen(hash, 3), wasSeen(hash, 2)]).toEqual([true, true, false]);
  vi.unstubAllGlobals();
});
