import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseHash } from '../shared/release-hash.ts';

/**
 * The files of a build that the service worker stores (src/service-worker/service-worker.ts).
 * @param assets paths in the folder: files whose names change with their content
 * @param pages the other files; the last one is stored last
 */
export function releaseOf(folder: string, assets: readonly string[], pages: readonly string[]) {
  const hashes = (files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [`/${file}`, releaseHash(readFileSync(join(folder, file)))]));
  const content = { assets: hashes(assets), pages: hashes(pages) };
  const name = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { name, ...content };
}
