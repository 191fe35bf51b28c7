import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * Compiles sources, and all files that they import by path, to JavaScript with types. Imports of packages stay.
 * @param entries paths from the project's folder
 * @returns the folder, in which each file has the same path as in the project
 */
export function compile(entries: readonly string[], folder: string): string {
  const out = join(folder, 'compiled');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const here = (path: string) => relative(folder, resolve(path)).replaceAll('\\', '/');
  const settings = {
    extends: here('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: here('.'),
      outDir: 'compiled',
    },
    include: [],
    files: entries.map(here),
  };
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(settings));
  execFileSync(resolve('node_modules/.bin/tsc'), ['-p', file, '--checkers', '1'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return out;
}
