/** `npm run contract -- --help`: checks a backend against the contract (CON-03). */
import { createInterface } from 'node:readline/promises';
import { firstLine, UnreadableContract } from '../source/contract-files.ts';
import type { FindCode } from './codes.ts';
import { readCommand } from './command-line.ts';
import { Misuse } from './options.ts';
import { colours, plain, terminalReport } from './report/terminal.ts';
import { writeReports } from './report/write-reports.ts';
import { runCheck } from './run-check.ts';
import { USAGE } from './usage.ts';

const isTerminal = process.stdout.isTTY === true;

/** Only a person can be asked. */
const askCode: FindCode | undefined = process.stdin.isTTY
  ? async () => {
      const prompt = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await prompt.question('\nCode of the SMS just sent (empty to go on without): ');
      prompt.close();
      return answer.trim() === '' ? undefined : answer.trim();
    }
  : undefined;

function showProgress(text: string): void {
  if (isTerminal) process.stderr.write(`\r\u001b[K${text}`);
}

async function main(): Promise<number> {
  const { help, options, report } = readCommand(process.argv.slice(2), process.env, askCode);
  if (help || !options) {
    console.log(USAGE);
    return 0;
  }
  const result = await runCheck({ ...options, onProgress: showProgress });
  showProgress('');
  console.log(terminalReport(result, isTerminal && !process.env.NO_COLOR ? colours : plain));
  if (report !== undefined) console.log(`Reports: ${writeReports(result, report).join(', ')}\n`);
  return result.findings.length === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    showProgress('');
    const isPlain = error instanceof Misuse || error instanceof UnreadableContract;
    console.error(`contract: ${isPlain ? error.message : `broke off: ${firstLine(error)}`}`);
    if (error instanceof Misuse && error.showsUsage) {
      console.error(
        'Usage: npm run contract -- --main URL --gateway URL --username N --password P [options]; --help lists them.',
      );
    }
    process.exitCode = 2;
  },
);
