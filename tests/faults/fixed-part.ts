import type { OperationId } from '@copihue/contract/operations';
import type { Cell } from './cell.ts';
import { type FaultName, faultNames } from './fault-kinds.ts';
import type { Visit } from './visit.ts';

/**
 * Calls of the fixed part that still have findings, as its lines name them. The list may only get shorter: a call that is
 * in order by now has to go.
 */
export const knownFindings: readonly string[] = [];

/**
 * The part of the sweep that `npm test` runs: every call once and every fault at least once, in as few pages as possible.
 * What opening a screen asks for fails at once, each call in its own way; what a tap asks for has a page of its own.
 */
export function fixedCells(visits: readonly Visit[]): Cell[] {
  const groups = visits.flatMap((visit) =>
    (visit.act ? visit.calls.map((call) => [call]) : [visit.calls]).map((calls) => ({ visit, calls })),
  );
  let next = 0;
  /** The faults in turn; a session that ended would hide what the other calls of its page do. */
  const fault = (isAlone: boolean): FaultName => {
    const name = faultNames[next % faultNames.length] ?? 'http-500';
    next += 1;
    return name === 'http-401' && !isAlone ? fault(isAlone) : name;
  };
  return groups.map(({ visit, calls }) => ({
    visit,
    faults: new Map(calls.map((call): [OperationId, FaultName] => [call, fault(calls.length === 1)])),
  }));
}
