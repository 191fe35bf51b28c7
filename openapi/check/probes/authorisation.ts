import type { Call } from '../../source/contract.ts';
import { type CheckContext, VALID } from '../check-context.ts';
import { needsWrites } from '../effects.ts';
import { inLanes } from '../lanes.ts';
import type { WrongBodies } from './wrong-bodies.ts';

const REFUSED = {
  statuses: [401],
  rule: 'guarded-call',
  message: 'a guarded call without a valid session is refused with 401',
};
const OPEN = {
  ...VALID,
  rule: 'guest-call',
  message: 'a guest may make this call (`security: []`), with or without a token',
};

/** Has the right form but was never issued. */
const MADE_UP_TOKEN = 'tk_contract-check-nobodys-token';

/**
 * Makes every call without a token and with a wrong one: guest calls must be answered, the others refused with 401. A
 * guarded call has no effect without a player, so it needs no --writes. Guest calls with an effect are left out.
 */
export async function probeAuthorisation(
  context: CheckContext,
  calls: readonly Call[],
  bodies: WrongBodies,
): Promise<void> {
  const { options } = context;
  const harmless = calls.filter((call) => !call.isGuest || !needsWrites(call));
  await inLanes(harmless, async (call) => {
    options.onProgress?.(`authorisation ${call.path}`);
    const body = bodies.harmless(call);
    const expected = call.isGuest ? OPEN : REFUSED;
    const question = { call, purpose: 'authorisation' as const, body, expected };
    await context.sendAndJudge({ ...question, title: 'Without a token' });
    if (!call.isGuest)
      await context.sendAndJudge({
        ...question,
        title: 'Without a token, and with a broken body',
        body: '{"a":',
      });
    await context.sendAndJudge({
      ...question,
      title: 'With a token that was never issued',
      token: MADE_UP_TOKEN,
    });
  });
}
