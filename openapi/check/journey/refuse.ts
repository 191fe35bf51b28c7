import type { Caller, CheckContext, Reply } from '../check-context.ts';
import { needsWrites } from '../effects.ts';
import { unchangedBy } from '../laws/unchanged.ts';
import { shown } from '../schema-check.ts';

/**
 * Sends a body that the contract allows and the server must refuse with this code. A call that needs --writes is left
 * out without it, because a faulty server might carry it out.
 * @param or other codes that apply to the body: the contract does not say which comes first
 * @returns the answer; undefined when nothing was sent
 */
export type Refuse = (
  operationId: string,
  code: string,
  as: Caller | undefined,
  body: object,
  or?: readonly string[],
) => Promise<Reply | undefined>;

export function createRefuse(context: CheckContext): Refuse {
  const { options, coverage, contract } = context;
  /** How often each code was due: every other time in the other language. */
  const times = new Map<string, number>();
  return async (operationId, code, as, body, or = []) => {
    const call = context.callOf(operationId);
    if (!options.parts.has('refusals') || !context.isIncluded(operationId)) return undefined;
    if (needsWrites(call) && !options.writes) {
      coverage.unseen(operationId, code, 'needs --writes');
      return undefined;
    }
    options.onProgress?.(`refusals ${call.path}`);
    const due = [code, ...or];
    const statuses = due.map((name) => contract.refusals.get(name) ?? 200);
    const expected = { statuses, rule: 'refuses', message: `${code} has its own status` };
    const count = times.get(code) ?? 0;
    times.set(code, count + 1);
    const headers = { lang: count % 2 === 0 ? 'en' : 'ks' };
    const title = `To be refused with ${code}`;
    const send = () =>
      context.sendAndJudge({ call, purpose: 'refusals', title, body, expected, headers, as });
    const reply = await (call.kind === 'query' ? send() : unchangedBy(context, as, send));
    if (!reply?.isAnswered || reply.problems.length > 0) return reply;
    if (due.includes(reply.code ?? '') || reply.exchange.answer?.status === 429) return reply;
    const refusal = reply.code === undefined ? 'without a code' : shown(reply.code);
    const message = `is ${reply.isSuccess ? 'a success' : refusal}, and had to be ${due.join(' or ')}`;
    const wrong = { rule: 'refuses', at: `refusal ${code}`, place: call.part, message };
    context.report(call, 'refusals', [wrong], reply.exchange);
    return reply;
  };
}
