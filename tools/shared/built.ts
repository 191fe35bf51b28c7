import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sources of dist/. The mock backend is one of them, because the build prerenders home with the lobby of its seed.
 */
const FOLDERS = ['src', 'locales', 'openapi', 'mock-server', 'tools'];
const ROOT_FILES = /^(package-lock\.json|tsconfig\.json|.*\.config\.ts)$/;
const NOT_BUILT = /\.test\.tsx?$|[\\/]dist-console[\\/]/;

const PAGE = 'dist/index.html';
const STAMP = 'node_modules/.cache/copihue/built.json';

export function filesIn(root: string, folders: readonly string[]): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !NOT_BUILT.test(file));
}

/** Uses names and contents, because a checkout changes all dates. */
export function hashOf(files: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  return hash;
}

function stamp(root: string): string {
  const atRoot = readdirSync(root).filter((name) => ROOT_FILES.test(name));
  const hash = hashOf([...filesIn(root, FOLDERS), ...[...atRoot, PAGE].map((name) => join(root, name))]);
  return hash.digest('hex');
}

export function isBuilt(root = '.'): boolean {
  if (!existsSync(join(root, PAGE)) || !existsSync(join(root, STAMP))) return false;
  return readFileSync(join(root, STAMP), 'utf8') === stamp(root);
}

/** Records that dist/ is up to date. Call it after a successful build. */
export function markBuilt(root = '.'): void {
  mkdirSync(join(root, 'node_modules/.cache/copihue'), { recursive: true });
  writeFileSync(join(root, STAMP), stamp(root));
}
