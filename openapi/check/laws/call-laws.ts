import type { Call } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { applies, type Law, lawsOf, termIn, textTerm, valueAt } from '../../source/laws.ts';
import type { Caller, CheckContext, Reply } from '../check-context.ts';
import { shown } from '../schema-check.ts';
import { type AnsweredFacts, type Broken, cents, sum } from './answer-laws.ts';
import { masks } from './row-laws.ts';
import { isZeroDecimalMarket } from './whole-units.ts';

type Facts = Omit<AnsweredFacts, 'headers'>;

/** A law, and the answer that it is held against. */
interface Case {
  law: Law;
  call: Call;
  as: Caller;
  facts: Facts;
  reply: Reply;
  /** A time before the call was sent, also before its twin and its repetitions. */
  since: string;
}

type Sent = Pick<Case, 'law' | 'as' | 'facts'>;

/** A list may show a change this much later (contract, Lists), and the time of a request. */
const LIST_LAG_MS = 1200;
const LOOK_AGAIN_MS = 200;

export interface Measured {
  since: string;
  amounts: Map<Law, number>;
}

const placeOf = (law: Law) => `${textTerm(law, 'call')} ${textTerm(law, 'field')}`;
const keyOf = ({ law, as, facts }: Sent) => `${law.part.pointer} ${as.name} ${JSON.stringify(facts.request)}`;
const intentOf = ({ operationId }: Call, as: Caller, body: unknown) =>
  `${operationId} ${as.name} ${String(fieldOf(body, 'intentId'))}`;

/** Fields with the values that a row must have. */
const wantedOf = (same: unknown, facts: object) =>
  fieldsOf(same).map(([field, term]) => {
    const value = Array.isArray(term)
      ? term.reduce((all: number, part) => all + Number(termIn(facts, part)), 0)
      : termIn(facts, term);
    return [field, value] as const;
  });

/**
 * Compares the answers of a call with those of other calls, and with earlier ones (CON-07). The laws are data of the
 * contract and no functions, because more than the check reads them: the lint proves that each path leads somewhere, the
 * diff says what a changed law breaks, the reference shows them, a server in another language may, and the sweep of faults
 * breaks each term in turn.
 */
export function createCallLaws(
  context: CheckContext,
  expectMoved: (since: string, as: Caller) => Promise<void>,
) {
  const { contract, options } = context;
  const baselines = new Map<string, number>();
  /** By intent, and by order with a final state. */
  const results = new Map<string, unknown>();
  const compared = new Set<string>();
  /** A call that never succeeded is not built yet and breaks no law. */
  const answered = new Set<string>();
  /** Changes that an earlier answer did not show yet, so that a later answer can show them. */
  const pending = new Set<string>();
  /** Earlier values of a law that requires a new value each time, with whose they were. */
  const taken = new Map<string, string>();
  /** What another call said before. */
  const answers = new Map<string, unknown>();
  const brokenLaws = new Set<Law>();

  async function send(
    { law, as, facts }: Sent,
    operationId = textTerm(law, 'call'),
    terms: unknown = fieldOf(law.terms, 'ask'),
  ): Promise<unknown> {
    const rows = fieldsOf(terms).map(([name, term]) => {
      return [name, term === 'market' ? options.country : termIn(facts, term)];
    });
    const body: object = Object.fromEntries(rows);
    const reply = await context.request(operationId, `For the law ${law.name}`, body, { as });
    if (reply.isSuccess) answered.add(operationId);
    return reply.data;
  }

  function report({ law, call, reply }: Case, ...broken: readonly Broken[]): void {
    if (broken.length > 0) brokenLaws.add(law);
    context.reportLaw(call, law, broken, reply.exchange);
  }

  /** Compares with a list until it shows the change; a law that was broken before is not waited for. */
  async function brokenInTime(law: Law, compare: () => Promise<Broken[]>): Promise<Broken[]> {
    const end = Date.now() + (brokenLaws.has(law) ? 0 : LIST_LAG_MS);
    for (;;) {
      const broken = await compare();
      if (broken.length === 0 || Date.now() > end) return broken;
      await new Promise<void>((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  async function measure(requested: Sent): Promise<number | undefined> {
    return numberOf(valueAt({ data: await send(requested) }, textTerm(requested.law, 'field')));
  }

  async function byHowMuch(requested: Sent): Promise<number> {
    const by = fieldOf(requested.law.terms, 'by');
    if (!isObject(by)) return numberOf(termIn(requested.facts, by)) ?? 0;
    const data = await send(requested, String(by.call), by.ask);
    const wanted = wantedOf(by.same, requested.facts);
    const rows = listOf(valueAt({ data }, String(by.list)));
    const row = rows.find((one) => wanted.every(([field, value]) => fieldOf(one, field) === value));
    return numberOf(fieldOf(row, String(by.field))) ?? 0;
  }

  async function moves(one: Case, before: number): Promise<void> {
    const { law, call, as, facts, since } = one;
    const after = await measure(one);
    if (after === undefined) return;
    const isDone = results.has(intentOf(call, as, facts.request)) || compared.has(keyOf(one));
    const compare = async (): Promise<Broken[]> => {
      const due = cents(before) + (isDone ? 0 : cents(await byHowMuch(one)));
      if (cents(after) === due) return [];
      return [[placeOf(law), `went from ${before} to ${after}, and had to become ${due / 100}`]];
    };
    const isByList = !isDone && isObject(fieldOf(law.terms, 'by'));
    report(one, ...(await (isByList ? brokenInTime(law, compare) : compare())));
    const isLater = fieldOf(law.terms, 'once') !== undefined;
    if (textTerm(law, 'call') === 'walletBalance' && !isLater && after !== before)
      await expectMoved(since, as);
  }

  async function notShown(requested: Sent): Promise<Broken[]> {
    const { law, facts } = requested;
    const { list, gone, first, same } = Object(law.terms);
    const at = textTerm(law, 'call');
    const other = await send(requested);
    if (other === undefined && !answered.has(at)) return [];
    const also = textTerm(law, 'also');
    const beside = also === '' ? undefined : await send(requested, also, {});
    const rows = typeof list === 'string' ? listOf(valueAt({ data: other }, list)) : [other];
    const wanted = wantedOf(same, { ...facts, other, also: beside });
    const wrongIn = (row: unknown) =>
      wanted.find(([field, value]) => value !== undefined && valueAt(row, field) !== value);
    if (gone !== undefined) {
      const isThere = applies(facts, gone) && rows.some((row) => wrongIn(row) === undefined);
      return isThere ? [[at, `still has ${shown(Object.fromEntries(wanted))}`]] : [];
    }
    const due = first === true ? rows.slice(0, 1) : rows;
    if (due.some((row) => wrongIn(row) === undefined)) return [];
    const [key, id] = wanted[0] ?? ['', undefined];
    const row = due.find((candidate) => fieldOf(candidate, key) === id);
    const [field, value] = (row === undefined ? undefined : wrongIn(row)) ?? [key, id];
    const message =
      typeof list === 'string' && row === undefined
        ? `has no ${due === rows ? '' : 'first '}row with ${field} ${shown(value)}`
        : `is ${shown(valueAt(row ?? other, field))}, and had to be ${shown(value)}`;
    return [[`${at} ${field}`, message]];
  }

  /** What another call says now. */
  async function reported(requested: Sent): Promise<unknown> {
    const { list, same, field } = Object(requested.law.terms);
    const data = await send(requested);
    if (typeof list !== 'string') return valueAt({ data }, String(field));
    const wanted = wantedOf(same, requested.facts);
    const isIt = (row: unknown) => wanted.every(([key, value]) => fieldOf(row, key) === value);
    return valueAt(listOf(valueAt({ data }, list)).find(isIt), String(field));
  }

  const kinds: Readonly<Record<string, (one: Case, isNew: boolean) => Promise<void> | void>> = {
    async shows(one, isNew) {
      if (!isNew && one.call.kind !== 'mutation') return;
      const isList = typeof fieldOf(one.law.terms, 'list') === 'string';
      report(one, ...(await (isList ? brokenInTime(one.law, () => notShown(one)) : notShown(one))));
    },
    async fee(one) {
      const { law, facts } = one;
      const [code, amount, given] = ['method', 'amount', 'fee'].map((key) =>
        valueAt(facts, textTerm(law, key)),
      );
      if (numberOf(amount) === undefined) return;
      const methods = listOf(await send(one, undefined, { country: 'market' }));
      const method = methods.find((row) => fieldOf(row, 'code') === code);
      if (!method) return;
      const unit = isZeroDecimalMarket(contract, options.country) ? 100 : 1;
      // In binary a share such as 0.07 x 350 can be slightly below its half, but must still be rounded up.
      const part = (cents(amount) * Number(fieldOf(method, 'feeRate'))) / unit;
      const due = Math.floor(part + 0.5 + 1e-9) * unit + cents(fieldOf(method, 'feeFixed'));
      if (cents(given) !== due)
        report(one, [textTerm(law, 'fee'), `is ${shown(given)}, and had to be ${due / 100}`]);
    },
    intent(one) {
      const { law, call, as, facts } = one;
      const id = valueAt(facts, textTerm(law, 'id'));
      const first = results.get(intentOf(call, as, facts.request));
      if (first !== undefined && first !== id)
        report(one, [textTerm(law, 'id'), `is ${shown(id)}, another one for the same intentId`]);
    },
    final(one) {
      const { law, as, facts } = one;
      const key = `${law.name} ${as.name} ${String(valueAt(facts, textTerm(law, 'id')))}`;
      const value = valueAt(facts, textTerm(law, 'field'));
      const first = results.get(key);
      const mayCome = listOf(fieldOf(fieldOf(law.terms, 'later'), String(first)));
      if (first !== undefined && first !== value && !mayCome.includes(value))
        report(one, [textTerm(law, 'field'), `is ${shown(value)} after the final ${shown(first)}`]);
      if (listOf(fieldOf(law.terms, 'values')).includes(value)) results.set(key, value);
    },
    async sum(one, isNew) {
      if (!isNew || textTerm(one.law, 'call') === '') return;
      const other = await send(one);
      if (other !== undefined) report(one, ...sum(one.law, { ...one.facts, headers: {}, other }));
    },
    was(one) {
      const before = answers.get(keyOf(one));
      const due = termIn(one.facts, fieldOf(one.law.terms, 'is'));
      if (before === undefined || due === undefined || before === due) return;
      report(one, [placeOf(one.law), `was ${shown(before)} before, and the answer says ${shown(due)}`]);
    },
    /** The value must be new each time, except for a repeated intent. */
    fresh(one) {
      const { law, as, facts, reply } = one;
      const field = textTerm(law, 'field');
      const intentId = textOf(fieldOf(facts.request, 'intentId'));
      const key = `${law.name} ${String(valueAt(facts, field))}`;
      const owner = intentId === undefined ? `request ${reply.exchange.number}` : `${as.name} ${intentId}`;
      const before = taken.get(key) ?? owner;
      taken.set(key, owner);
      if (before !== owner) report(one, [field, 'is the same as that of another one']);
    },
    async masks(one) {
      if (textTerm(one.law, 'call') === '') return;
      const [other] = listOf(valueAt({ data: await send(one) }, textTerm(one.law, 'list')));
      report(one, ...masks(one.law, { ...one.facts, other }));
    },
  };

  async function movesSince(one: Case): Promise<void> {
    const { law, facts } = one;
    const key = keyOf(one);
    const before = baselines.get(key);
    if (applies(facts, fieldOf(law.terms, 'since'))) {
      const value = await measure(one);
      if (value !== undefined) baselines.set(key, value);
    } else if (before !== undefined && applies(facts, fieldOf(law.terms, 'once'))) {
      baselines.delete(key);
      await moves(one, before);
    }
  }

  return {
    async before(call: Call, as: Caller, body: unknown) {
      const measured: Measured = { since: new Date().toISOString(), amounts: new Map() };
      if (as.token === undefined || !context.isIncluded(call.operationId)) return measured;
      const facts = { request: body, data: undefined };
      const laws = lawsOf(contract, call);
      for (const law of laws.filter(({ kind }) => kind === 'moves')) {
        const { since, when, once } = Object(law.terms);
        if (since !== undefined || !applies(facts, when)) continue;
        const key = keyOf({ law, as, facts });
        const value =
          (once === undefined ? undefined : baselines.get(key)) ?? (await measure({ law, as, facts }));
        if (value === undefined) continue;
        measured.amounts.set(law, value);
        if (once !== undefined) baselines.set(key, value);
      }
      for (const law of laws.filter(({ kind }) => kind === 'was'))
        answers.set(keyOf({ law, as, facts }), await reported({ law, as, facts }));
      return measured;
    },
    async after(call: Call, as: Caller, body: unknown, reply: Reply, { since, amounts }: Measured) {
      if (reply.isSuccess) answered.add(call.operationId);
      if (!reply.isSuccess || as.token === undefined || !context.isIncluded(call.operationId)) return;
      const facts: Facts = { request: body, data: reply.data };
      for (const law of lawsOf(contract, call)) {
        const one: Case = { law, call, as, facts, reply, since };
        const { since: start, when, once } = Object(law.terms);
        if (!applies(facts, when)) continue;
        if (start !== undefined) {
          await movesSince(one);
          continue;
        }
        const before = amounts.get(law);
        const key = keyOf(one);
        const isOnce = once !== undefined;
        const isThere = applies(facts, once);
        if (before !== undefined && isThere && (!isOnce || pending.has(key))) {
          await moves(one, before);
          if (isOnce) compared.add(key);
        }
        if (isOnce && isThere) baselines.delete(key);
        else if (isOnce) pending.add(key);
        const answer = `${key} ${JSON.stringify(reply.data)}`;
        await kinds[law.kind]?.(one, !compared.has(answer));
        compared.add(answer);
      }
      if (fieldOf(body, 'intentId') !== undefined)
        results.set(intentOf(call, as, body), fieldOf(reply.data, 'id'));
    },
  };
}
