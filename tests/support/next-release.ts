import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPRESSED } from '../../tools/serve/static-files.ts';
import { readSettings, writeSettings } from '../../tools/settings/write-settings.ts';
import { scratchFolder } from './scratch-folder.ts';

const ASSET = /([\w.$-]+)-([\w-]{7,8})(\.(?:js|css))/g;
const TEXT = /\.(?:js|css)$/;
/** The Spanish legal texts, whose content changes. */
const CHANGED = /^legal-ks-[\w-]{7}\.js$/;
const MAIN = /^index-[\w-]{7}\.js$/;

/**
 * A copy of the build as the next release, without a second build. As after a change of one sentence, one file has new
 * content, all scripts and style sheets have new names, and the pages name their release.
 * @param start begins the main script, such as a statement that throws
 */
export function nextRelease(mark: string, start = ''): string {
  const folder = scratchFolder();
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
  const copy = (file: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, renamed(file)), edit(renamed(readFileSync(join('dist', file), 'utf8'))));

  const isTaken = (path: string) =>
    !(path.startsWith('dist/assets/') && TEXT.test(path)) && !COMPRESSED.test(path);
  cpSync('dist', folder, { recursive: true, filter: isTaken });
  for (const name of names)
    copy(
      `assets/${name}`,
      (text) => (MAIN.test(name) ? start : '') + text + (CHANGED.test(name) ? `//${mark}\n` : ''),
    );
  for (const page of ['index.html', 'shell.html', '404.html'])
    copy(page, (html) => html.replace(/name="release" content="[^"]*"/, `name="release" content="${mark}"`));
  writeSettings(folder, readSettings());
  return folder;
}
