import { styleText } from 'node:util';
import type { StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

const NAME_WIDTH = 10;
const SECONDS_WIDTH = 8;
/** Enough lines for a person to read. `npm run` shows all. */
const MOST_OUTPUT_LINES = 300;
/** They name the first test that failed. */
const FIRST_OUTPUT_LINES = 20;

const running = new Set<string>();

function showRunning(): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write(
    `\r\x1b[K${running.size > 0 ? styleText('dim', `  ${[...running].join(', ')} ...`) : ''}`,
  );
}

function print(line: string): void {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.log(line);
}

export function showStart({ name }: Step): void {
  running.add(name);
  showRunning();
}

function indented(output: string): string {
  const lines = output.trimEnd().split('\n');
  const left = lines.length - MOST_OUTPUT_LINES;
  if (left > 0) lines.splice(FIRST_OUTPUT_LINES, left, `(${left} lines left out)`);
  return lines.map((line) => `    ${line}`).join('\n');
}

export function showResult({ step, code, seconds, output, passed, failed, skipped }: StepResult): void {
  running.delete(step.name);
  const mark = code === 0 && failed === 0 ? styleText('green', '✓') : styleText('red', '✗');
  const counts = [
    step.report && `${passed} passed`,
    step.report && failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ];
  const time = `${seconds.toFixed(1)} s`.padStart(SECONDS_WIDTH);
  print([mark, step.name.padEnd(NAME_WIDTH), time, counts.filter(Boolean).join(', ')].join(' ').trimEnd());
  if (failed > 0) print(`${indented(output)}\n    How to fix it: ${step.hint}\n`);
  showRunning();
}

/** A step that could not run counts as failed, because it proves nothing. */
export function showNotRun({ name }: Step, why: string): void {
  print(`${styleText('red', '✗')} ${name.padEnd(NAME_WIDTH)} ${'not run'.padStart(SECONDS_WIDTH)} ${why}`);
}
