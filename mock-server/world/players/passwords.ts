import type { Draw } from '@copihue/studio/kit/chance/draw';
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomText } from '../core/random.ts';
import type { PasswordHash } from '../tables/rows.ts';

/** The cost is small, because the same world runs in a browser tab, where nothing needs strong protection. */
const COST = { N: 1024, r: 8, p: 1, dkLen: 32 };

const known = new Map<string, string>();
const KNOWN_AT_MOST = 500;

function digestOf(password: string, salt: string): string {
  const key = `${salt} ${password}`;
  const found = known.get(key);
  if (found) return found;
  const digest = bytesToHex(scrypt(utf8ToBytes(password), utf8ToBytes(salt), COST));
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, digest);
  return digest;
}

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
