import type { Call } from '../../source/contract.ts';
import type { Bench, Caller } from '../bench.ts';
import { effectOf } from '../effects.ts';
import type { Expectation } from '../judge-answer.ts';
import type { CheckOptions } from '../options.ts';
import type { WrongBodies } from './wrong-bodies.ts';

/** The contract's own limit (PayloadTooLarge), and a little. */
const TOO_MANY_BYTES = 64 * 1024 + 512;

const badRequest: Expectation = {
  statuses: [400],
  rule: 'refuses-invalid-input',
  says: 'a body that breaks the contract is refused with 400',
};
const badJson: Expectation = {
  ...badRequest,
  rule: 'refuses-bad-json',
  says: 'a body that is no JSON is refused with 400',
};
const tooLarge: Expectation = {
  statuses: [413],
  rule: 'refuses-large-body',
  says: 'a body over 64 kB is refused with 413',
};
const postOnly: Expectation = {
  statuses: [404, 405],
  rule: 'post-only',
  says: 'every call is a POST; another method is refused with 405',
};

/** Sends what the contract forbids: one wrong thing at a time, so that an answer of 200 means that it was let in. */
export async function probeInvalidInputs(
  bench: Bench,
  options: CheckOptions,
  calls: readonly Call[],
  bodies: WrongBodies,
  player: Caller,
): Promise<void> {
  for (const call of calls) {
    if (effectOf(call) !== undefined && !options.writes) continue;
    options.onProgress?.(`invalid ${call.path}`);
    // A logout must not end the session, nor a login replace it.
    const as = call.isGuest ? {} : { as: player };
    const question = { call, purpose: 'invalid' as const, ...as };
    for (const { about, body, field } of bodies.of(call).slice(0, options.invalidLimit)) {
      const expected = field === undefined ? badRequest : { ...badRequest, namesField: field };
      await bench.ask({ ...question, title: `Body: ${about}`, body, expected });
    }
    await bench.ask({ ...question, title: 'Body: broken JSON', body: '{"a":', expected: badJson });
    await bench.ask({ ...question, title: 'Body: none', body: '', expected: badJson });
    await bench.ask({ ...question, title: 'GET', body: '', method: 'GET', expected: postOnly });
    const large = { filler: 'x'.repeat(TOO_MANY_BYTES) };
    await bench.ask({ ...question, title: 'Body: over 64 kB', body: large, expected: tooLarge });
  }
}
