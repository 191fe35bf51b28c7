import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLine, UnreadableContract } from '../source/contract-files.ts';
import { printable } from '../source/printable.ts';
import { type Environment, readCommand, USAGE } from './command-line.ts';
import { isNothingThere } from './coverage.ts';
import { causesOf } from './finding.ts';
import { Misuse } from './options.ts';
import { readProfile } from './profile.ts';
import { junitReport } from './report/junit.ts';
import { sarifReport } from './report/sarif.ts';
import { type Paint, textReport, wholeReport } from './report/text.ts';
import { type CheckResult, openKit, runCheck } from './run-check.ts';

/** Exit code after Ctrl-C: 128 + SIGINT. */
const STOPPED = 130;

/** What a command has around it. */
interface Terminal {
  env: Environment;
  print(text: string): void;
  /** On standard error. */
  complain(text: string): void;
  showProgress(text: string): void;
  paint?: Paint;
  /** Ctrl-C. */
  signal: AbortSignal;
}

function writeReports(result: CheckResult, folder: string): string[] {
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
function showAnnotations({ findings }: CheckResult, { env, print }: Terminal): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  for (const { first } of causesOf(findings)) {
    const { file, line, rule, path, at, message } = first;
    print(`::error file=${file},line=${line},title=${rule}::${data(`${path} ${at} ${message}`)}`);
  }
}

async function check(args: readonly string[], terminal: Terminal, open: typeof openKit): Promise<number> {
  const { env, print, paint, signal, showProgress } = terminal;
  const { help, options, report, allowUnseen, profile } = readCommand(args, env);
  if (help || !options) {
    print(USAGE);
    return 0;
  }
  try {
    if (report !== undefined) mkdirSync(report, { recursive: true });
  } catch (error) {
    throw new Misuse(`--report ${report} is no folder that can be made: ${firstLine(error)}.`);
  }
  const kit = open(options.contract);
  const given = {
    ...options,
    signal,
    onProgress: showProgress,
    profile: profile === undefined ? undefined : readProfile(profile, kit.contract),
  };
  const seen = await runCheck(given, kit);
  showProgress('');
  const unseen = [
    ...seen.absent,
    ...seen.expected.filter((row) => !row.seen).map(({ kind, name }) => `${kind} ${name}`),
  ];
  const isUnseenAllowed = allowUnseen && !isNothingThere(seen.coverage, seen.absent);
  const result = { ...seen, missing: isUnseenAllowed ? [] : unseen };
  const written = report === undefined ? [] : writeReports(result, report);
  if (result.failure instanceof Misuse) throw result.failure;
  print(textReport(result, paint));
  if (written.length > 0) print(`Reports: ${written.join(', ')}\n`);
  if (result.failure) throw result.failure;
  if (signal.aborted) return STOPPED;
  showAnnotations(result, terminal);
  const { GITHUB_STEP_SUMMARY: summary } = env;
  if (summary) appendFileSync(summary, `\`\`\`text\n${textReport(result)}\n\`\`\`\n`);
  return result.findings.length === 0 && result.missing.length === 0 ? 0 : 1;
}

/** @returns the exit code */
export async function checkCommand(
  args: readonly string[],
  terminal: Terminal,
  open = openKit,
): Promise<number> {
  try {
    return await check(args, terminal, open);
  } catch (error) {
    terminal.showProgress('');
    const isExpected = error instanceof Misuse || error instanceof UnreadableContract;
    terminal.complain(printable(`contract: ${isExpected ? error.message : `stopped: ${firstLine(error)}`}`));
    if (error instanceof Misuse && error.showsUsage) {
      terminal.complain(
        'Usage: copihue-contract check --main URL --gateway URL --username N --password P [options]; --help lists them.',
      );
    }
    return 2;
  }
}
