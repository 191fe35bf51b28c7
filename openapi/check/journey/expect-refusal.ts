import type { Call } from '../../source/contract.ts';
import { isObject } from '../../source/json-values.ts';
import { needsWrites } from '../effects.ts';
import { inLanes } from '../lanes.ts';
import type { JourneyState } from './journey-state.ts';

export const ABSENT = 'contract-check-absent';

/** Refusals of a withdrawal for which the money is not there. */
export const UNCOVERED = ['withdrawable-exceeded', 'bonus-not-wagered'];

/** A code with one other digit. */
export function wrongCode(code: string, at = code.length - 1): string {
  return `${code.slice(0, at)}${code[at] === '7' ? '3' : '7'}${code.slice(at + 1)}`;
}

export type Body = Record<string, unknown>;

/** The last body of the journey for this call, preferably the player's own. Wrong bodies are made from it. */
export function bodyOf({ memory }: JourneyState, operationId: string): Body | undefined {
  const body = memory.own.get(operationId) ?? memory.bodies.get(operationId);
  return isObject(body) ? body : undefined;
}

/** Reasons why a refusal cannot be provoked from outside, by code. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'address-limit': 'takes a hundred SMS within an hour',
  'login-address-limit': 'takes a hundred wrong logins',
  maintenance: 'needs a server that is closed',
  'packet-elsewhere': 'needs a player of another currency',
  'server-error': 'needs a server that fails',
  'sms-limit': 'takes many SMS within an hour',
  'too-many-requests': 'needs a server under load',
};

export function nameUnreachable({ context }: JourneyState): void {
  for (const { operationId, refusals } of context.contract.calls) {
    for (const code of refusals) {
      const reason = OUT_OF_REACH[code];
      if (reason !== undefined) context.coverage.unseen(operationId, code, reason);
    }
  }
}

const UNAUTHORISED = 401;
const PLAYED = ['too-many-requests', 'maintenance', 'server-error'] as const;

export async function expectFailures(journey: JourneyState): Promise<void> {
  const { context, control, options, memory, player } = journey;
  if (!control?.fail) return;
  const { fail, recover } = control;
  const probe = async (call: Call) => {
    for (const code of PLAYED.filter((name) => call.refusals.includes(name))) {
      const status = context.contract.refusals.get(code) ?? 0;
      const expected = { statuses: [status], rule: 'refuses', message: `${code} has its own status` };
      const question = { call, purpose: 'refusals', title: `To fail with ${code}`, expected } as const;
      const body = memory.bodies.get(call.operationId) ?? {};
      await fail(call.operationId, code);
      const mayBe401 = { ...expected, statuses: call.isGuest ? [status] : [status, UNAUTHORISED] };
      let reply = await context.sendAndJudge({ ...question, body, expected: mayBe401 });
      // The server looks at the session first.
      const needsPlayer = reply.exchange.answer?.status === UNAUTHORISED && !call.isGuest;
      if (needsPlayer && (options.writes || !needsWrites(call)))
        reply = await context.sendAndJudge({ ...question, body, as: player });
      // A server may refuse before the failure is used, so the failure would affect a later request. A limit that was
      // reached looks like the failure.
      if (reply.exchange.answer?.status !== status || code === PLAYED[0]) await recover?.(call.operationId);
    }
  };
  await inLanes(context.calls, probe);
}
