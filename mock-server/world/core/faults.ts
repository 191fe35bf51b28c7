import { type FaultSetting, faultKinds } from '../tables/fault-kinds.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

export function addFault(world: World, setting: FaultSetting): void {
  world.state.faults.push(setting);
}

export function clearFaults(world: World, operationId?: string): void {
  world.state.faults = world.state.faults.filter(
    (row) => operationId !== undefined && row.operationId !== operationId,
  );
}

/**
 * Returns the faults that apply to this call and counts one use of each.
 * `*` means all calls of the contract; calls of games (`games/round`) must be named one by one.
 * A latency is added to any other fault. Of the others the first one applies.
 */
export function takeFaults(world: World, operationId: string) {
  const isOfGame = operationId.startsWith('games/');
  const hits = world.state.faults.filter(
    (row) => row.operationId === operationId || (row.operationId === '*' && !isOfGame),
  );
  const latencies = hits.filter((row) => row.fault === 'latency');
  const fault = hits.find((row) => row.fault !== 'latency');
  for (const row of fault ? [...latencies, fault] : latencies) {
    if (row.times !== null) row.times -= 1;
  }
  world.state.faults = world.state.faults.filter((row) => row.times === null || row.times > 0);
  return { latencyMs: latencies.reduce((sum, { ms }) => sum + ms, 0), fault };
}

/**
 * Kinds that the header `x-mock-fault` can set for one request. A latency needs a value, so the header cannot set it.
 */
const HEADER_KINDS = faultKinds.filter((name) => name !== 'latency');

export function faultOfHeader({ headers }: Request): { latencyMs: number; fault: FaultSetting } | undefined {
  const given = headers.get('x-mock-fault');
  if (given === null) return undefined;
  const kind = HEADER_KINDS.find((name) => name === given);
  if (kind) return { latencyMs: 0, fault: { operationId: '*', fault: kind, times: 1, ms: 0, message: null } };
  const known = HEADER_KINDS.join(', ');
  const field = 'x-mock-fault';
  throw new Refusal('unknown-fault', { status: 400, field, parameters: { fault: given, known } });
}
