import { unseenRefusals } from '../coverage.ts';
import type { CheckResult } from '../run-check.ts';
import { unseenOf } from '../seen.ts';

/** The whole report for programs. Secrets are hidden. */
export function jsonReport(result: CheckResult): string {
  const { main, gateway, seed, writes, startedAt, ms, coverage, absent, times, events, notes } = result;
  const findings = result.findings.map(({ exchange, place: _, file, line, ...finding }) => ({
    ...finding,
    contract: `${file}:${line}`,
    ...(exchange && {
      request: { method: exchange.request.method, url: exchange.request.url, body: exchange.request.body },
      ...(exchange.answer && { answer: { status: exchange.answer.status, body: exchange.answer.text } }),
    }),
  }));
  const unseen = unseenOf(result.expected);
  const unprovoked = unseenRefusals(coverage, absent);
  const { count } = coverage;
  const whole = {
    main,
    gateway,
    seed,
    writes,
    startedAt,
    ms,
    count,
    absent,
    findings,
    unseen,
    unprovoked,
    times,
    events,
    notes,
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
