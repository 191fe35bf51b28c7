/**
 * Packs @copihue/contract and @copihue/mock into dist-packages/, each as one file that npm installs anywhere (CON-11).
 *
 * npm run pack
 * npm pack -w openapi: the contract alone, by npm itself, which calls this with --prepack and --postpack
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compile } from './pack/compile.ts';
import { entriesOf, type Manifest, packedManifest } from './pack/manifest.ts';
import { packPackages } from './pack/pack-packages.ts';
import { readOptions } from './shared/options.ts';

// `npm pack -w openapi` packs a workspace as it stands, whose sources no Node below node_modules can load. So npm runs
// this before it (prepack: JavaScript beside the sources, the manifest of the packed file) and after it (postpack).

const FOLDER = 'openapi';
const WORK = '.cache/pack-in-place';
const MANIFEST = join(FOLDER, 'package.json');
const KEPT = join(WORK, 'package.json');
const MADE = join(WORK, 'made.json');

function prepack(): void {
  if (existsSync(KEPT)) postpack();
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  mkdirSync(WORK, { recursive: true });
  const compiled = join(compile(entriesOf(FOLDER, manifest), WORK), FOLDER);
  const needed = globSync('**/*.{js,mjs,d.ts,d.mts}', { cwd: compiled });
  // A module that is JavaScript already stays the source.
  const made = needed.filter((file) => !existsSync(join(FOLDER, file)));
  cpSync(MANIFEST, KEPT);
  writeFileSync(MADE, JSON.stringify(made));
  for (const file of made) cpSync(join(compiled, file), join(FOLDER, file));
  const packed = { ...packedManifest(manifest, []), files: [...(manifest.files ?? []), ...needed] };
  writeFileSync(MANIFEST, `${JSON.stringify(packed, null, 2)}\n`);
}

function postpack(): void {
  const made: string[] = JSON.parse(readFileSync(MADE, 'utf8'));
  for (const file of made) rmSync(join(FOLDER, file), { force: true });
  cpSync(KEPT, MANIFEST);
  rmSync(WORK, { recursive: true });
}

const flag = { type: 'boolean', default: false } as const;
const { values: options } = readOptions('Use it without options.', {
  options: { prepack: flag, postpack: flag },
});

if (options.prepack) prepack();
else if (options.postpack) postpack();
else
  for (const file of await packPackages('dist-packages'))
    console.log(`${file}  ${(statSync(file).size / 1024).toFixed(0)} kB`);
