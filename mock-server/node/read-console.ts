import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConsoleFile, ConsoleFiles } from '../control/serve-console.ts';

const FOLDER = fileURLToPath(new URL('../dist-console', import.meta.url));

export const PAGE_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

function read(folder: string): ConsoleFiles {
  const files = new Map<string, ConsoleFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const type = PAGE_TYPES[extname(entry.name)] ?? 'application/octet-stream';
    files.set(relative(folder, path).replaceAll('\\', '/'), {
      type,
      body: new Uint8Array(readFileSync(path)),
    });
  }
  return files;
}

/**
 * Reads the built console (tools/build-console.ts), again after each new build.
 * @returns a function that returns undefined while there is no build
 */
export function consoleReader(folder = FOLDER): () => ConsoleFiles | undefined {
  let files: ConsoleFiles | undefined;
  let builtAt = 0;
  return () => {
    const page = join(folder, 'index.html');
    if (!existsSync(page)) return undefined;
    const { mtimeMs } = statSync(page);
    if (!files || mtimeMs !== builtAt) files = read(folder);
    builtAt = mtimeMs;
    return files;
  };
}
