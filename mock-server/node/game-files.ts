import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameFile, GameFiles, GamePageFiles } from '@copihue/studio/pages/game-files';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const STUDIO = at('../studio/');
const GAMES = join(STUDIO, 'games');
/** The packed package has no Vite and no sources, so its pages are built beforehand. */
const PACKED = at('../game-files.json');
const CACHE = at('../../node_modules/.cache/copihue/');
const BUILT = join(CACHE, 'game-files.json');

/** A new build is needed when the studio, the builder, or the version of Vite change. */
function stamp(): string {
  const sources = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
    .map((name) => join(STUDIO, name))
    .filter((name) => /\.(?:ts|css)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...sources, at('./game-files.ts'), at('../../package-lock.json')])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** The script of each game, and the one that verifies a round. */
const pages = (): Record<string, string> =>
  Object.fromEntries(
    [GAMES, join(STUDIO, 'pages')].flatMap((folder) =>
      readdirSync(folder)
        .map((name): [string, string] => [name, join(folder, name, 'page.ts')])
        .filter(([, path]) => existsSync(path)),
    ),
  );

async function build(): Promise<GameFiles> {
  // Loaded only when needed, because Vite takes longer than the rest of the start.
  const vite = await import('vite');
  const result = await vite.build({
    configFile: false,
    root: STUDIO,
    base: '/games/files/',
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: pages(),
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave more than one build.');

  const files: Record<string, GameFile> = {};
  const built: Record<string, GamePageFiles> = {};
  const imports = new Map(
    result.output.map((row) => [row.fileName, row.type === 'chunk' ? row.imports : []]),
  );
  for (const row of result.output) {
    if (row.type === 'asset') {
      files[row.fileName] = { type: 'text/css', text: String(row.source) };
      continue;
    }
    files[row.fileName] = { type: 'text/javascript', text: row.code };
    if (!row.isEntry) continue;
    const scripts = new Set([row.fileName]);
    for (const name of scripts) for (const imported of imports.get(name) ?? []) scripts.add(imported);
    built[row.name] = { scripts: [...scripts], styles: [...(row.viteMetadata?.importedCss ?? [])] };
  }
  return { files, pages: built };
}

export async function ensureGameFiles(): Promise<GameFiles> {
  if (existsSync(PACKED)) return JSON.parse(readFileSync(PACKED, 'utf8'));
  const now = stamp();
  if (existsSync(BUILT)) {
    const last: { stamp: string; gameFiles: GameFiles } = JSON.parse(readFileSync(BUILT, 'utf8'));
    if (last.stamp === now) return last.gameFiles;
  }
  const gameFiles = await build();
  mkdirSync(CACHE, { recursive: true });
  // Renamed in one step, because several processes may start at once.
  const next = `${BUILT}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ stamp: now, gameFiles }));
  renameSync(next, BUILT);
  return gameFiles;
}
