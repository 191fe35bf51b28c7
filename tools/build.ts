/**
 * Builds dist/: the bundle, then the page with the prerendered lobby, and the licences of the code in it. Builds
 * dist-maps/ with the source maps and mock-server/dist-console/ beside it.
 *
 * npm run build: the lobby of the seed
 * npm run build -- --lobby URL: the published lobby of a main API host
 * npm run build -- --if-stale: does nothing when dist/ is up to date
 * npm run build -- --demo: builds dist-demo/ instead (tools/build-demo.ts)
 */

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { ensureConsole } from './console/ensure-console.ts';
import { readSettings } from './settings/write-settings.ts';
import { isBuilt, markBuilt } from './shared/built.ts';
import { runNode } from './shared/child.ts';
import { readOptions } from './shared/options.ts';
import { runCommand } from './shared/ports.ts';
import { takeTurn } from './shared/turn.mjs';

const { values: options } = readOptions('Use --lobby URL, --if-stale or --demo.', {
  options: {
    lobby: { type: 'string' },
    'if-stale': { type: 'boolean' },
    demo: { type: 'boolean' },
  },
});
const prerender = ['tools/prerender.ts', ...process.argv.slice(2).filter((word) => word !== '--if-stale')];
if (options.demo) process.exit(await runNode(['tools/build-demo.ts']));
// A mistake in them is said before the long work.
await runCommand(async () => {
  readSettings();
  return 0;
});
if (process.exitCode) process.exit();
const turn = takeTurn('.', 'build');
const commands =
  // Another command may have finished the same build while this one waited.
  (turn.hasWaited || options['if-stale']) && isBuilt()
    ? []
    : [['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], prerender];

function moveMaps(): void {
  rmSync('dist-maps', { recursive: true, force: true });
  mkdirSync('dist-maps');
  for (const name of readdirSync('dist/assets').filter((file) => file.endsWith('.map')))
    renameSync(`dist/assets/${name}`, `dist-maps/${name}`);
}

/** A build that fails leaves the one before, never half of a new one. */
const BEFORE = '.cache/dist-before';
if (commands.length > 0 && existsSync('dist')) {
  mkdirSync('.cache', { recursive: true });
  rmSync(BEFORE, { recursive: true, force: true });
  renameSync('dist', BEFORE);
}

function putBack(): void {
  rmSync('dist', { recursive: true, force: true });
  if (existsSync(BEFORE)) renameSync(BEFORE, 'dist');
}

for (const command of commands) {
  if (command === prerender) moveMaps();
  const code = await runNode(command);
  if (code !== 0) {
    putBack();
    process.exit(code);
  }
}
rmSync(BEFORE, { recursive: true, force: true });
if (commands.length > 0) {
  // Vite lists the packages of the scripts. The typeface of the titles is made of this one's glyphs.
  for (const folder of ['.', 'node_modules/@fontsource/outfit'])
    appendFileSync('dist/licences.txt', `\n${readFileSync(`${folder}/LICENSE`, 'utf8')}`);
  markBuilt();
}
turn.end();
await ensureConsole();
