/**
 * Builds dist/: the bundle, then the page with the painted lobby. Beside it dist-console/, which is no part of it.
 *
 *   npm run build                           the lobby of the seed world
 *   npm run build -- --lobby FILE|URL       a published lobby
 */
import { markBuilt } from './built.ts';
import { exitCode, startNode, stopTogether } from './child.ts';
import { ensureConsole } from './console/ensure-console.ts';

for (const command of [
  ['node_modules/vite/bin/vite.js', 'build'],
  ['tools/prerender.ts', ...process.argv.slice(2)],
]) {
  const child = startNode(command);
  stopTogether([child]);
  const code = await exitCode(child);
  if (code !== 0) process.exit(code);
}
markBuilt();
await ensureConsole();
