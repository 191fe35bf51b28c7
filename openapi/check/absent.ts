import type { Call } from '../source/contract.ts';
import type { Exchange } from './client.ts';

/** What a server answers where nothing is built yet. */
const NOTHING_THERE: readonly (number | undefined)[] = [404, 501];

export const isNothing = ({ answer }: Exchange) => NOTHING_THERE.includes(answer?.status);

/**
 * Calls that are not there yet: each of their answers is a 404. That is one thing to say, and no finding of every probe. A call
 * that answers anything else is there, and then each 404 of it is a finding, those of before as well.
 */
export function createAbsent() {
  const there = new Set<string>();
  const held = new Map<string, (() => void)[]>();
  return {
    /** Hears each answer. */
    answered({ operationId }: Call, exchange: Exchange): void {
      if (isNothing(exchange)) {
        if (!there.has(operationId) && !held.has(operationId)) held.set(operationId, []);
        return;
      }
      there.add(operationId);
      const late = held.get(operationId) ?? [];
      held.delete(operationId);
      for (const report of late) report();
    },
    /** Reports now, or once the call turns out to be there. */
    report({ operationId }: Call, exchange: Exchange | undefined, report: () => void): void {
      const waiting = exchange && isNothing(exchange) ? held.get(operationId) : undefined;
      if (waiting) waiting.push(report);
      else report();
    },
    isAbsent: (operationId: string) => held.has(operationId),
  };
}
