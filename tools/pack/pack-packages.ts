import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureGameFiles } from '@copihue/mock/game-files';
import { ensureConsole } from '../console/ensure-console.ts';
import { compile } from './compile.ts';
import { entriesOf, type Manifest, packedManifest } from './manifest.ts';

interface Package {
  folder: string;
  manifest: Manifest;
}

const packageIn = (folder: string): Package => ({
  folder,
  manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
});

function assemble(
  { folder, manifest }: Package,
  inside: readonly Package[],
  compiled: string,
  target: string,
) {
  // An inner package goes to node_modules, where imports look for it.
  const isOther = (path: string) => inside.some((inner) => path === join(compiled, inner.folder));
  cpSync(join(compiled, folder), target, { recursive: true, filter: (path) => !isOther(path) });
  for (const file of ['README.md', ...(manifest.files ?? [])])
    cpSync(join(folder, file), join(target, file), { recursive: true });
  cpSync('LICENSE', join(target, 'LICENSE'));
  const names = inside.map((inner) => inner.manifest.name);
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(packedManifest(manifest, names), null, 2)}\n`,
  );
  for (const inner of inside)
    assemble(inner, [], compiled, join(target, 'node_modules', inner.manifest.name));
}

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
  const contract = packageIn('openapi');
  const mock = packageIn('mock-server');
  const studio = packageIn('mock-server/studio');
  const entries = [contract, mock, studio].flatMap((each) => entriesOf(each.folder, each.manifest));
  // Inside the project, because the compiler looks for the types of packages from there.
  mkdirSync('.cache', { recursive: true });
  const work = mkdtempSync('.cache/pack-');
  const compiled = compile(entries, work);
  const pack = (own: Package, inside: readonly Package[]) => {
    const target = join(work, own.folder);
    assemble(own, inside, compiled, target);
    if (own === mock) writeFileSync(join(target, 'game-files.json'), JSON.stringify(gameFiles));
    const output = npm(target, 'pack', '--ignore-scripts', '--json', '--pack-destination', resolve(folder));
    const [{ filename }]: [{ filename: string }] = JSON.parse(output);
    return join(folder, filename);
  };
  const packed = [pack(contract, []), pack(mock, [studio])];
  rmSync(work, { recursive: true });
  return packed;
}
