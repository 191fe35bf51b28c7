import type { Call } from '../source/contract.ts';

const LANES = 6;

/**
 * Probes calls without a session in several lanes. Calls of the player's session run one after another, because any
 * answer may replace its token.
 */
export async function inLanes(
  calls: readonly Call[],
  probe: (call: Call) => Promise<void>,
  needsSession: (call: Call) => boolean = () => false,
): Promise<void> {
  const waiting = calls.filter((call) => !needsSession(call));
  const lane = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) await probe(call);
  };
  const inSequence = async () => {
    for (const call of calls.filter(needsSession)) await probe(call);
  };
  await Promise.all([inSequence(), ...Array.from({ length: LANES }, lane)]);
}
