/** `copihue-contract check --help`: checks a backend against the contract (CON-03). */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { firstLine, UnreadableContract } from '../source/contract-files.ts';
import { printable } from '../source/printable.ts';
import { readCommand, USAGE } from './command-line.ts';
import { causesOf } from './finding.ts';
import { Misuse } from './options.ts';
import { readProfile } from './profile.ts';
import { junitReport } from './report/junit.ts';
import { sarifReport } from './report/sarif.ts';
import { textReport, wholeReport } from './report/text.ts';
import { type CheckResult, openKit, runCheck } from './run-check.ts';

const PROGRESS_EVERY_MS = 2000;
/** Exit code after Ctrl-C: 128 + SIGINT. */
const STOPPED = 130;

let shownAt = performance.now();

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else if (text !== '' && performance.now() - shownAt >= PROGRESS_EVERY_MS) {
    shownAt = performance.now();
    process.stderr.write(`... ${text}\n`);
  }
}

/** The first Ctrl-C aborts the run; the second one ends the process. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  return stop.signal;
}

function writeReports(result: CheckResult, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const reports = {
    'report.txt': wholeReport,
    'junit.xml': junitReport,
    'report.sarif': sarifReport,
  };
  return Object.entries(reports).map(([name, textOf]) => {
    const path = join(folder, name);
    writeFileSync(path, textOf(result));
    return path;
  });
}

/** Workflows of GitHub show these beside the lines of the contract. */
function showAnnotations({ findings }: CheckResult): void {
  if (process.env.GITHUB_ACTIONS !== 'true') return;
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  for (const { first } of causesOf(findings)) {
    const { file, line, rule, path, at, message } = first;
    console.log(`::error file=${file},line=${line},title=${rule}::${data(`${path} ${at} ${message}`)}`);
  }
}

async function main(): Promise<number> {
  const { help, options, report, allowUnseen, profile } = readCommand(process.argv.slice(2), process.env);
  if (help || !options) {
    console.log(USAGE);
    return 0;
  }
  const kit = openKit(options.contract);
  const signal = stopSignal();
  const given = {
    ...options,
    profile: profile === undefined ? undefined : readProfile(profile, kit.contract),
  };
  const seen = await runCheck({ ...given, signal, onProgress: showProgress }, kit);
  showProgress('');
  const unseen = [
    ...seen.absent,
    ...seen.expected.filter((row) => !row.seen).map(({ kind, name }) => `${kind} ${name}`),
  ];
  const result = { ...seen, missing: allowUnseen ? [] : unseen };
  const written = report === undefined ? [] : writeReports(result, report);
  if (result.failure instanceof Misuse) throw result.failure;
  // styleText omits colours when the terminal has none or NO_COLOR is set.
  console.log(textReport(result, styleText));
  if (written.length > 0) console.log(`Reports: ${written.join(', ')}\n`);
  if (result.failure) throw result.failure;
  if (signal.aborted) return STOPPED;
  showAnnotations(result);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, `\`\`\`text\n${textReport(result)}\n\`\`\`\n`);
  return result.findings.length === 0 && result.missing.length === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    showProgress('');
    const isExpected = error instanceof Misuse || error instanceof UnreadableContract;
    console.error(printable(`contract: ${isExpected ? error.message : `stopped: ${firstLine(error)}`}`));
    if (error instanceof Misuse && error.showsUsage) {
      console.error(
        'Usage: copihue-contract check --main URL --gateway URL --username N --password P [options]; --help lists them.',
      );
    }
    process.exitCode = 2;
  },
);
