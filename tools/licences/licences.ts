import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The font of the titles has no source map. Its glyphs come from this package (tools/generate/letters.ts). */
const FACE = { ending: '.woff2', folder: 'node_modules/@fontsource/outfit' };
const PACKAGE = /((?:^|.*\/)node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Folders of the packages in a build, found by its source maps, so that removed code does not count. */
export function packagesOf(maps: string, assets: string): string[] {
  const folders = readdirSync(maps)
    .filter((name) => name.endsWith('.map'))
    .flatMap((name): string[] => JSON.parse(readFileSync(join(maps, name), 'utf8')).sources)
    .flatMap((source) => PACKAGE.exec(source)?.[1]?.replace(/^(?:\.\.?\/)+/, '') ?? []);
  const hasFace = readdirSync(assets).some((name) => name.endsWith(FACE.ending));
  return [...new Set([...folders, ...(hasFace ? [FACE.folder] : [])])].toSorted();
}

/** @throws for a package without a licence text, because such a package must not be passed on */
export function licenceOf(folder: string): Licence {
  const {
    name,
    version,
    license = 'unknown',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => TEXT.test(file));
  if (files.length === 0)
    throw new Error(`${folder} has no text of its licence (${license}); ask its authors.`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, licence: license, text: texts.join('\n\n') };
}

export function writeLicences(dist: string, maps: string): void {
  const all = packagesOf(maps, join(dist, 'assets')).map(licenceOf);
  const own = existsSync('LICENSE') ? readFileSync('LICENSE', 'utf8').trim() : '';
  const parts = all.map(
    ({ name, version, licence, text }) => `${'='.repeat(80)}\n${name} ${version} (${licence})\n\n${text}\n`,
  );
  const names = all.map(({ name, version, licence }) => `  ${name} ${version} (${licence})`);
  writeFileSync(
    join(dist, 'licences.txt'),
    `Copihue\n\n${own}\n\nIt contains code and a typeface of:\n\n${names.join('\n')}\n\n${parts.join('\n')}`,
  );
}
