/**
 * What nobody may predict follows from the world's secret of 256 bits by HMAC-SHA-256, apart for each purpose: what one
 * purpose shows says nothing about the secret or about another purpose.
 */
import type { Draw } from '@copihue/studio/kit/chance/draw';
import { drawFrom } from '@copihue/studio/kit/chance/fair';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Purpose =
  | 'bank key'
  | 'chat'
  | 'client seed'
  | 'history'
  | 'packet id'
  | 'packet shares'
  | 'phone number'
  | 'salt'
  | 'seat'
  | 'server seed'
  | 'sms code'
  | 'token';

export const hmacOf = (key: string, message: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(message));

export const hmacText = (key: string, message: string): string => bytesToHex(hmacOf(key, message));

/** From the system's random source, or from a seed, for tests and whoever asks for the same world again. */
export function worldSecret(seed: number | undefined, worldId: string): string {
  return seed === undefined ? bytesToHex(randomBytes(32)) : hmacText(`seed ${seed}`, `world ${worldId}`);
}

export const secretDraw = (secret: string, name: string): Draw =>
  drawFrom((block) => hmacOf(secret, `${name}:${block}`));
