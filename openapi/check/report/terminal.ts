import { printableLine } from '../../source/printable.ts';
import { unseenRefusals } from '../coverage.ts';
import { type Cause, causesOf, type Finding } from '../finding.ts';
import type { CheckResult } from '../run-check.ts';
import { seenInWords, unseenOf } from '../seen.ts';
import { absentLine, named, timesLine, unseenLines } from './summary.ts';

const SHOWN_BODY = 240;

type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow', text: string) => string;

function shortened(text: string): string {
  return printableLine(text.length > SHOWN_BODY ? `${text.slice(0, SHOWN_BODY)}…` : text);
}

const NAMED_CALLS = 3;

function othersLine(others: readonly Finding[]): string[] {
  const calls = [...new Set(others.map(({ path, at }) => `${path} ${at}`))];
  if (calls.length === 0) return [];
  const more = calls.length > NAMED_CALLS ? ` and ${calls.length - NAMED_CALLS} more` : '';
  return [`   the same at ${calls.slice(0, NAMED_CALLS).join(', ')}${more}`];
}

function causeLines({ first, others }: Cause, paint: Paint): string[] {
  const { number, path, rule, at, says, file, line, times, exchange } = first;
  const often = times > 1 ? paint('dim', `  seen ${times} times`) : '';
  const lines = [
    `${paint('red', `${number}.`)} ${paint('bold', path)}  ${at} ${says}${often}`,
    `   ${paint('dim', `rule ${rule}, contract ${file}:${line}`)}`,
  ];
  if (!exchange) return [...lines, ...othersLine(others)];
  const { request, answer, failure, title, caller } = exchange;
  const { lang, token } = request.headers;
  const session = token === undefined ? 'no token' : 'a token';
  lines.push(`   ${paint('dim', `${title} (${caller}, lang ${lang}, ${session})`)}`);
  lines.push(`   ${request.method} ${request.url}  ${shortened(request.body ?? '')}`);
  lines.push(`   ${answer ? `${answer.status}  ${shortened(answer.text)}` : (failure ?? 'no answer')}`);
  return [...lines, ...othersLine(others)];
}

const inWords = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function share(part: number, whole: number): string {
  const percent = whole === 0 ? 100 : Math.floor((part / whole) * 100);
  return `${part} of ${whole} (${percent} %)`;
}

/** @param paint adds colours. Default: plain text. */
export function terminalReport(result: CheckResult, paint: Paint = (_style, text) => text): string {
  const { findings, coverage, expected, notes, exchanges, events, seed, ms, absent, times } = result;
  const { count } = coverage;
  const causes = causesOf(findings);
  const lines = [
    '',
    paint('bold', `Contract check of ${result.main}`),
    paint(
      'dim',
      `seed ${seed}, ${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s, ${events.length} socket events`,
    ),
    '',
    ...causes.flatMap((cause) => [...causeLines(cause, paint), '']),
    `calls     ${share(count.answered, count.calls)} answered in the journey, ${count.succeeded} with success`,
    `statuses  ${share(count.statusesSeen, count.statuses)} of those in the contract`,
    `fields    ${share(count.fieldsSeen, count.fields)} of those in the contract's answers`,
    `refusals  ${share(count.refusalsSeen, count.refusals)} of those in the contract`,
  ];
  if (times.length > 0) lines.push(`answers   ${timesLine(result)}`);
  const missing = absentLine(result);
  if (missing) lines.push('', paint('yellow', missing));
  const unseen = unseenOf(expected).filter(({ name }) => !absent.includes(name));
  if (unseen.length > 0)
    lines.push('', paint('yellow', `Never seen (${unseen.length}):`), ...unseenLines(unseen, paint));
  const unprovoked = result.parts.has('refusals') ? unseenRefusals(coverage, absent) : [];
  if (unprovoked.length > 0) {
    lines.push('', paint('yellow', 'Refusals that were not provoked:'));
    for (const reason of new Set(unprovoked.map((row) => row.reason))) {
      const codes = unprovoked.filter((row) => row.reason === reason).map(({ code }) => code);
      lines.push(`  ${named(codes)}  ${paint('dim', reason)}`);
    }
  }
  for (const note of notes) lines.push('', paint('yellow', note));
  if (result.parts.has('laws') && result.unchecked.length > 0)
    lines.push(
      '',
      paint(
        'dim',
        `${result.unchecked.length} promises of the contract are not checked; report.html lists them.`,
      ),
    );
  const seen = `${seenInWords(expected)} seen`;
  const verdict =
    findings.length > 0
      ? paint('red', `${inWords(causes.length, 'cause')} of ${inWords(findings.length, 'finding')}; ${seen}.`)
      : unseen.length > 0 || absent.length > 0
        ? paint('yellow', `Nothing wrong in what was seen, but not everything was: ${seen}.`)
        : paint('green', `The server keeps the contract: ${seen}.`);
  return [...lines, '', verdict, ''].join('\n');
}
