import { createHash } from 'node:crypto';

/** Of the 43 characters of a SHA-256 in base64: 128 bits are enough to tell one file from another. */
const HASH_LENGTH = 22;

/** The hash by which the service worker knows a file. */
export const releaseHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64').slice(0, HASH_LENGTH);
