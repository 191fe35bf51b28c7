import type { CheckResult, runCheck } from '@copihue/contract/check';
import type { CheckOptions } from '@copihue/contract/check-options';
import type { ContractKit } from '../../../openapi/check/check-context.ts';
import type { Finding } from '../../../openapi/check/finding.ts';
import { type Fault, switchOf } from './fault.ts';
import type { TestServer } from './test-server.ts';

export const isOf = (fault: Fault, { operationId, rule }: Pick<Finding, 'operationId' | 'rule'>) =>
  operationId === (fault.foundOn ?? fault.on) && rule === fault.rule;

/**
 * Runs the check in its own world, only as far as a fault needs and until it is found.
 * @param run the check itself, or a changed copy of it
 */
export function tryFault(
  { url, set, options }: TestServer,
  kit: ContractKit,
  run: typeof runCheck,
  world: string,
  fault: Fault,
): Promise<CheckResult> {
  const pathOf = (name: string) => kit.contract.calls.find(({ operationId }) => operationId === name)?.path;
  set(world, [switchOf(fault, pathOf)]);
  const found = new AbortController();
  const given: CheckOptions = {
    ...options(world),
    // Only an event that is missing is waited for to the end.
    ...(fault.rule === 'socket/missing-event' ? { eventWaitMs: 500 } : {}),
    randomRuns: fault.randomRuns ?? 2,
    parts: new Set(fault.parts ?? ['journey']),
    only: new Set([fault.on, fault.foundOn ?? fault.on, ...(fault.with ?? [])]),
    control: `${url}/__mock`,
    signal: found.signal,
    onFinding: (finding) => isOf(fault, finding) && found.abort(),
  };
  return run(given, kit);
}
