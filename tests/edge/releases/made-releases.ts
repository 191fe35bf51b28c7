import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compileAlone } from '../../../tools/prerender/compile-alone.ts';
import { releaseOf } from '../../../tools/settings/release.ts';
import type { Release } from './upload.ts';

/**
 * The name of a file ends with its release in seven letters, as long as a hash. The SHARED files are the same in both.
 */
const ASSETS = ['main', 'renderer', 'late'];
const SHARED = ['/assets/shared-0000000.js', '/assets/face-0000000.woff2'];

const page = (mark: string, name: string) =>
  `<head><meta name="release" content="${mark}"><title>${name}</title></head><script type="module" src="/assets/main-${mark}.js"></script><link rel="modulepreload" href="/assets/renderer-${mark}.js"><link rel="stylesheet" href="/assets/style-${mark}.css">`;

/** A small release with the real service worker and healer. Only the list of files to store is made up. */
export async function makeRelease(mark: string, home = 'home'): Promise<Release> {
  const assets = new Map([
    ...ASSETS.map((name) => [`/assets/${name}-${mark}.js`, `run('${name} of ${mark}')`] as const),
    // Its only difference between releases is the name that it imports.
    [`/assets/importer-${mark}.js`, `import './main-${mark}.js'`] as const,
    [`/assets/style-${mark}.css`, `body{--release:${mark}}`] as const,
    ...SHARED.map((path) => [path, `the same in every release: ${path}`] as const),
  ]);
  const pages = new Map([
    ['/index.html', page(mark, home)],
    ['/icon.svg', '<svg/>'],
    ['/shell.html', page(mark, 'shell')],
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'copihue-made-'));
  for (const [path, body] of [...assets, ...pages]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  }
  const paths = (files: ReadonlyMap<string, string>) => [...files.keys()].map((path) => path.slice(1));
  const { worker: list, version } = releaseOf(folder, mark, paths(assets), ['icon.svg', 'shell.html']);
  rmSync(folder, { recursive: true });
  const worker = await compileAlone('src/service-worker/service-worker.ts', { __RELEASE__: list });
  const healer = await compileAlone('src/app/boot/heal.ts', {});
  const others = [
    ['/sw.js', worker],
    ['/heal.js', healer],
    ['/version.json', JSON.stringify(version)],
  ] as const;
  return { mark, files: new Map([...assets, ...pages, ...others]) };
}
