/**
 * `npm start`: builds when the sources changed, then serves the production build with the mock backend. PORT (4173),
 * MOCK_PORT (4010) and GATEWAY_PORT (4011) choose the ports.
 */

import { ensureConsole } from './console/ensure-console.ts';
import { serveOptions } from './serve/serve-options.ts';
import { isBuilt } from './shared/built.ts';
import { ENDED_BY_SIGNAL, exitCode, startNode, stopTogether } from './shared/child.ts';
import { portSetting, requireFreePorts, runCommand } from './shared/ports.ts';

await runCommand(async () => {
  // Checked before the build, which takes longer.
  serveOptions();
  await requireFreePorts([
    portSetting('PORT', 4173, 'the app'),
    portSetting('MOCK_PORT', 4010, 'the mock backend'),
    portSetting('GATEWAY_PORT', 4011, 'its gateway'),
  ]);

  if (!isBuilt()) {
    console.log('Building the app.');
    const build = startNode(['tools/build.ts']);
    const wasStopped = stopTogether([build]);
    const code = await exitCode(build);
    if (code !== 0) return wasStopped() ? 0 : code;
  }

  await ensureConsole();

  const server = startNode(['tools/serve.ts', ...process.argv.slice(2)], { MOCK_CONSOLE_LINK: '1' });
  const wasStopped = stopTogether([server]);
  const code = await exitCode(server);
  // The server exits with 1 when it loses something that was answered, so its own exit code is kept.
  return wasStopped() && code === ENDED_BY_SIGNAL ? 0 : code;
});
