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

/** Parts of the kit that every game, every board, every game with chips or cards needs: few files compress better. */
const KIT = 'studio[\\/]kit[\\/]';
const LATE = 'frame[\\/](?:late|settings|cheer|rules|overlays)';
const SHARED = [
  {
    name: 'kit',
    priority: 1,
    test: new RegExp(
      `node_modules[\\/]preact|games[\\/]page-words|${KIT}(?!${LATE})(?:(?:frame|words)[\\/]|stake[\\/](?:stake|choice)\\.)`,
    ),
  },
  { name: 'board', test: new RegExp(`${KIT}board[\\/]`) },
  { name: 'felt', test: new RegExp(`${KIT}stake[\\/](?:chips|felt)\\.`) },
  { name: 'hand', test: new RegExp(`${KIT}hand[\\/](?!hand-round)`) },
];

/** A new build is needed when the studio, the builder, or the version of Vite change. */
function stamp(): string {
  const sources = readdirSync(STUDIO, { recursive: true, encoding: 'utf8' })
    .map((name) => join(STUDIO, name))
    .filter((name) => /\.(?:tsx?|css)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...sources, at('./game-files.ts'), at('../../package-lock.json')])
    hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

type Pages = Readonly<Record<string, string>>;

const pagesIn = (folder: string): Pages =>
  Object.fromEntries(
    readdirSync(folder)
      .map((name) => [name, join(folder, name, 'page.tsx')])
      .filter(([, path = '']) => existsSync(path)),
  );

/** No part that loads late has a style file, so Vite's loader of styles is left out. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id: string) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
} as const;

async function build(input: Pages): Promise<GameFiles> {
  // Loaded only when needed, because Vite takes longer than the rest of the start.
  const vite = await import('vite');
  const result = await vite.build({
    configFile: false,
    root: STUDIO,
    base: '/games/files/',
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    // Whatever NODE_ENV is: tests ask for these files too.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    plugins: [plainImports],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input,
        // Else a page that reads one table of its engine would get the engine.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          codeSplitting: { groups: SHARED },
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
  // The page that verifies a round reads all engines; built with the games, it would make a file of each.
  const [games, verify] = [await build(pagesIn(GAMES)), await build(pagesIn(join(STUDIO, 'pages')))];
  const gameFiles = {
    files: { ...games.files, ...verify.files },
    pages: { ...games.pages, ...verify.pages },
  };
  mkdirSync(CACHE, { recursive: true });
  // Renamed in one step, because several processes may start at once.
  const next = `${BUILT}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ stamp: now, gameFiles }));
  renameSync(next, BUILT);
  return gameFiles;
}
