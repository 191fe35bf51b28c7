/**
 * npm run settings -- dist staging.json: writes the settings of a file into the pages of a build, without building again
 * (docs/deploy.md). It needs Node alone, no packages.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './serve/precompress.ts';
import { readSettings, writeSettings } from './settings/write-settings.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';

const USAGE = 'Use: npm run settings -- FOLDER FILE, such as dist staging.json.';

await runCommand(async () => {
  const [folder, file] = process.argv.slice(2);
  if (folder === undefined || file === undefined) throw new PlainProblem(USAGE);
  if (!existsSync(join(folder, 'sw.js'))) throw new PlainProblem(`${folder} has no build. ${USAGE}`);
  const settings = readSettings(file);
  await precompress(folder, writeSettings(folder, settings));
  console.log(`${folder} has the settings of ${file}.`);
  return 0;
});
