import type { Call, Contract } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf } from '../../source/json-values.ts';
import { type Law, lawsOf, termIn, textTerm, valueAt } from '../../source/laws.ts';
import type { Caller, Reply } from '../check-context.ts';
import { shown } from '../schema-check.ts';
import type { Broken } from './answer-laws.ts';
import { masks } from './row-laws.ts';

interface Facts {
  request: unknown;
  data: unknown;
}

type Ask = (law: Law, operationId: string, as: Caller, terms: unknown, facts: Facts) => Promise<unknown>;
type Report = (call: Call, reply: Reply, law: Law, broken: readonly Broken[]) => void;

/** Laws that compare an answer with an earlier answer of the same or another call (CON-07). */
export function createHistoryLaws(contract: Contract, ask: Ask, report: Report) {
  /** Earlier values by law, for laws that require a new value each time. */
  const taken = new Map<string, string>();
  const said = new Map<string, unknown>();
  const keyOf = (law: Law, as: Caller, body: unknown) =>
    `${law.name} ${textTerm(law, 'field')} ${as.name} ${JSON.stringify(body)}`;

  async function told(law: Law, as: Caller, facts: Facts): Promise<unknown> {
    const { list, same, field } = isObject(law.terms) ? law.terms : {};
    const data = await ask(law, textTerm(law, 'call'), as, fieldOf(law.terms, 'ask'), facts);
    if (typeof list !== 'string') return valueAt({ data }, String(field));
    const wanted = fieldsOf(same).map(([key, term]) => [key, termIn(facts, term)] as const);
    const isIt = (row: unknown) => wanted.every(([key, value]) => fieldOf(row, key) === value);
    return valueAt(listOf(valueAt({ data }, list)).find(isIt), String(field));
  }

  function was(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): void {
    const before = said.get(keyOf(law, as, facts.request));
    const due = termIn(facts, fieldOf(law.terms, 'is'));
    if (before === undefined || due === undefined || before === due) return;
    const at = `${textTerm(law, 'call')} ${textTerm(law, 'field')}`;
    report(call, reply, law, [[at, `was ${shown(before)} before, and the answer says ${shown(due)}`]]);
  }

  /** The value must be new each time, except for a repeated intent. */
  function fresh(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): void {
    const field = textTerm(law, 'field');
    const intentId = fieldOf(facts.request, 'intentId');
    const key = `${law.name} ${String(valueAt(facts, field))}`;
    const owner =
      intentId === undefined ? `request ${reply.exchange.number}` : `${as.name} ${String(intentId)}`;
    const before = taken.get(key) ?? owner;
    taken.set(key, owner);
    if (before !== owner) report(call, reply, law, [[field, 'is the same as that of another one']]);
  }

  async function masked(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): Promise<void> {
    const operationId = textTerm(law, 'call');
    if (operationId === '') return;
    const data = await ask(law, operationId, as, fieldOf(law.terms, 'ask'), facts);
    const [other] = listOf(valueAt({ data }, textTerm(law, 'list')));
    report(call, reply, law, masks(law, { ...facts, other }));
  }

  return {
    async before(call: Call, as: Caller, request: unknown): Promise<void> {
      for (const law of lawsOf(contract, call).filter(({ kind }) => kind === 'was'))
        said.set(keyOf(law, as, request), await told(law, as, { request, data: undefined }));
    },
    async after(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): Promise<void> {
      if (law.kind === 'was') was(law, call, as, facts, reply);
      if (law.kind === 'fresh') fresh(law, call, as, facts, reply);
      if (law.kind === 'masks') await masked(law, call, as, facts, reply);
    },
  };
}
