import { unseenRefusals } from '../coverage.ts';
import type { CheckResult } from '../run-check.ts';
import { unseenOf } from '../seen.ts';

/** The whole report for programs. Secrets are hidden. */
export function jsonReport(result: CheckResult): string {
  const { findings, expected, coverage, absent, exchanges: _all, failure: _failure, parts, ...rest } = result;
  const whole = {
    ...rest,
    parts: [...parts],
    absent,
    findings: findings.map(({ exchange, place: _, file, line, ...finding }) => ({
      ...finding,
      contract: `${file}:${line}`,
      ...(exchange && {
        request: { method: exchange.request.method, url: exchange.request.url, body: exchange.request.body },
        ...(exchange.answer && { answer: { status: exchange.answer.status, body: exchange.answer.text } }),
      }),
    })),
    calls: coverage,
    unseen: unseenOf(expected),
    unprovoked: unseenRefusals(coverage, absent),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
