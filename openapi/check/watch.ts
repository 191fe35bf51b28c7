import { setTimeout } from 'node:timers/promises';
import { causesOf, type Finding } from './finding.ts';
import { Misuse } from './options.ts';
import { named } from './report/summary.ts';
import { terminalReport } from './report/terminal.ts';
import type { CheckResult } from './run-check.ts';

const keyOf = ({ operationId, rule, at }: Finding) => `${operationId} ${rule} ${at}`;

/** Differences between two runs; empty when there are none. */
export function changesSince(before: CheckResult, now: CheckResult): string[] {
  const arrived = before.absent.filter((path) => !now.absent.includes(path));
  const gone = now.absent.filter((path) => !before.absent.includes(path));
  const [was, is] = [before, now].map(({ findings }) => new Set(findings.map(keyOf)));
  const fresh = now.findings.filter((finding) => !was?.has(keyOf(finding)));
  const fixed = before.findings.filter((finding) => !is?.has(keyOf(finding)));
  const green = ({ coverage, findings }: CheckResult) =>
    coverage.calls.flatMap(({ path, succeeded }) =>
      succeeded && findings.every((finding) => finding.path !== path) ? [path] : [],
    );
  const wasGreen = green(before);
  const nowGreen = green(now).filter((path) => !wasGreen.includes(path));
  return [
    ...(arrived.length > 0 ? [`  there now: ${named(arrived)}`] : []),
    ...(gone.length > 0 ? [`  gone: ${named(gone)}`] : []),
    ...(nowGreen.length > 0 ? [`  keeps the contract now: ${named(nowGreen)}`] : []),
    ...(fixed.length > 0 ? [`  no longer: ${named(fixed.map(({ path, at }) => `${path} ${at}`))}`] : []),
    ...causesOf(fresh).map(({ first: { path, at, says, rule }, others }) => {
      const more = others.length > 0 ? `, and ${others.length} more of it` : '';
      return `  new: ${path}  ${at} ${says} (${rule}${more})`;
    }),
  ];
}

function headline({ coverage, findings, absent }: CheckResult, time: string): string {
  const { calls, succeeded } = coverage.count;
  return `${time}  ${succeeded} of ${calls} calls with success, ${absent.length} not there yet, ${causesOf(findings).length} causes of ${findings.length} findings`;
}

export async function watchServer(
  check: () => Promise<CheckResult>,
  pauseMs: number,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<void> {
  let before: CheckResult | undefined;
  let problem = '';
  while (!signal.aborted) {
    try {
      const now = await check();
      if (signal.aborted) return;
      const time = new Date().toISOString().slice(11, 19);
      const changes = before ? changesSince(before, now) : [];
      if (!before) say(terminalReport(now));
      if (!before || changes.length > 0 || problem) say([headline(now, time), ...changes].join('\n'));
      before = now;
      problem = '';
    } catch (error) {
      // A server under development is sometimes down.
      if (!(error instanceof Misuse)) throw error;
      if (error.message !== problem) say(error.message);
      problem = error.message;
    }
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
