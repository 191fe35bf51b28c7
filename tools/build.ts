/**
 * Builds dist/: the bundle, then the page with the prerendered lobby, and the licences of the code in it. Builds
 * dist-maps/ with the source maps and mock-server/dist-console/ beside it.
 *
 * npm run build: the lobby of the seed
 * npm run build -- --lobby FILE|URL: a published lobby
 * npm run build -- --if-stale: does nothing when dist/ is up to date
 * npm run build -- --demo: builds dist-demo/ instead (tools/build-demo.ts)
 */

import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { ensureConsole } from './console/ensure-console.ts';
import { writeLicences } from './licences/licences.ts';
import { isBuilt, markBuilt } from './shared/built.ts';
import { exitCode, startNode, stopTogether } from './shared/child.ts';
import { takeTurn } from './shared/turn.mjs';

const IF_STALE = '--if-stale';
const options = process.argv.slice(2);
const prerender = ['tools/prerender.ts', ...options.filter((option) => option !== IF_STALE)];
if (options.includes('--demo')) process.exit(await exitCode(startNode(['tools/build-demo.ts'])));
const turn = takeTurn('.', 'build');
const commands =
  // Another command may have finished the same build while this one waited.
  (turn.hasWaited || options.includes(IF_STALE)) && isBuilt()
    ? []
    : [['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], prerender];

function moveMaps(): void {
  rmSync('dist-maps', { recursive: true, force: true });
  mkdirSync('dist-maps');
  for (const name of readdirSync('dist/assets').filter((file) => file.endsWith('.map')))
    renameSync(`dist/assets/${name}`, `dist-maps/${name}`);
}

for (const command of commands) {
  if (command === prerender) moveMaps();
  const child = startNode(command);
  stopTogether([child]);
  const code = await exitCode(child);
  if (code !== 0) process.exit(code);
}
if (commands.length > 0) {
  writeLicences('dist', 'dist-maps');
  markBuilt();
}
turn.end();
await ensureConsole();
