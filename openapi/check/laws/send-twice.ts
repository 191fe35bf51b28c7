import { fieldOf, textOf } from '../../source/json-values.ts';
import { applies, lawsOf, valueAt } from '../../source/laws.ts';
import type { CheckContext, Question, Reply } from '../check-context.ts';

const sentBefore = new WeakMap<CheckContext, Set<string>>();

/**
 * Sends a change of the journey twice at the same moment, where the contract says what then happens. The laws about money
 * compare before and after both.
 * @returns the answer that counts
 */
export async function sendTwice(context: CheckContext, question: Question): Promise<Reply> {
  const { call, body, as } = question;
  const law = lawsOf(context.contract, call).find(({ kind }) => kind === 'at-once');
  const sent = sentBefore.get(context) ?? new Set();
  sentBefore.set(context, sent);
  const key = `${call.operationId} ${as?.name ?? ''} ${JSON.stringify(body)}`;
  if (!law || sent.has(key) || !applies({ request: body }, fieldOf(law.terms, 'when')))
    return context.sendAndJudge(question);
  sent.add(key);
  const title = `${question.title}, twice at once`;
  const replies = await Promise.all([
    context.sendAndJudge({ ...question, title }),
    context.sendAndJudge({ ...question, title }),
  ]);
  const done = replies.filter(({ isSuccess }) => isSuccess);
  const id = textOf(fieldOf(law.terms, 'id'));
  const results = new Set(done.map(({ data }, index) => (id === undefined ? index : valueAt({ data }, id))));
  const message = id === undefined ? 'succeeds twice' : 'has two results';
  if (results.size > 1) context.reportLaw(call, law, [['at once', message]], done[1]?.exchange);
  return done[0] ?? replies[0];
}
