import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that ends up in dist/. The seed world is part of it: the build bakes the lobby into the page. */
const FOLDERS = ['src', 'locales', 'mock-server', 'tools'];
const ROOT_FILES = /^(package-lock\.json|tsconfig\.json|\.env.*|.*\.config\.ts)$/;
const NOT_BUILT = /\.test\.tsx?$/;

const PAGE = 'dist/index.html';
const STAMP = 'node_modules/.cache/copihue/built.json';

function sourceFiles(root: string): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const atRoot = readdirSync(root).filter((name) => ROOT_FILES.test(name));
  return [...inFolders, ...atRoot.map((name) => join(root, name))].sort();
}

function stamp(root: string): string {
  const hash = createHash('sha256');
  for (const file of [...sourceFiles(root), join(root, PAGE)]) hash.update(file).update(readFileSync(file));
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`);
  }
  return hash.digest('hex');
}

/** True when dist/ was built from the sources as they are now. Compares contents: a checkout changes every date. */
export function isBuilt(root = '.'): boolean {
  if (!existsSync(join(root, PAGE)) || !existsSync(join(root, STAMP))) return false;
  return readFileSync(join(root, STAMP), 'utf8') === stamp(root);
}

/** Notes that dist/ is up to date. Call after a build that succeeded whole. */
export function markBuilt(root = '.'): void {
  mkdirSync(join(root, 'node_modules/.cache/copihue'), { recursive: true });
  writeFileSync(join(root, STAMP), stamp(root));
}
