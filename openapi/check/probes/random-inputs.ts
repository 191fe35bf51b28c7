import fc from 'fast-check';
import type { Call } from '../../source/contract.ts';
import { type Bench, type Caller, VALID } from '../bench.ts';
import { effectOf, sendsSms } from '../effects.ts';
import type { CheckOptions } from '../options.ts';
import { arbitraryFor } from './arbitrary.ts';

/** Seed of one call, so that --only gives it the same bodies as a full run. */
function seedFor(seed: number, operationId: string): number {
  return [...operationId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
}

/** Bodies the contract allows, the same for the same seed. */
export function randomBodies(bench: Bench, call: Call, seed: number, count: number): unknown[] {
  const arbitrary = arbitraryFor(bench.contract, call.request).filter((body) =>
    bench.check.isValid(call.request, body),
  );
  const bodies = fc.sample(arbitrary, { seed: seedFor(seed, call.operationId), numRuns: count });
  const texts = new Set(bodies.map((body) => JSON.stringify(body)));
  return [...texts].map((text): unknown => JSON.parse(text));
}

function isLeftOut(call: Call, options: CheckOptions): boolean {
  // A random number belongs to somebody: an SMS to it is sent by our own mock alone.
  if (sendsSms(call) && !options.mock) return true;
  return call.operationId === 'userLogout' || (effectOf(call) !== undefined && !options.writes);
}

/** Sends random bodies that keep the contract: whatever they ask for, the answer keeps it too. */
export async function probeRandomInputs(
  bench: Bench,
  options: CheckOptions,
  calls: readonly Call[],
  player: Caller,
): Promise<void> {
  for (const call of calls.filter((candidate) => !isLeftOut(candidate, options))) {
    options.onProgress?.(`random ${call.path}`);
    const bodies = randomBodies(bench, call, options.seed, options.randomRuns);
    for (const [index, body] of bodies.entries()) {
      const title = `Random valid body ${index + 1} of seed ${options.seed}`;
      // Guests' calls are made as a guest: a random login must not replace the session.
      const as = call.isGuest ? undefined : player;
      await bench.ask({ call, purpose: 'random', title, body, expected: VALID, ...(as ? { as } : {}) });
    }
  }
}
