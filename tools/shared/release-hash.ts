import { createHash } from 'node:crypto';

/** Characters used of a SHA-256 in base64 (43): 128 bits are enough to tell files apart. */
const HASH_LENGTH = 22;

/** The service worker identifies a file by this hash. */
export const releaseHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64').slice(0, HASH_LENGTH);
