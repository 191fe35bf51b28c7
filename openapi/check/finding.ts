import type { Place } from '../source/contract-files.ts';
import type { Exchange, Purpose } from './client.ts';

/** Something a server did that the contract does not allow. */
export interface Problem {
  /** Stable name of the rule, e.g. `schema/type`, `guarded-call`. */
  rule: string;
  /** Where: a field of the answer (`data.list.0.amount`), a header, or the status. */
  at: string;
  /** What is wrong, in words. */
  says: string;
  /** The part of the contract that it breaks. */
  place: Place;
}

export interface Finding extends Problem {
  number: number;
  operationId: string;
  path: string;
  purpose: Purpose | 'socket';
  /** Line of the contract, from 1. */
  line: number;
  /** The first request that showed it; absent for socket events. */
  exchange?: Exchange;
  /** How often it was seen. */
  times: number;
}

/** Collects the findings, each fault once. */
export interface Findings {
  readonly list: readonly Finding[];
  add(problem: Problem, where: Pick<Finding, 'operationId' | 'path' | 'purpose'>, exchange?: Exchange): void;
}

/** The same field in different rows of a list is one fault. */
function withoutRowNumbers(at: string): string {
  return at.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*');
}

export function createFindings(lineOf: (place: Place) => number): Findings {
  const list: Finding[] = [];
  const known = new Map<string, Finding>();
  return {
    list,
    add(problem, where, exchange) {
      const key = [where.operationId, problem.rule, withoutRowNumbers(problem.at)].join(' ');
      const before = known.get(key);
      if (before) {
        before.times += 1;
        return;
      }
      const finding: Finding = {
        ...problem,
        ...where,
        number: list.length + 1,
        line: lineOf(problem.place),
        times: 1,
        ...(exchange ? { exchange } : {}),
      };
      known.set(key, finding);
      list.push(finding);
    },
  };
}
