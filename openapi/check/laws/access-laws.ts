import { isObject, listOf } from '../../source/json-values.ts';
import { textTerm, valueAt } from '../../source/laws.ts';
import { needsWrites } from '../effects.ts';
import { ABSENT } from '../journey/expect-refusal.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { shown } from '../schema-check.ts';

/** Sends one player's ids as the other player. No order, payee or list may be readable (CON-07). */
export async function checkPrivacy({ context, memory, companion, options }: JourneyState): Promise<void> {
  if (!companion) return;
  const from = { as: companion };
  for (const { call, law } of context.stated(({ kind }) => kind === 'private')) {
    const name = textTerm(law, 'id').replace('request.', '');
    const body = memory.mine.get(`${call.operationId} ${name}`);
    if (!isObject(body) || (needsWrites(call) && !options.writes)) continue;
    const reply = await context.request(call.operationId, `The ${name} of the player`, body, from);
    if (!reply.isAnswered) continue;
    const { list, refusal } = Object(law.terms);
    const isKept =
      list === undefined ? reply.code === refusal : listOf(valueAt({ data: reply.data }, list)).length === 0;
    if (isKept) continue;
    // Another refusal may come first. Then it must be the same for an id that does not exist.
    const absent = { ...body, [name]: ABSENT };
    if (list === undefined && !reply.isSuccess && context.check.isValid(call.request, absent)) {
      const title = `A ${name} that does not exist`;
      const { code } = await context.request(call.operationId, title, absent, from);
      if (code !== undefined && code === reply.code && call.refusals.includes(code)) continue;
    }
    const given = reply.isSuccess ? 'a success' : shown(reply.code);
    const due = refusal === undefined ? 'empty' : shown(refusal);
    const message = `for the ${name} of another player is ${given}, and had to be ${due}`;
    context.reportLaw(call, law, [['answer', message]], reply.exchange);
  }
}
