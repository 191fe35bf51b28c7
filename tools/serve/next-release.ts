import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyHashes } from '../../src/service-worker/renamed-files.ts';
import { releaseHash } from '../shared/release-hash.ts';
import { COMPRESSED } from './static-files.ts';

const ASSET = /([\w.$-]+)-([\w-]{7,8})(\.(?:js|css))/g;
const TEXT = /\.(?:js|css)$/;
const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

const policyHash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const inlineScripts = (html: string) => [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);

/** The Spanish legal texts, whose content changes. */
const CHANGED = /^legal-ks-[\w-]{7}\.js$/;

const MAIN = /^index-[\w-]{7}\.js$/;

/**
 * A copy of the build as the next release, without a second build. As after a change of one sentence, one file has new
 * content, all scripts and style sheets have new names, and the pages name their release. The policy has the hashes of
 * the new inline scripts.
 * @param start begins the main script, such as a statement that throws
 */
export function nextRelease(mark: string, start = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-release-'));
  const names = new Set(readdirSync('dist/assets').filter((name) => TEXT.test(name)));
  const nextHash = (hash: string) =>
    createHash('sha256')
      .update(hash + mark + start)
      .digest('hex')
      .slice(0, hash.length);
  const renamed = (text: string) =>
    text.replace(ASSET, (name, own: string, hash: string, ending: string) =>
      names.has(name) ? `${own}-${nextHash(hash)}${ending}` : name,
    );
  if (![...names].some((name) => CHANGED.test(name))) throw new Error(`No file of the build is ${CHANGED}.`);
  const hashes: [old: string, now: string][] = [];
  /** The worker's hash of each file in both releases. */
  const known: [old: string, now: string][] = [];
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string) => readFileSync(join('dist', file), 'utf8');

  const isTaken = (path: string) =>
    !(path.startsWith('dist/assets/') && TEXT.test(path)) && !COMPRESSED.test(path);
  cpSync('dist', folder, { recursive: true, filter: isTaken });
  for (const name of names) {
    const before = read(join('assets', name));
    const after =
      (MAIN.test(name) ? start : '') + renamed(before) + (CHANGED.test(name) ? `//${mark}\n` : '');
    write(join('assets', renamed(name)), after);
    known.push([releaseHash(before), releaseHash(after)]);
  }
  const pages = ['index.html', 'shell.html'].map((page) => {
    const before = read(page);
    const after = renamed(before).replace(
      /name="release" content="[^"]*"/,
      `name="release" content="${mark}"`,
    );
    const scripts = inlineScripts(after).map(policyHash);
    for (const [place, script] of inlineScripts(before).entries())
      hashes.push([policyHash(script), scripts[place] ?? '']);
    return { page, before, after };
  });
  for (const { page, before, after } of pages) {
    const text = hashes.reduce((changed, [old, now]) => changed.replaceAll(old, now), after);
    write(page, text);
    if (page === 'index.html')
      write(
        'version.json',
        JSON.stringify({
          release: mark,
          build: mark,
          home: { hash: releaseHash(text), policies: policyHashes(text) },
        }),
      );
    known.push([releaseHash(before), releaseHash(text)]);
  }
  const worker = [...known, ...hashes].reduce(
    (text, [old, now]) => text.replaceAll(old, now),
    renamed(read('sw.js')),
  );
  write('sw.js', worker.replace(JSON.parse(read('version.json')).build, mark));
  return folder;
}
