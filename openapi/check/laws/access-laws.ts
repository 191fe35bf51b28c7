import { fieldOf, isObject, listOf, textOf } from '../../source/json-values.ts';
import { lawsOf, valueAt } from '../../source/laws.ts';
import { effectOf } from '../effects.ts';
import { ABSENT } from '../journey/expect-refusal.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { shown } from '../schema-check.ts';

/** Sends one player's ids as the other player. No order, payee or list may be readable (CON-07). */
export async function checkPrivacy({ context, memory, companion, options }: JourneyState): Promise<void> {
  if (!companion) return;
  for (const call of context.contract.calls) {
    if (options.only && !options.only.has(call.operationId)) continue;
    if (effectOf(call) !== undefined && !options.writes) continue;
    for (const law of lawsOf(context.contract, call).filter(({ kind }) => kind === 'private')) {
      const path = textOf(fieldOf(law.terms, 'id')) ?? '';
      const name = path.replace('request.', '');
      const body = memory.mine.get(`${call.operationId} ${name}`);
      if (!isObject(body)) continue;
      const from = { as: companion };
      const reply = await context.request(call.operationId, `The ${name} of the player`, body, from);
      if (!reply.isAnswered) continue;
      const list = fieldOf(law.terms, 'list');
      const code = textOf(fieldOf(fieldOf(reply.body, 'data'), 'code'));
      const refusal = fieldOf(law.terms, 'refusal');
      const isKept =
        list === undefined
          ? code === refusal
          : listOf(valueAt({ data: reply.data }, String(list))).length === 0;
      if (isKept) continue;
      // Another refusal may come first. Then it must be the same for an id that does not exist.
      const absent = { ...body, [name]: ABSENT };
      if (list === undefined && !reply.isSuccess && context.check.isValid(call.request, absent)) {
        const title = `A ${name} that does not exist`;
        const twin = await context.request(call.operationId, title, absent, from);
        const said = textOf(fieldOf(fieldOf(twin.body, 'data'), 'code'));
        if (said === code && said !== undefined && call.refusals.includes(said)) continue;
      }
      const given = reply.isSuccess ? 'a success' : shown(code);
      const says = `for the ${name} of another player is ${given}, and had to be ${refusal === undefined ? 'empty' : shown(refusal)}`;
      context.reportLaw(call, law, [['answer', says]], reply.exchange);
    }
  }
}
