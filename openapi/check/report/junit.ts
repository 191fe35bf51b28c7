import type { Finding } from '../finding.ts';
import type { CheckResult } from '../run-check.ts';
import { escaped } from './xml.ts';

const purposes = ['journey', 'laws', 'refusals', 'authorisation', 'invalid', 'random'] as const;

function failure({ rule, at, says, file, line, exchange }: Finding): string {
  const details = [
    `contract ${file}:${line}`,
    exchange ? `${exchange.request.method} ${exchange.request.url} ${exchange.request.body ?? ''}` : '',
    exchange?.answer ? `${exchange.answer.status} ${exchange.answer.text}` : (exchange?.failure ?? ''),
  ];
  const message = escaped(`${at} ${says}`);
  return `      <failure type="${escaped(rule)}" message="${message}">${escaped(details.join('\n'))}</failure>`;
}

function testCase(className: string, name: string, ms: number, inner: readonly string[]): string {
  const head = `    <testcase classname="${escaped(className)}" name="${escaped(name)}" time="${(ms / 1000).toFixed(3)}"`;
  return inner.length === 0 ? `${head}/>` : `${head}>\n${inner.join('\n')}\n    </testcase>`;
}

/** JUnit XML for CI: a suite for each purpose with a case for each call, and one for the socket. */
export function junitReport(result: CheckResult): string {
  const { findings, coverage, exchanges, ms, absent } = result;
  const calls = purposes.map((purpose) => {
    const cases = coverage.calls.map(({ path, operationId, skipped }) => {
      const made = exchanges.filter(
        (exchange) => exchange.purpose === purpose && exchange.operationId === operationId,
      );
      const failures = findings.filter(
        (finding) => finding.purpose === purpose && finding.operationId === operationId,
      );
      const time = made.reduce((sum, exchange) => sum + exchange.ms, 0);
      const isSkipped = failures.length === 0 && (made.length === 0 || absent.includes(path));
      const inner = isSkipped
        ? [`      <skipped message="${escaped(skipped ?? 'not made')}"/>`]
        : failures.map(failure);
      return { xml: testCase(purpose, path, time, inner), failed: failures.length > 0, isSkipped };
    });
    return { name: purpose, cases };
  });
  const socket = findings.filter((finding) => finding.purpose === 'socket');
  const events = {
    xml: testCase('socket', 'events', 0, socket.map(failure)),
    failed: socket.length > 0,
    isSkipped: false,
  };
  const unseen = (result.missing ?? []).map((name) => ({
    xml: testCase('seen', name, 0, ['      <failure type="never-seen" message="was never seen"/>']),
    failed: true,
    isSkipped: false,
  }));
  const suites = [...calls, { name: 'socket', cases: [events] }, { name: 'seen', cases: unseen }];

  const body = suites.map(({ name, cases }) => {
    const failed = cases.filter((row) => row.failed).length;
    const skipped = cases.filter((row) => row.isSkipped).length;
    return `  <testsuite name="${name}" tests="${cases.length}" failures="${failed}" skipped="${skipped}">\n${cases.map(({ xml }) => xml).join('\n')}\n  </testsuite>`;
  });
  const all = suites.flatMap(({ cases }) => cases);
  const failures = all.filter((row) => row.failed).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" tests="${all.length}" failures="${failures}" time="${(ms / 1000).toFixed(3)}">\n${body.join('\n')}\n</testsuites>\n`;
}
