// One run of the check as a team would start it, with or without the test control protocol.
import type { CheckResult } from '@copihue/contract/check';
import { openKit, runCheck } from '@copihue/contract/check';
import { type CheckPart, checkParts, defaults } from '@copihue/contract/check-options';
import { kit } from '../shared-kit.ts';
import type { Change } from './change.ts';
import { people } from './seed.ts';
import { serve } from './serve.ts';

// Runs with the protocol use the sources, runs without it the published document: the result must be the same.
const published = openKit('openapi/dist/openapi.json');

/** @param stopsAtFirst true where one finding is enough */
export async function checkServer(
  change: Change,
  hasControl: boolean,
  stopsAtFirst = false,
  parts: readonly CheckPart[] = checkParts,
): Promise<CheckResult> {
  const server = await serve(change);
  const stop = new AbortController();
  const [player, second] = people;
  try {
    return await runCheck(
      {
        ...defaults,
        main: server.main,
        gateway: server.gateway,
        socket: server.main,
        player,
        second,
        newUsername: '955519876',
        writes: true,
        rate: Number.POSITIVE_INFINITY,
        eventWaitMs: 250,
        headers: {},
        randomRuns: 2,
        invalidLimit: 6,
        parts: new Set(parts),
        signal: stop.signal,
        ...(hasControl && { control: server.control }),
        onFinding: () => void (stopsAtFirst && stop.abort()),
      },
      hasControl ? kit : published,
    );
  } finally {
    await server.close();
  }
}
