/**
 * Builds dist/: the bundle, then the page with the prerendered lobby; and dist-console/, which is not part of it.
 *
 *   npm run build                           the lobby of the seed
 *   npm run build -- --lobby FILE|URL       a published lobby
 *   npm run build -- --if-stale             does nothing when dist/ is up to date
 */

import { ensureConsole } from './console/ensure-console.ts';
import { isBuilt, markBuilt } from './shared/built.ts';
import { exitCode, startNode, stopTogether } from './shared/child.ts';

const IF_STALE = '--if-stale';
const options = process.argv.slice(2);
const prerender = ['tools/prerender.ts', ...options.filter((option) => option !== IF_STALE)];
const commands =
  options.includes(IF_STALE) && isBuilt() ? [] : [['node_modules/vite/bin/vite.js', 'build'], prerender];

for (const command of commands) {
  const child = startNode(command);
  stopTogether([child]);
  const code = await exitCode(child);
  if (code !== 0) process.exit(code);
}
if (commands.length > 0) markBuilt();
await ensureConsole();
