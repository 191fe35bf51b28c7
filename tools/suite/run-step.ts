import { spawn, spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { type Count, countStep, forgetReport } from './reports.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Count {
  step: Step;
  code: number;
  seconds: number;
  output: string;
}

function commandLine({ command, report, arguments: rest = [] }: Step): string {
  return [command, report?.options, ...rest.map((argument) => `'${argument}'`)].filter(Boolean).join(' ');
}

/** V8's compiled code and TypeScript without its types, for the next process: a run starts about two hundred. */
const COMPILED = 'node_modules/.cache/copihue/compiled';

/** The project's own programs come first, even when npm did not start the runner. */
function environment(): NodeJS.ProcessEnv {
  const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
  const kept = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve(COMPILED) };
  return { ...process.env, ...kept, PATH: path, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
}

export function runAlone(command: string, args: readonly string[]): number {
  const line = [command, ...args.map((argument) => `'${argument.replaceAll("'", `'\\''`)}'`)].join(' ');
  return spawnSync(line, { shell: true, stdio: 'inherit', env: environment() }).status ?? 1;
}

export function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  forgetReport(step);
  return new Promise((resolveResult) => {
    const child = spawn(commandLine(step), {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment(),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('close', (exit) => {
      const code = exit ?? 1;
      const seconds = (performance.now() - started) / 1000;
      resolveResult({
        step,
        code,
        seconds,
        output: Buffer.concat(chunks).toString(),
        ...countStep(step, code),
      });
    });
  });
}
