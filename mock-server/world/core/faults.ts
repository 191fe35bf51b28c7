import { type FaultSetting, faultKinds } from '../tables/fault-kinds.ts';
import type { World } from './world.ts';

/** Sets a fault beside those that are set. */
export function addFault(world: World, setting: FaultSetting): void {
  world.state.faults.push(setting);
}

/** Takes back the faults of an operation, or all of them. */
export function clearFaults(world: World, operationId?: string): void {
  world.state.faults = world.state.faults.filter(
    (row) => operationId !== undefined && row.operationId !== operationId,
  );
}

/**
 * The faults that hit this call, and uses each of them up by one.
 * A latency is added to every other fault; of the others the one set first applies.
 */
export function takeFaults(
  world: World,
  operationId: string,
): { latencyMs: number; fault: FaultSetting | undefined } {
  const hits = world.state.faults.filter((row) => row.operationId === operationId || row.operationId === '*');
  const latencies = hits.filter((row) => row.fault === 'latency');
  const fault = hits.find((row) => row.fault !== 'latency');
  for (const row of fault ? [...latencies, fault] : latencies) {
    if (row.times !== null) row.times -= 1;
  }
  world.state.faults = world.state.faults.filter((row) => row.times === null || row.times > 0);
  return { latencyMs: latencies.reduce((sum, { ms }) => sum + ms, 0), fault };
}

/** A fault for one request alone, by its header `x-mock-fault`: one of the kinds, except for those that need a value. */
export function faultOfHeader({ headers }: Request): { latencyMs: number; fault: FaultSetting } | undefined {
  const kind = faultKinds.find((name) => name === headers.get('x-mock-fault') && name !== 'latency');
  if (!kind) return undefined;
  return { latencyMs: 0, fault: { operationId: '*', fault: kind, times: 1, ms: 0, message: null } };
}
