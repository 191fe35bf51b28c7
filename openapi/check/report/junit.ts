import { printable } from '../../source/printable.ts';
import type { Finding } from '../finding.ts';
import type { CheckResult } from '../run-check.ts';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => printable(text).replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

function failure({ rule, at, message, file, line, exchange }: Finding): string {
  const details = [
    `contract ${file}:${line}`,
    exchange ? `${exchange.request.method} ${exchange.request.url} ${exchange.request.body ?? ''}` : '',
    exchange?.answer ? `${exchange.answer.status} ${exchange.answer.text}` : (exchange?.failure ?? ''),
  ];
  const summary = escaped(`${at} ${message}`);
  return `<failure type="${escaped(rule)}" message="${summary}">${escaped(details.join('\n'))}</failure>`;
}

interface TestCase {
  name: string;
  inner: readonly string[];
  ms?: number;
}

/** JUnit XML for CI: a case for each call, one for the socket, and one for each thing that was never seen. */
export function junitReport({
  findings,
  coverage,
  exchanges,
  absent,
  ms,
  missing = [],
}: CheckResult): string {
  const calls = coverage.map(({ path, operationId, skipped = 'not made', requests }): TestCase => {
    const failures = findings.filter((finding) => finding.operationId === operationId).map(failure);
    const made = exchanges.filter((exchange) => exchange.operationId === operationId);
    const isSkipped = failures.length === 0 && (requests === 0 || absent.includes(path));
    return {
      name: path,
      ms: made.reduce((sum, exchange) => sum + exchange.ms, 0),
      inner: isSkipped ? [`<skipped message="${escaped(skipped)}"/>`] : failures,
    };
  });
  const socket = findings.filter(({ purpose }) => purpose === 'socket').map(failure);
  const unseen = missing.map((name): TestCase => {
    return { name, inner: ['<failure type="never-seen" message="was never seen"/>'] };
  });
  const suites = { calls, socket: [{ name: 'events', inner: socket }], seen: unseen };
  const body = Object.entries<readonly TestCase[]>(suites).map(([suite, cases]) => {
    const count = (kind: string) => cases.filter(({ inner }) => inner[0]?.startsWith(kind)).length;
    const rows = cases.map(
      ({ name, inner, ms = 0 }) =>
        `    <testcase classname="${suite}" name="${escaped(name)}" time="${(ms / 1000).toFixed(3)}">${inner.join('\n')}</testcase>`,
    );
    const counts = `tests="${cases.length}" failures="${count('<failure')}" skipped="${count('<skipped')}"`;
    return `  <testsuite name="${suite}" ${counts}>\n${rows.join('\n')}\n  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${(ms / 1000).toFixed(3)}">\n${body.join('')}</testsuites>\n`;
}
