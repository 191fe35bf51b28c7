import type { Call } from '../../source/contract.ts';
import { type Bench, VALID } from '../bench.ts';
import { effectOf } from '../effects.ts';
import type { CheckOptions } from '../options.ts';
import type { WrongBodies } from './wrong-bodies.ts';

const REFUSED = {
  statuses: [401],
  rule: 'guarded-call',
  says: 'a guarded call without a living session is refused with 401',
};
const OPEN = {
  ...VALID,
  rule: 'guest-call',
  says: 'a guest may make this call (`security: []`), with or without a token',
};

/** A token of the right form that nobody was given. */
const MADE_UP_TOKEN = 'tk_contract-check-nobodys-token';

/**
 * Asks every call without a token and with a wrong one: guests' calls answer, the others say 401.
 * A guarded call cannot act without a player, so this needs no --writes; a guest's call with an effect does.
 */
export async function probeAuthorisation(
  bench: Bench,
  options: CheckOptions,
  calls: readonly Call[],
  bodies: WrongBodies,
): Promise<void> {
  for (const call of calls) {
    if (call.isGuest && effectOf(call) !== undefined) continue;
    options.onProgress?.(`authorisation ${call.path}`);
    const body = bodies.harmless(call);
    const expected = call.isGuest ? OPEN : REFUSED;
    const question = { call, purpose: 'authorisation' as const, body, expected };
    await bench.ask({ ...question, title: 'Without a token' });
    await bench.ask({ ...question, title: 'With a token nobody was given', token: MADE_UP_TOKEN });
  }
}
