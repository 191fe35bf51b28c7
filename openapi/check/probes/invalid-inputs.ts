import type { Call } from '../../source/contract.ts';
import type { Caller, CheckContext, Reply } from '../check-context.ts';
import { needsWrites } from '../effects.ts';
import type { Expectation } from '../judge-answer.ts';
import { inLanes } from '../lanes.ts';
import { unchangedBy } from '../laws/unchanged.ts';
import type { WrongBodies } from './wrong-bodies.ts';

/** Just above the contract's limit (PayloadTooLarge). */
const TOO_MANY_BYTES = 64 * 1024 + 512;

const NO_JSON = [
  ['broken JSON', '{"a":'],
  ['none', ''],
  ['JSON with a comma too many', '{"country":"CL",}'],
  ['JSON of 2000 levels', `${'['.repeat(2000)}${']'.repeat(2000)}`],
] as const;

const badRequest: Expectation = {
  statuses: [400],
  rule: 'refuses-invalid-input',
  message: 'a body that breaks the contract is refused with 400',
};
const badJson: Expectation = {
  ...badRequest,
  rule: 'refuses-bad-json',
  message: 'a body that is not JSON is refused with 400',
};
const tooLarge: Expectation = {
  statuses: [413],
  rule: 'refuses-large-body',
  message: 'a body over 64 kB is refused with 413',
};
const postOnly: Expectation = {
  statuses: [405],
  rule: 'post-only',
  message: 'every call is a POST; another method is refused with 405',
};

export async function probeInvalidInputs(
  context: CheckContext,
  calls: readonly Call[],
  bodies: WrongBodies,
  player: Caller,
): Promise<void> {
  const { options } = context;
  const probed = calls.filter((call) => options.writes || !needsWrites(call));
  const probe = async (call: Call) => {
    options.onProgress?.(`invalid ${call.path}`);
    // Guest calls have no session, because a logout would end it and a login would replace it.
    const as = call.isGuest ? undefined : player;
    const question = { call, purpose: 'invalid' as const, as };
    const sendWrong = async (): Promise<Reply | undefined> => {
      let last: Reply | undefined;
      const wrong = bodies.of(call).slice(0, options.invalidLimit);
      for (const [index, { about, body, field }] of wrong.entries()) {
        const expected = field === undefined ? badRequest : { ...badRequest, namesField: field };
        const headers = { lang: index % 2 === 0 ? 'ks' : 'en' };
        last = await context.sendAndJudge({ ...question, title: `Body: ${about}`, body, expected, headers });
      }
      return last;
    };
    await (call.kind === 'query' ? sendWrong() : unchangedBy(context, as, sendWrong));
    for (const [about, body] of NO_JSON)
      await context.sendAndJudge({ ...question, title: `Body: ${about}`, body, expected: badJson });
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      await context.sendAndJudge({ ...question, title: method, body: '', method, expected: postOnly });
    const large = { filler: 'x'.repeat(TOO_MANY_BYTES) };
    await context.sendAndJudge({ ...question, title: 'Body: over 64 kB', body: large, expected: tooLarge });
  };
  await inLanes(probed, probe, ({ isGuest }) => !isGuest);
}
