import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureGameFiles } from '@copihue/mock/game-files';
import { ensureConsole } from '../console/ensure-console.ts';
import { compile } from './compile.ts';
import { entriesOf, type Manifest, packedManifest } from './manifest.ts';

/** The packages that can be used without the project, by folder. */
const FOLDERS = ['openapi', 'mock-server'] as const;

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Puts a package together: the compiled files, the documents that it names in `files`, and its manifest. */
function assemble(folder: string, manifest: Manifest, compiled: string, target: string): void {
  cpSync(join(compiled, folder), target, { recursive: true });
  for (const file of ['README.md', ...(manifest.files ?? [])])
    cpSync(join(folder, file), join(target, file), { recursive: true });
  cpSync('LICENSE', join(target, 'LICENSE'));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
}

/** Runs npm in a folder. @returns what it printed */
function npm(folder: string, ...args: string[]): string {
  const script = process.env.npm_execpath;
  const [command, ...first] = script && existsSync(script) ? [process.execPath, script] : ['npm'];
  return execFileSync(command ?? 'npm', [...first, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32' && first.length === 0,
  });
}

/**
 * Packs the packages as `npm publish` would upload them.
 * @param folder is emptied first
 * @returns the packed files
 */
export async function packPackages(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await ensureConsole();
  const gameFiles = await ensureGameFiles();
  const packages = FOLDERS.map((place) => ({ place, manifest: manifestOf(place) }));
  const entries = packages.flatMap(({ place, manifest }) =>
    entriesOf(manifest).map((entry) => join(place, entry)),
  );
  // Inside the project: the compiler looks for the types of packages from there.
  mkdirSync('.cache', { recursive: true });
  const work = mkdtempSync('.cache/pack-');
  const compiled = compile(entries, work);
  const packed = packages.map(({ place, manifest }) => {
    const target = join(work, place);
    assemble(place, manifest, compiled, target);
    if (place === 'mock-server') writeFileSync(join(target, 'game-files.json'), JSON.stringify(gameFiles));
    const said = npm(target, 'pack', '--ignore-scripts', '--json', '--pack-destination', resolve(folder));
    const [{ filename }]: [{ filename: string }] = JSON.parse(said);
    return join(folder, filename);
  });
  rmSync(work, { recursive: true });
  return packed;
}
