import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingName, policyHashes } from '../../src/service-worker/renamed-files.ts';
import { releaseHash } from '../shared/release-hash.ts';

const git = (...words: string[]): string =>
  (spawnSync('git', words, { encoding: 'utf8' }).stdout ?? '').trim();

/** Two builds of one commit in any order have the same bytes, so nothing in them may come from the clock. */
export const releaseTime = (): number =>
  1000 *
  Math.floor(Number(process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct') || Date.now() / 1000));

const hashOf = (content: unknown, length: number): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, length);

const hashesOf = (folder: string, files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [`/${file}`, releaseHash(readFileSync(join(folder, file)))]));

const policyOf = (folder: string, file: string): string[] =>
  policyHashes(readFileSync(join(folder, file), 'utf8'));

/** What the service worker stores besides pages: everything that they may load later. */
export const assetsOf = (folder: string): string[] =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css|svg|woff2)$/.test(name))
    .map((name) => `assets/${name}`);

/** The name of a release: its commit, or RELEASE where there is no repository, and a hash of its scripts. */
export function releaseName(folder: string): string {
  const commit = process.env.RELEASE || git('describe', '--always', '--dirty', '--exclude=*') || 'local';
  if (!/^[\w.+-]{1,64}$/.test(commit))
    throw new Error(`RELEASE is "${commit}". Set it to the commit: letters, digits, "." "_" "+" "-".`);
  return `${commit}-${hashOf(hashesOf(folder, assetsOf(folder)), 6)}`;
}

/**
 * What the service worker stores (src/service-worker/service-worker.ts), and version.json.
 * @param assets paths in the folder: files whose names change with their content
 * @param pages the other files but home; the last one is stored last
 * @throws when two names differ only by their hashes, so that an update would load both
 */
export function releaseOf(
  folder: string,
  release: string,
  assets: readonly string[],
  pages: readonly string[],
) {
  const [twin] = assets.filter((file, place) =>
    assets.some((other, at) => at < place && lastingName(other) === lastingName(file)),
  );
  if (twin !== undefined)
    throw new Error(
      `Two files of the build are ${lastingName(twin)} without their hashes: give one another name, see distinctName in vite.config.ts.`,
    );
  const policies = Object.fromEntries(
    pages
      .map((file) => [`/${file}`, policyOf(folder, file)] as const)
      .filter(([, found]) => found.length > 0),
  );
  const content = { assets: hashesOf(folder, assets), pages: hashesOf(folder, pages), policies };
  const name = `${release}-${hashOf(content, 12)}`;
  const [hash = ''] = Object.values(hashesOf(folder, ['index.html']));
  return {
    worker: { name, ...content },
    version: { release, build: name, home: { hash, policies: policyOf(folder, 'index.html') } },
  };
}
