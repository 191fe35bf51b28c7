import type { Draw } from '@copihue/studio/kit/chance/draw';
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { createCache } from '../core/cache.ts';
import { randomText } from '../core/random.ts';
import type { PasswordHash } from '../tables/rows.ts';

/** The cost is small, because the same world runs in a browser tab, where nothing needs strong protection. */
const COST = { N: 1024, r: 8, p: 1, dkLen: 32 };

const known = createCache<string>(500);

const digestOf = (password: string, salt: string): string =>
  known(`${salt} ${password}`, () => bytesToHex(scrypt(utf8ToBytes(password), utf8ToBytes(salt), COST)));

/** Seeded players have fixed salts, so that the cache makes a new world fast. */
export function hashWithSalt(salt: string, password: string): PasswordHash {
  return { salt, digest: digestOf(password, salt) };
}

export function hashPassword(random: Draw, password: string): PasswordHash {
  return hashWithSalt(randomText(random, 16), password);
}

export function isPassword(hash: PasswordHash, password: string): boolean {
  const expected = hexToBytes(hash.digest);
  const actual = hexToBytes(digestOf(password, hash.salt));
  return expected.reduce((difference, byte, index) => difference | (byte ^ (actual[index] ?? 0)), 0) === 0;
}
