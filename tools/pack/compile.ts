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
  const file = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: here('.'),
    outDir: 'compiled',
  };
  const run = (sources: readonly string[], ...flags: string[]): string => {
    const settings = {
      extends: here('tsconfig.json'),
      compilerOptions,
      include: [],
      files: sources.map(here),
    };
    writeFileSync(file, JSON.stringify(settings));
    return execFileSync(resolve('node_modules/.bin/tsc'), ['-p', file, '--checkers', '1', ...flags], {
      encoding: 'utf8',
      stdio: ['ignore', flags.length > 0 ? 'pipe' : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
  };
  // The compiler now and then emits nothing for a file that it also reached through a package, unless the file is listed.
  const reached = run(entries, '--listFilesOnly').split(/\r?\n/);
  run(reached.filter((path) => path.endsWith('.ts') && !relative('.', path).includes('node_modules')));
  return out;
}
