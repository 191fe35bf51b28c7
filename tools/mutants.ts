/**
 * `npm run mutants -- ROOM`: StrykerJS changes the sources of a room, one place at a time, and lists the changes that no
 * test of the room finds. Rooms and their tests: tools/mutants/stryker-rooms.ts. The workflow `mutants` runs all of them
 * every week.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { STRYKER_ROOMS } from './mutants/stryker-rooms.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';
import { runAlone } from './suite/run-step.ts';

const VERSION = '10.1.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}`);

interface StrykerReport {
  files: Record<string, { mutants: { status: string }[] }>;
}

/** Installed at the first use: nothing else needs its 148 packages. */
function installStryker(): void {
  if (PACKAGES.every((name) => existsSync(`node_modules/${name}/package.json`))) return;
  const args = ['install', '--no-save', '--ignore-scripts', ...PACKAGES.map((name) => `${name}@${VERSION}`)];
  if (runAlone('npm', args) !== 0) throw new PlainProblem('Stryker could not be installed.');
}

await runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  const room = STRYKER_ROOMS[name];
  if (!room) throw new PlainProblem(`Name one of these rooms: ${Object.keys(STRYKER_ROOMS).join(', ')}.`);
  installStryker();
  const mutate = [...room.mutate, '!**/*.test.ts*', '!**/generated/**'].join(',');
  // Stryker reads its last report too, and runs only what changed since, or what lived and has more tests now. An
  // installation empties node_modules.
  const report = `.cache/stryker-${name}.json`;
  const run = (tests: readonly string[]) => {
    process.env.COPIHUE_MUTANTS_TESTS = tests.join(' ');
    return runAlone('stryker run tools/mutants/stryker.config.json', [
      '--mutate',
      mutate,
      '--incrementalFile',
      report,
    ]);
  };
  const failed = run(room.tests);
  if (failed || !room.thenTests) return failed;
  // Of what a file does while it loads Stryker knows no test, so it would not look at it again.
  const { files, ...rest } = JSON.parse(readFileSync(report, 'utf8')) as StrykerReport;
  for (const file of Object.values(files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived');
  writeFileSync(report, JSON.stringify({ files, ...rest }));
  return run([...room.tests, ...room.thenTests]);
});
