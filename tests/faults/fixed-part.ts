import type { OperationId } from '@copihue/contract/operations';
import type { Cell } from './cell.ts';
import { type FaultName, faultNames } from './fault-kinds.ts';
import type { Visit } from './visit.ts';

/** Additional calls of a screen: their failure once caused endless calls or an empty screen. */
const BESIDE: readonly [call: OperationId, address: string, fault: FaultName][] = [
  ['rechargeOrders', '/deposit', 'http-500'],
  ['rechargeOrders', '/rushdeposit', 'captive-portal'],
  ['walletBalance', '/withdraw', 'proxy-429'],
  ['walletBalance', '/bonus', 'contradictory'],
  ['walletBalance', '/me', 'rotated-token'],
];

/** An ended session would hide the effects of the other calls. */
const ENDING = new Set<FaultName>(['http-401', 'rotated-token', 'storage-cleared']);

/**
 * The part of the sweep in `npm test`: every call and every fault at least once, on as few pages as possible, and the
 * additional calls of screens (NET-13). Calls of an opening screen fail together, each in another way; calls of a tap
 * have their own page.
 */
export function fixedCells(visits: readonly Visit[]): Cell[] {
  const groups = visits.flatMap((visit) =>
    (visit.act ? visit.calls.map((call) => [call]) : [visit.calls]).map((calls) => ({ visit, calls })),
  );
  let next = 0;
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
