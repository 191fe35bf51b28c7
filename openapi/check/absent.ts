import type { Call } from '../source/contract.ts';
import type { Exchange } from './client.ts';

const NOTHING_THERE: readonly (number | undefined)[] = [404, 501];

export const isNothing = ({ answer }: Exchange) => NOTHING_THERE.includes(answer?.status);

/**
 * A call is absent while each of its answers is a 404 or 501. The report names it once, instead of a finding from every
 * probe. When a later answer shows that the call exists, its earlier 404s are reported too.
 */
export function createAbsent() {
  const implemented = new Set<string>();
  const held = new Map<string, (() => void)[]>();
  return {
    answered({ operationId }: Call, exchange: Exchange): void {
      if (isNothing(exchange)) {
        if (!implemented.has(operationId) && !held.has(operationId)) held.set(operationId, []);
        return;
      }
      implemented.add(operationId);
      const reports = held.get(operationId) ?? [];
      held.delete(operationId);
      for (const report of reports) report();
    },
    report({ operationId }: Call, exchange: Exchange | undefined, report: () => void): void {
      const waiting = exchange && isNothing(exchange) ? held.get(operationId) : undefined;
      if (waiting) waiting.push(report);
      else report();
    },
    isAbsent: (operationId: string) => held.has(operationId),
  };
}
