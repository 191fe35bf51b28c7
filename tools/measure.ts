/**
 * `npm run measure -- load|taps [OPTIONS]`: figures without a limit, because they depend on the
 * machine. Compare only figures of a quiet machine. Each file tools/measure/NAME.ts lists its options.
 */
import { exitCode, startNode } from './shared/child.ts';
import { PlainProblem, runCommand } from './shared/ports.ts';

interface Measure {
  measure(args: string[]): Promise<number>;
}

const MEASURES: Readonly<Record<string, (() => Promise<Measure>) | undefined>> = {
  load: () => import('./measure/load.ts'),
  taps: () => import('./measure/taps.ts'),
};

await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const load = MEASURES[name];
  if (!load) throw new PlainProblem(`Name what to measure: ${Object.keys(MEASURES).join(', ')}.`);
  const code = await exitCode(startNode(['tools/build.ts', '--if-stale']));
  return code === 0 ? (await load()).measure(args) : code;
});
