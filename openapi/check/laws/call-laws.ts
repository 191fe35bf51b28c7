import type { Call } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { applies, type Law, lawsOf, termIn, textTerm, valueAt } from '../../source/laws.ts';
import type { Caller, CheckContext, Reply } from '../check-context.ts';
import { shown } from '../schema-check.ts';
import { type Broken, cents, sum } from './answer-laws.ts';
import { createHistoryLaws } from './history-laws.ts';
import { isZeroDecimalMarket } from './whole-units.ts';

export interface Facts {
  request: unknown;
  data: unknown;
  other?: unknown;
}

/** A list may show a change this much later (contract, Lists), and the time of a request. */
const LIST_LAG_MS = 1200;
const LOOK_AGAIN_MS = 200;

export type Measured = ReadonlyMap<Law, number>;

/**
 * Compares the answers of a call with those of other calls (CON-07). The laws are data of the contract and no functions,
 * because more than the check reads them: the lint proves that each path leads somewhere, the diff says what a changed law
 * breaks, the reference shows them, a server in another language may, and the sweep of faults breaks each term in turn.
 */
export function createCallLaws(
  context: CheckContext,
  expectMoved: (since: string, as: Caller) => Promise<void>,
) {
  const { contract, options } = context;
  const baselines = new Map<string, number>();
  const results = new Map<string, unknown>();
  const compared = new Set<string>();
  /** A call that never succeeded is not built yet and breaks no law. */
  const answered = new Set<string>();
  /** Changes that an earlier answer did not show yet, so that a later answer can show them. */
  const pending = new Set<string>();

  async function ask(
    law: Law,
    operationId: string,
    as: Caller,
    terms: unknown,
    facts: Facts,
  ): Promise<unknown> {
    const rows = fieldsOf(terms).map(([name, term]) => {
      return [name, term === 'market' ? options.country : termIn(facts, term)];
    });
    const body: unknown = Object.fromEntries(rows);
    const reply = await context.request(operationId, `For the law ${law.name}`, body, { as });
    if (reply.isSuccess) answered.add(operationId);
    return reply.data;
  }

  const brokenLaws = new Set<Law>();
  function report(call: Call, { exchange }: Reply, law: Law, broken: readonly Broken[]): void {
    if (broken.length > 0) brokenLaws.add(law);
    context.reportLaw(call, law, broken, exchange);
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

  async function measure(law: Law, as: Caller, facts: Facts): Promise<number | undefined> {
    return numberOf(
      valueAt({ data: await ask(law, textTerm(law, 'call'), as, {}, facts) }, textTerm(law, 'field')),
    );
  }

  async function byHowMuch(law: Law, as: Caller, facts: Facts): Promise<number> {
    const by = fieldOf(law.terms, 'by');
    if (isObject(by)) {
      const data = await ask(law, String(by.call), as, by.ask, facts);
      const wanted = fieldsOf(by.same).map(([field, term]) => [field, termIn(facts, term)] as const);
      const rows = listOf(valueAt({ data }, String(by.list)));
      const row = rows.find((one) => wanted.every(([field, value]) => fieldOf(one, field) === value));
      return numberOf(fieldOf(row, String(by.field))) ?? 0;
    }
    return numberOf(termIn(facts, by)) ?? 0;
  }

  const intentOf = (call: Call, as: Caller, body: unknown) =>
    `${call.operationId} ${as.name} ${String(fieldOf(body, 'intentId'))}`;
  const keyOf = (law: Law, as: Caller, body: unknown) =>
    `${law.part.pointer} ${as.name} ${JSON.stringify(body)}`;

  async function moves(
    law: Law,
    call: Call,
    as: Caller,
    facts: Facts,
    reply: Reply,
    before: number,
  ): Promise<void> {
    const after = await measure(law, as, facts);
    if (after === undefined) return;
    const isRepeat = results.has(intentOf(call, as, facts.request));
    const isDone = isRepeat || compared.has(keyOf(law, as, facts.request));
    const at = `${textTerm(law, 'call')} ${textTerm(law, 'field')}`;
    const compare = async (): Promise<Broken[]> => {
      const due = cents(before) + (isDone ? 0 : cents(await byHowMuch(law, as, facts)));
      if (cents(after) === due) return [];
      return [[at, `went from ${before} to ${after}, and had to become ${due / 100}`]];
    };
    const isByList = !isDone && isObject(fieldOf(law.terms, 'by'));
    report(call, reply, law, await (isByList ? brokenInTime(law, compare) : compare()));
    const isLater = fieldOf(law.terms, 'once') !== undefined;
    if (textTerm(law, 'call') === 'walletBalance' && !isLater && after !== before)
      await expectMoved(reply.exchange.startedAt, as);
  }

  async function shows(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): Promise<void> {
    const compare = () => notShown(law, as, facts);
    const isList = typeof fieldOf(law.terms, 'list') === 'string';
    report(call, reply, law, await (isList ? brokenInTime(law, compare) : compare()));
  }

  async function notShown(law: Law, as: Caller, facts: Facts): Promise<Broken[]> {
    const at = textTerm(law, 'call');
    const other = await ask(law, at, as, fieldOf(law.terms, 'ask'), facts);
    if (other === undefined && !answered.has(at)) return [];
    const also = textOf(fieldOf(law.terms, 'also'));
    const beside = also === undefined ? undefined : await ask(law, also, as, {}, facts);
    const known: Facts & Record<string, unknown> = { ...facts, other, also: beside };
    const list = fieldOf(law.terms, 'list');
    const rows = typeof list === 'string' ? listOf(valueAt({ data: other }, list)) : [other];
    const wanted = fieldsOf(fieldOf(law.terms, 'same')).map(([field, term]) => {
      const value = Array.isArray(term)
        ? term.reduce((all: number, part) => all + Number(termIn(known, part)), 0)
        : termIn(known, term);
      return [field, value] as const;
    });
    const wrongIn = (row: unknown) =>
      wanted.find(([field, value]) => value !== undefined && valueAt(row, field) !== value);
    const gone = fieldOf(law.terms, 'gone');
    if (gone !== undefined) {
      const isThere = applies(facts, gone) && rows.some((row) => wrongIn(row) === undefined);
      return isThere ? [[at, `still has ${shown(Object.fromEntries(wanted))}`]] : [];
    }
    const due = fieldOf(law.terms, 'first') === true ? rows.slice(0, 1) : rows;
    if (due.some((row) => wrongIn(row) === undefined)) return [];
    const [key, id] = wanted[0] ?? ['', undefined];
    const row = due.find((candidate) => fieldOf(candidate, key) === id);
    const [field, value] = (row === undefined ? undefined : wrongIn(row)) ?? [key, id];
    const says =
      typeof list === 'string' && row === undefined
        ? `has no ${due === rows ? '' : 'first '}row with ${field} ${shown(value)}`
        : `is ${shown(valueAt(row ?? other, field))}, and had to be ${shown(value)}`;
    return [[`${at} ${field}`, says]];
  }

  async function fee(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): Promise<void> {
    const code = valueAt(facts, textTerm(law, 'method'));
    const amount = numberOf(valueAt(facts, textTerm(law, 'amount')));
    if (amount === undefined) return;
    const methods = listOf(await ask(law, textTerm(law, 'call'), as, { country: 'market' }, facts));
    const method = methods.find((row) => fieldOf(row, 'code') === code);
    if (!method) return;
    const unit = isZeroDecimalMarket(contract, options.country) ? 100 : 1;
    // In binary a share such as 0.07 x 350 can be slightly below its half, but must still be rounded up.
    const share = Math.floor((cents(amount) * Number(fieldOf(method, 'feeRate'))) / unit + 0.5 + 1e-9) * unit;
    const due = share + cents(fieldOf(method, 'feeFixed'));
    const given = valueAt(facts, textTerm(law, 'fee'));
    if (cents(given) !== due)
      report(call, reply, law, [[textTerm(law, 'fee'), `is ${shown(given)}, and had to be ${due / 100}`]]);
  }

  function intent(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): void {
    const id = valueAt(facts, textTerm(law, 'id'));
    const first = results.get(intentOf(call, as, facts.request));
    if (first !== undefined && first !== id)
      report(call, reply, law, [[textTerm(law, 'id'), `is ${shown(id)}, another one for the same intentId`]]);
  }

  function final(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): void {
    const key = `${law.name} ${as.name} ${String(valueAt(facts, textTerm(law, 'id')))}`;
    const value = valueAt(facts, textTerm(law, 'field'));
    const first = results.get(key);
    const mayCome = listOf(fieldOf(fieldOf(law.terms, 'later'), String(first)));
    if (first !== undefined && first !== value && !mayCome.includes(value))
      report(call, reply, law, [
        [textTerm(law, 'field'), `is ${shown(value)} after the final ${shown(first)}`],
      ]);
    if (listOf(fieldOf(law.terms, 'values')).includes(value)) results.set(key, value);
  }

  async function sumWith(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): Promise<void> {
    const other = await ask(law, textTerm(law, 'call'), as, fieldOf(law.terms, 'ask'), facts);
    if (other !== undefined) report(call, reply, law, sum(law, { ...facts, headers: {}, other }));
  }

  async function movesSince(law: Law, call: Call, as: Caller, facts: Facts, reply: Reply): Promise<void> {
    const key = keyOf(law, as, facts.request);
    const before = baselines.get(key);
    if (applies(facts, fieldOf(law.terms, 'since'))) {
      const value = await measure(law, as, facts);
      if (value !== undefined) baselines.set(key, value);
    } else if (before !== undefined && applies(facts, fieldOf(law.terms, 'once'))) {
      baselines.delete(key);
      await moves(law, call, as, facts, reply, before);
    }
  }

  const history = createHistoryLaws(contract, ask, report);
  const isChecked = ({ operationId }: Call) => options.only?.has(operationId) ?? true;

  return {
    async before(call: Call, as: Caller, body: unknown) {
      const measured = new Map<Law, number>();
      if (as.token === undefined || !isChecked(call)) return measured;
      for (const law of lawsOf(contract, call).filter(({ kind }) => kind === 'moves')) {
        const facts = { request: body, data: undefined };
        if (fieldOf(law.terms, 'since') !== undefined) continue;
        if (!applies(facts, fieldOf(law.terms, 'when'))) continue;
        const key = keyOf(law, as, body);
        const isLater = fieldOf(law.terms, 'once') !== undefined;
        const value = (isLater ? baselines.get(key) : undefined) ?? (await measure(law, as, facts));
        if (value === undefined) continue;
        measured.set(law, value);
        if (isLater) baselines.set(key, value);
      }
      await history.before(call, as, body);
      return measured;
    },
    async after(call: Call, as: Caller, body: unknown, reply: Reply, measured: Measured) {
      if (reply.isSuccess) answered.add(call.operationId);
      if (!reply.isSuccess || as.token === undefined || !isChecked(call)) return;
      const facts: Facts = { request: body, data: reply.data };
      for (const law of lawsOf(contract, call)) {
        if (!applies(facts, fieldOf(law.terms, 'when'))) continue;
        if (fieldOf(law.terms, 'since') !== undefined) {
          await movesSince(law, call, as, facts, reply);
          continue;
        }
        const before = measured.get(law);
        const key = keyOf(law, as, body);
        const isOnce = fieldOf(law.terms, 'once') !== undefined;
        const isThere = applies(facts, fieldOf(law.terms, 'once'));
        if (before !== undefined && isThere && (!isOnce || pending.has(key))) {
          await moves(law, call, as, facts, reply, before);
          if (isOnce) compared.add(key);
        }
        if (isOnce && isThere) baselines.delete(key);
        else if (isOnce) pending.add(key);
        if (law.kind === 'intent') intent(law, call, as, facts, reply);
        if (law.kind === 'final') final(law, call, as, facts, reply);
        await history.after(law, call, as, facts, reply);
        if (law.kind === 'fee') await fee(law, call, as, facts, reply);
        const isNew = !compared.has(`${keyOf(law, as, body)} ${JSON.stringify(reply.data)}`);
        if (law.kind === 'shows' && (isNew || call.kind === 'mutation'))
          await shows(law, call, as, facts, reply);
        if (law.kind === 'sum' && isNew && fieldOf(law.terms, 'call') !== undefined)
          await sumWith(law, call, as, facts, reply);
        compared.add(`${keyOf(law, as, body)} ${JSON.stringify(reply.data)}`);
      }
      if (fieldOf(body, 'intentId') !== undefined)
        results.set(intentOf(call, as, body), fieldOf(reply.data, 'id'));
    },
  };
}
