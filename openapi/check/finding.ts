import type { Place } from '../source/contract-files.ts';
import type { Exchange, Purpose } from './client.ts';
import { groupedBy } from './grouped.ts';

export interface Problem {
  /** Stable name of the rule, such as `schema/type` or `guarded-call`. */
  rule: string;
  /** A field of the answer (`data.list.0.amount`), a header, or the status. */
  at: string;
  message: string;
  place: Place;
}

export interface Finding extends Problem {
  number: number;
  operationId: string;
  path: string;
  purpose: Purpose | 'socket';
  /** In the contract, from the folder of the run. */
  file: string;
  line: number;
  exchange?: Exchange;
  times: number;
}

function withoutRowNumbers(at: string): string {
  return at.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*');
}

/** A server can make any number of field names up. */
const MOST_FINDINGS = 1000;
const LONGEST_AT = 200;

export function createFindings(
  locate: (place: Place) => Pick<Finding, 'file' | 'line'>,
  onFinding?: (finding: Finding) => void,
) {
  const list: Finding[] = [];
  const known = new Map<string, Finding>();
  return {
    list,
    add(problem: Problem, where: Pick<Finding, 'operationId' | 'path' | 'purpose'>, exchange?: Exchange) {
      const key = [where.operationId, problem.rule, withoutRowNumbers(problem.at.slice(0, LONGEST_AT))].join(
        ' ',
      );
      const before = known.get(key);
      if (before) {
        before.times += 1;
        return;
      }
      if (list.length >= MOST_FINDINGS) return;
      const finding: Finding = {
        ...problem,
        ...where,
        at: problem.at.slice(0, LONGEST_AT),
        number: list.length + 1,
        ...locate(problem.place),
        times: 1,
        ...(exchange ? { exchange } : {}),
      };
      known.set(key, finding);
      list.push(finding);
      onFinding?.(finding);
    },
  };
}

/** In the order of a report: first one finding for each cause, then the others. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const causes = causesOf(findings);
  const rows = [...causes.map(({ first }) => first), ...causes.flatMap(({ others }) => others)];
  return rows.map((finding, index) => ({ ...finding, number: index + 1 }));
}

/** Findings with one cause: the same part of the contract is broken, or the same rule fails for several calls. */
export interface Cause {
  first: Finding;
  others: readonly Finding[];
}

function causeKey({ rule, at, message, place }: Finding): string {
  // A mistake in a shared schema is one cause. A mistake in a call's own lines is one cause for each call.
  if (place.file.startsWith('schemas/')) return `${rule} ${place.file}${place.pointer}`;
  return `${rule} ${withoutRowNumbers(at)} ${message.replaceAll(/"[^"]*"|\d+/g, '*')}`;
}

export function causesOf(findings: readonly Finding[]): Cause[] {
  const groups = groupedBy(findings, causeKey);
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
}
