import { printableLine } from '../../source/printable.ts';
import { type CallCoverage, isNothingThere, unseenRefusals } from '../coverage.ts';
import { type Cause, causesOf, type Finding } from '../finding.ts';
import { groupedBy } from '../grouped.ts';
import type { CheckResult } from '../run-check.ts';
import { type Expected, seenInWords, unseenOf } from '../seen.ts';

export type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow', text: string) => string;

interface Form {
  paint: Paint;
  /** How many names and characters of a body are shown. */
  most: { names: number; body: number };
}

const SHORT = { names: 6, body: 240 };
const WHOLE = { names: Number.POSITIVE_INFINITY, body: 10_000 };
const plain: Paint = (_style, text) => text;

function named(names: readonly string[], { most }: Form): string {
  const more = names.length > most.names ? ` and ${names.length - most.names} more` : '';
  return `${names.slice(0, most.names).join(', ')}${more}`;
}

function exchangeLines({ exchange }: Finding, { paint, most }: Form): string[] {
  if (!exchange) return [];
  const shortened = (text: string) =>
    printableLine(text.length > most.body ? `${text.slice(0, most.body)}…` : text);
  const { request, answer, failure, title, caller } = exchange;
  const { lang, token } = request.headers;
  const session = token === undefined ? 'no token' : 'a token';
  return [
    `   ${paint('dim', `${title} (${caller}, lang ${lang}, ${session})`)}`,
    `   ${request.method} ${request.url}  ${shortened(request.body ?? '')}`,
    `   ${answer ? `${answer.status}  ${shortened(answer.text)}` : (failure ?? 'no answer')}`,
  ];
}

function causeLines({ first, others }: Cause, form: Form): string[] {
  const { number, path, rule, at, message, file, line, times } = first;
  const { paint } = form;
  const often = times > 1 ? paint('dim', `  seen ${times} times`) : '';
  const alike = [...new Set(others.map((other) => `${other.path} ${other.at}`))];
  return [
    `${paint('red', `${number}.`)} ${paint('bold', path)}  ${at} ${message}${often}`,
    `   ${paint('dim', `rule ${rule}, contract ${file}:${line}`)}`,
    ...exchangeLines(first, form),
    ...(alike.length > 0 ? [`   the same at ${named(alike, form)}`] : []),
    '',
  ];
}

const inWords = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function shareOf<Row>(rows: readonly Row[], isSeen: (row: Row) => boolean): string {
  const part = rows.filter(isSeen).length;
  const percent = rows.length === 0 ? 100 : Math.floor((part / rows.length) * 100);
  return `${part} of ${rows.length} (${percent} %)`;
}

function coverageLines({ coverage: calls }: CheckResult): string[] {
  const statuses = calls.flatMap((call) => call.statuses.filter(({ isDeclared }) => isDeclared));
  return [
    `statuses  ${shareOf(statuses, ({ times }) => times > 0)} of those in the contract`,
    `refusals  ${shareOf(
      calls.flatMap(({ refusals }) => refusals),
      ({ seen }) => seen,
    )} of those in the contract`,
  ];
}

function absentLines({ absent, coverage }: CheckResult, form: Form): string[] {
  if (absent.length === 0) return [];
  const isGateway = ({ path }: CallCoverage) => path.includes('/v1');
  const hosts = [
    ['--main', coverage.filter((call) => !isGateway(call))],
    ['--gateway', coverage.filter(isGateway)],
  ] as const;
  const hints = hosts
    .filter(([, calls]) => isNothingThere(calls, absent))
    .map(([flag]) => ` Nothing that was asked is there: is ${flag} right?`);
  const line = `Not there yet: ${absent.length} of ${coverage.length} calls, each of their answers is a 404 or 501: ${named(absent, form)}.${hints.join('')}`;
  return ['', form.paint('yellow', line)];
}

function unseenLines(unseen: readonly Expected[], form: Form): string[] {
  if (unseen.length === 0) return [];
  const { paint } = form;
  const fields = groupedBy(
    unseen.filter(({ kind }) => kind === 'field'),
    ({ name }) => name.split(' ')[0] ?? '',
  );
  const others = groupedBy(
    unseen.filter(({ kind }) => kind !== 'field'),
    ({ kind, reason }) => `${kind} ${reason}`,
  );
  const whole = [...others.values()].map((rows) => {
    const [{ kind, reason } = { kind: 'call', reason: '' }] = rows;
    const names = rows.map(({ name }) => name).join(', ');
    return rows.length === 1
      ? `  ${kind} ${names}  ${paint('dim', reason)}`
      : `  ${paint('dim', reason)} (${inWords(rows.length, kind)}): ${names}`;
  });
  const inside = [...fields].map(([path, rows]) => {
    const names = rows.map(({ name }) => name.split(' ')[1] ?? '');
    return `  ${path}  ${paint('dim', `in no answer: ${named(names, form)}`)}`;
  });
  return ['', paint('yellow', `Never seen (${unseen.length}):`), ...whole, ...inside];
}

function unprovokedLines({ parts, coverage, absent }: CheckResult, form: Form): string[] {
  const rows = parts.has('refusals') ? unseenRefusals(coverage, absent) : [];
  if (rows.length === 0) return [];
  const lines = [...groupedBy(rows, ({ reason }) => reason)].map(([reason, of]) => {
    const codes = of.map(({ code }) => code);
    return `  ${named(codes, form)}  ${form.paint('dim', reason)}`;
  });
  return ['', form.paint('yellow', 'Refusals that were not provoked:'), ...lines];
}

function verdictLine({ findings, expected, absent }: CheckResult, unseen: readonly Expected[], paint: Paint) {
  const seen = expected.length > 0 ? `${seenInWords(expected)} seen` : 'nothing had to be seen';
  const causes = inWords(causesOf(findings).length, 'cause');
  if (findings.length > 0)
    return paint('red', `${causes} of ${inWords(findings.length, 'finding')}; ${seen}.`);
  return unseen.length > 0 || absent.length > 0
    ? paint('yellow', `Nothing wrong in what was seen, but not everything was: ${seen}.`)
    : paint('green', `The server keeps the contract: ${seen}.`);
}

/** What a person reads: shortened on the terminal, whole in the file of `--report`. */
export function textReport(result: CheckResult, paint: Paint = plain, most = SHORT): string {
  const { findings, expected, absent, notes, exchanges, events, seed, ms, main } = result;
  const form = { paint, most };
  const unseen = unseenOf(expected).filter(({ name }) => !absent.includes(name));
  const sent = `${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s, ${events.length} socket events`;
  return [
    '',
    paint('bold', `Contract check of ${main}`),
    paint('dim', `seed ${seed}, ${sent}`),
    '',
    ...causesOf(findings).flatMap((cause) => causeLines(cause, form)),
    ...coverageLines(result),
    ...absentLines(result, form),
    ...unseenLines(unseen, form),
    ...unprovokedLines(result, form),
    ...notes.flatMap((note) => ['', paint('yellow', note)]),
    '',
    verdictLine(result, unseen, paint),
    '',
  ].join('\n');
}

export const wholeReport = (result: CheckResult) => textReport(result, plain, WHOLE);
