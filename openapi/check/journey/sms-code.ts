import { fieldOf, numberOf } from '../../source/json-values.ts';
import type { Caller } from '../bench.ts';
import type { Walk } from './walk.ts';

/** Longest wait for a second code (spec point 9 says 60 s). */
const LONGEST_WAIT_SECONDS = 90;

/**
 * Asks for an SMS code, waiting once where the server says that it is too soon.
 * @returns the code, or undefined when none was sent or nobody can say what it is
 */
export async function codeFor(
  walk: Walk,
  operationId: string,
  as: Caller,
  body: object,
  phone: string,
): Promise<string | undefined> {
  const { bench, options } = walk;
  let reply = await walk.reply(operationId, as, body);
  if (reply?.exchange.answer?.status === 429) {
    const seconds =
      numberOf(fieldOf(fieldOf(reply.body, 'data'), 'retryAfterSeconds')) ?? LONGEST_WAIT_SECONDS + 1;
    if (seconds > LONGEST_WAIT_SECONDS) return undefined;
    if (options.mock) await options.mock.pass((seconds + 1) * 1000);
    else await new Promise<void>((resolve) => setTimeout(resolve, (seconds + 1) * 1000));
    reply = await walk.reply(operationId, as, body);
  }
  if (!reply?.isSuccess) return undefined;
  const code = await options.findCode?.(phone);
  bench.secrets.learn(code);
  return code;
}
