import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Optional peers are not installed by npm. */
function needed({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...peers];
}

/** @throws when it is not installed */
function find(name: string, from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(place)) return realpathSync(place);
    if (dirname(folder) === folder) throw new Error(`${name} is not installed.`);
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
    }, 0);
}

/**
 * Installs packed files without a registry: links their dependencies from this project, so that nothing else can be
 * found.
 * @param packed files of `npm pack`
 * @param folder an empty one
 * @param beside what the team has installed itself
 * @returns bytes of the packages and all dependencies
 */
export function linkPackages(packed: readonly string[], folder: string, beside: readonly string[]): number {
  const modules = join(folder, 'node_modules');
  const installed = packed.map((file) => {
    mkdirSync(join(folder, 'unpacked'), { recursive: true });
    execFileSync('tar', ['-xzf', resolve(file), '-C', join(folder, 'unpacked')]);
    const { name } = manifestOf(join(folder, 'unpacked/package'));
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    renameSync(join(folder, 'unpacked/package'), join(modules, name));
    return join(modules, name);
  });
  const found = new Set<string>(installed);
  for (const owner of found) {
    for (const name of needed(manifestOf(owner))) {
      // The other packed package, or one that is packed inside this one.
      if (installed.includes(join(modules, name)) || existsSync(join(owner, 'node_modules', name))) continue;
      const isDirect = installed.includes(owner);
      const place = find(name, isDirect ? process.cwd() : owner);
      found.add(place);
      if (!isDirect || existsSync(join(modules, name))) continue;
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(place, join(modules, name), 'junction');
    }
  }
  for (const name of beside)
    if (!existsSync(join(modules, name)))
      symlinkSync(find(name, process.cwd()), join(modules, name), 'junction');
  return [...found].reduce((sum, place) => sum + sizeOf(place), 0);
}
