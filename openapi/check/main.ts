/** `copihue-contract check --help`: checks a backend against the contract (CON-03). */
import { styleText } from 'node:util';
import { checkCommand } from './command.ts';

const PROGRESS_EVERY_MS = 2000;

let shownAt = performance.now();

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else if (text !== '' && performance.now() - shownAt >= PROGRESS_EVERY_MS) {
    shownAt = performance.now();
    process.stderr.write(`... ${text}\n`);
  }
}

/** The first Ctrl-C aborts the run; the second one ends the process. */
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

process.exitCode = await checkCommand(process.argv.slice(2), {
  env: process.env,
  print: console.log,
  complain: console.error,
  showProgress,
  // Omits colours when the terminal has none or NO_COLOR is set.
  paint: styleText,
  signal: stop.signal,
});
