import { fieldOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { applies, type Law, termIn, textTerm, valueAt, valuesAt } from '../../source/laws.ts';
import type { Problem } from '../finding.ts';
import { shown } from '../schema-check.ts';
import { implies, masks, steps, times } from './row-laws.ts';

export interface AnsweredFacts {
  request: unknown;
  data: unknown;
  headers: Readonly<Record<string, string>>;
  other?: unknown;
}

export type Broken = readonly [at: string, message: string];

export function cents(value: unknown): number {
  return Math.round((numberOf(value) ?? 0) * 100);
}

function when(isBroken: boolean, at: string, message: string): Broken[] {
  return isBroken ? [[at, message]] : [];
}

/** Texts are compared alphabetically, which also sorts times. */
function compared(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  return Number(left ?? 0) - Number(right ?? 0);
}

function order(law: Law, facts: AnsweredFacts): Broken[] {
  const keys = listOf(fieldOf(law.terms, 'by')).map(String);
  const difference = (left: unknown, right: unknown) => {
    for (const key of keys) {
      const name = key.replace(/^-/, '');
      const size = compared(fieldOf(left, name), fieldOf(right, name));
      if (size !== 0) return key === name ? size : -size;
    }
    return 0;
  };
  return valuesAt(facts, textTerm(law, 'list')).flatMap(({ at, value }) => {
    const rows = listOf(value);
    const wrong = rows.findIndex((row, index) => index > 0 && difference(rows[index - 1], row) > 0);
    const field = keys[0]?.replace(/^-/, '');
    return when(wrong !== -1, `${at}.${wrong}.${field}`, 'is not in its order after the row before it');
  });
}

/** Cache by zone: making a format takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Calendar day in a zone, such as `2026-11-22`. */
export function dayIn(zone: string, moment: unknown): string {
  const format = dayFormats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  dayFormats.set(zone, format);
  return format.format(new Date(String(moment)));
}

export function passesFilter(law: Law, row: unknown, requested: unknown): boolean {
  const value = fieldOf(row, textTerm(law, 'field'));
  const how = textTerm(law, 'how') || 'equals';
  if (how === 'contains') return listOf(value).includes(requested);
  if (how === 'equals') return value === requested;
  const day = dayIn(textTerm(law, 'zone'), value);
  return how === 'from-day' ? day >= String(requested) : day <= String(requested);
}

function filter(law: Law, facts: AnsweredFacts): Broken[] {
  const requested = valueAt(facts, textTerm(law, 'request'));
  if (requested === undefined) return [];
  return valuesAt(facts, `${textTerm(law, 'list')}[]`)
    .filter(({ value }) => !passesFilter(law, value, requested))
    .flatMap(({ at, value }): Broken[] => {
      const field = textTerm(law, 'field');
      return [
        [`${at}.${field}`, `is ${shown(fieldOf(value, field))}, and ${shown(requested)} was asked for`],
      ];
    });
}

export function sum(law: Law, facts: AnsweredFacts): Broken[] {
  const { of, is, max, each, complete } = isObject(law.terms) ? law.terms : {};
  if (
    complete !== undefined &&
    listOf(valueAt(facts, String(complete))).length !== fieldOf(facts.data, 'total')
  )
    return [];
  const roots = typeof each === 'string' ? valuesAt(facts, `${each}[]`) : [{ at: '', value: facts }];
  return roots.flatMap(({ at, value }) => {
    const parts = listOf(of).map(String);
    const limit = valueAt(value, String(is ?? max));
    if (limit === undefined || !parts.some((path) => valuesAt(value, path).length > 0 || path.includes('[]')))
      return [];
    const total = parts
      .flatMap((path) => valuesAt(value, path))
      .reduce((all, part) => all + cents(part.value), 0);
    const broken = is === undefined ? total > cents(limit) : total !== cents(limit);
    const words =
      is === undefined
        ? `is ${total / 100}, more than ${max}`
        : `is ${limit}, and its parts are ${total / 100}`;
    const place = String(is ?? parts[0]);
    return when(broken, at ? `${at}.${place}` : place, words);
  });
}

function same(law: Law, facts: AnsweredFacts): Broken[] {
  const as = fieldOf(law.terms, 'as');
  return valuesAt(facts, textTerm(law, 'field')).flatMap(({ at, value }) => {
    const wanted = as === 'key' ? at.split('.')[1] : termIn(facts, as);
    return when(value !== wanted, at, `is ${shown(value)}, and has to be ${shown(wanted)}`);
  });
}

/** The header must have the login's token. A token in the answer must be the same. */
function session(law: Law, facts: AnsweredFacts): Broken[] {
  const field = textTerm(law, 'field');
  const token = textOf(valueAt(facts, field));
  const header = facts.headers.token;
  if (token === undefined) return when(!header, 'header token', `is missing, and so is ${field}`);
  if (token === '') return [[field, 'is empty although the login succeeded']];
  return when(header !== token, 'header token', 'does not carry the token of the answer');
}

/** The laws part checks `near-now`, because it needs a clock that nobody moved. */
const kinds: Readonly<Record<string, (law: Law, facts: AnsweredFacts) => Broken[]>> = {
  order,
  filter,
  same,
  implies,
  session,
  times,
  steps,
  masks: (law, facts) => (fieldOf(law.terms, 'call') === undefined ? masks(law, facts) : []),
  sum: (law, facts) => (fieldOf(law.terms, 'call') === undefined ? sum(law, facts) : []),
};

export function asProblems(law: Law, broken: readonly Broken[]): Problem[] {
  return broken.map(([at, message]) => ({ rule: law.name, at, message, place: law.part }));
}

export function answerLawProblems(laws: readonly Law[], facts: AnsweredFacts): Problem[] {
  return laws
    .filter((law) => law.kind === 'implies' || applies(facts, fieldOf(law.terms, 'when')))
    .flatMap((law) => asProblems(law, kinds[law.kind]?.(law, facts) ?? []));
}
