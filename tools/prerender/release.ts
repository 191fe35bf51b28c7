import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingName, policyHashes } from '../../src/service-worker/renamed-files.ts';
import { releaseHash } from '../shared/release-hash.ts';

/**
 * The files of a build that the service worker stores (src/service-worker/service-worker.ts).
 * @param assets paths in the folder: files whose names change with their content
 * @param pages the other files; the last one is stored last
 * @throws when two names differ only by their hashes, so that an update would load both
 */
export function releaseOf(folder: string, assets: readonly string[], pages: readonly string[]) {
  const [twin] = assets.filter((file, place) =>
    assets.some((other, at) => at < place && lastingName(other) === lastingName(file)),
  );
  if (twin !== undefined)
    throw new Error(
      `Two files of the build are ${lastingName(twin)} without their hashes: give one another name, see distinctName in vite.config.ts.`,
    );
  const hashes = (files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [`/${file}`, releaseHash(readFileSync(join(folder, file)))]));
  const policies = Object.fromEntries(
    pages
      .map((file) => [`/${file}`, policyHashes(readFileSync(join(folder, file), 'utf8'))] as const)
      .filter(([, found]) => found.length > 0),
  );
  const content = { assets: hashes(assets), pages: hashes(pages), policies };
  const name = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { name, ...content };
}
