import { existsSync, readFileSync } from 'node:fs';
import { PlainProblem } from '../shared/ports.ts';
import { runAlone } from '../suite/run-step.ts';
import { STRYKER_ROOMS } from './stryker-rooms.ts';

const VERSION = '10.1.1';
const PACKAGES = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}`);

/** Installed at the first use, because nothing else needs its 148 packages (decision 62). */
function provideStryker(): void {
  if (PACKAGES.every((name) => existsSync(`node_modules/${name}/package.json`))) return;
  const args = ['install', '--no-save', '--ignore-scripts', ...PACKAGES.map((name) => `${name}@${VERSION}`)];
  if (runAlone('npm', args) !== 0) throw new PlainProblem('Stryker could not be installed.');
}

/** Stryker also reads this report, to run only changed code. */
const reportOf = (room: string) => `node_modules/.cache/copihue/stryker-${room}.json`;

export function runStryker(room: string): number {
  const found = STRYKER_ROOMS[room];
  if (!found)
    throw new PlainProblem(`Stryker runs over ${Object.keys(STRYKER_ROOMS).join(', ')}, not "${room}".`);
  provideStryker();
  process.env.COPIHUE_ROOM = room;
  const mutate = [...found.mutate, '!**/*.test.ts*', '!**/generated/**'].join(',');
  return runAlone('stryker run tools/mutants/stryker.config.json', [
    '--mutate',
    mutate,
    '--incrementalFile',
    reportOf(room),
  ]);
}

export interface StrykerFigures {
  killed: number;
  seen: number;
}

/** @returns undefined when Stryker has not run */
export function strykerFigures(room: string): StrykerFigures | undefined {
  if (!existsSync(reportOf(room))) return undefined;
  const { files }: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(reportOf(room), 'utf8'),
  );
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const judged = all.filter((status) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status));
  return { killed: judged.filter((status) => /Killed|Timeout/.test(status)).length, seen: judged.length };
}
