import type { OperationId } from '@copihue/contract/operations';
import type { Cell } from './cell.ts';
import { type FaultName, faultNames } from './fault-kinds.ts';
import type { Visit } from './visit.ts';

/** Calls beside what a screen is for: their failure once made the screen ask without end, or stay empty. */
const BESIDE: readonly [call: OperationId, address: string, fault: FaultName][] = [
  ['rechargeOrders', '/deposit', 'http-500'],
  ['rechargeOrders', '/rushdeposit', 'captive-portal'],
  ['walletBalance', '/withdraw', 'proxy-429'],
  ['walletBalance', '/bonus', 'contradictory'],
  ['walletBalance', '/me', 'rotated-token'],
];

/**
 * Calls of the fixed part that still have findings, as its lines name them. The list may only get shorter: a call that is
 * in order by now has to go.
 */
export const knownFindings: readonly string[] = [];

/** A session that ended would hide what the other calls of its page do. */
const ENDING = new Set<FaultName>(['http-401', 'rotated-token', 'storage-cleared']);

/**
 * The part of the sweep that `npm test` runs: every call once and every fault at least once, in as few pages as possible.
 * So do the calls beside what a screen is for (NET-13). What opening a screen asks for fails at once, each call in its own way; what a tap asks for has a page of its own.
 */
export function fixedCells(visits: readonly Visit[]): Cell[] {
  const groups = visits.flatMap((visit) =>
    (visit.act ? visit.calls.map((call) => [call]) : [visit.calls]).map((calls) => ({ visit, calls })),
  );
  let next = 0;
  /** The faults in turn. */
  const fault = (isAlone: boolean): FaultName => {
    const name = faultNames[next % faultNames.length] ?? 'http-500';
    next += 1;
    return ENDING.has(name) && !isAlone ? fault(isAlone) : name;
  };
  const beside = BESIDE.map(([call, address, name]) => ({
    visit: { calls: [call], who: 'player' as const, address },
    faults: new Map([[call, name]]),
  }));
  return [
    ...beside,
    ...groups.map(({ visit, calls }) => ({
      visit,
      faults: new Map(calls.map((call): [OperationId, FaultName] => [call, fault(calls.length === 1)])),
    })),
  ];
}
