import { fieldOf, isObject, listOf, textOf } from '../../source/json-values.ts';
import { applies, type Law, type Located, termIn, textTerm, valueAt, valuesAt } from '../../source/laws.ts';
import { shown } from '../schema-check.ts';

type Found = [at: string, message: string];

function rootsOf(law: Law, facts: object): Located[] {
  const each = textOf(fieldOf(law.terms, 'each'));
  return each === undefined ? [{ at: '', value: facts }] : valuesAt(facts, `${each}[]`);
}

const within = (at: string, field: string) => (at ? `${at}.${field}` : field);

function impliedProblem(must: unknown, value: unknown): string | undefined {
  switch (must) {
    case 'never':
      return 'is never so';
    case 'present':
      return value === undefined ? 'is missing' : undefined;
    case 'absent':
      return value === undefined ? undefined : `is ${shown(value)}, and has to be absent`;
    case 'empty':
      return value === '' ? undefined : `is ${shown(value)}, and has to be empty`;
    case 'filled':
      return value === '' || value === undefined ? `is ${shown(value)}, and has to say something` : undefined;
    case 'above-zero':
      return Number(value) > 0 ? undefined : `is ${shown(value)}, and has to be above zero`;
    default:
      return value === must ? undefined : `is ${shown(value)}, and has to be ${shown(must)}`;
  }
}

export function implies(law: Law, facts: object): Found[] {
  const field = textTerm(law, 'field');
  const [must, when] = [fieldOf(law.terms, 'must'), fieldOf(law.terms, 'when')];
  return rootsOf(law, facts).flatMap(({ at, value }): Found[] => {
    const message = applies(value, when) ? impliedProblem(must, valueAt(value, field)) : undefined;
    return message === undefined ? [] : [[within(at, field), message]];
  });
}

export function times(law: Law, facts: object): Found[] {
  const fields = listOf(fieldOf(law.terms, 'of')).map(String);
  return rootsOf(law, facts).flatMap(({ at, value }): Found[] => {
    const given = fields.flatMap((field) => {
      const time = Date.parse(String(valueAt(value, field)));
      return Number.isNaN(time) ? [] : [{ field, time }];
    });
    const wrong = given.findIndex(({ time }, index) => time < (given[index - 1]?.time ?? time));
    const [before, after] = [given[wrong - 1], given[wrong]];
    return before && after ? [[within(at, after.field), `is before ${before.field}`]] : [];
  });
}

/** The steps must fit the state: the first step is fixed, and the last one belongs to the state. */
export function steps(law: Law, facts: object): Found[] {
  const [field, list, step] = ['field', 'list', 'step'].map((term) => textTerm(law, term));
  const { first, at: begins, last } = isObject(law.terms) ? law.terms : {};
  return rootsOf(law, facts).flatMap(({ at, value }): Found[] => {
    const rows = listOf(fieldOf(value, list ?? ''));
    const state = fieldOf(value, field ?? '');
    const allowed = listOf(fieldOf(last, String(state)));
    const place = within(at, list ?? '');
    const ended = fieldOf(rows.at(-1), step ?? '');
    if (!allowed.includes(ended))
      return [[place, `ends with ${shown(ended)}, and ${field} ${shown(state)} has ${shown(allowed)}`]];
    if (first === undefined) return [];
    if (fieldOf(rows[0], step ?? '') !== first) return [[place, `does not begin with ${shown(first)}`]];
    const start = fieldOf(rows[0], 'at');
    if (
      begins === undefined ||
      Date.parse(String(start)) === Date.parse(String(fieldOf(value, String(begins))))
    )
      return [];
    return [[place, `begins at ${shown(start)}, and ${begins} is another time`]];
  });
}

/** From this length on a mask shows 3 characters at both ends. A shorter text never shows more than it hides. */
const LONG = 9;

function maskProblem(mask: unknown, real: string): string | undefined {
  const [head = '', tail = ''] = String(mask).split(/\*+/, 2);
  const open = head.length + tail.length;
  if (!real.startsWith(head) || !real.endsWith(tail)) return 'does not begin and end as what it masks';
  const most = real.length >= LONG ? real.length - 1 : real.length / 2;
  return open > most ? `shows ${open} of ${real.length} characters` : undefined;
}

/** A mask must match the value that was sent, and an opaque name must not contain it. */
export function masks(law: Law, facts: object): Found[] {
  const row = fieldOf(law.terms, 'call') === undefined ? facts : fieldOf(facts, 'other');
  const masked = Object.entries(Object(fieldOf(law.terms, 'masked'))).flatMap(([field, term]): Found[] => {
    const [mask, real] = [valueAt(row, field), textOf(termIn(facts, term))];
    const message = mask === undefined || real === undefined ? undefined : maskProblem(mask, real);
    return message === undefined ? [] : [[field, message]];
  });
  const hidden = Object.entries(Object(fieldOf(law.terms, 'hides'))).flatMap(([field, term]): Found[] => {
    const [name, real] = [textOf(valueAt(row, field)), textOf(termIn(facts, term))];
    return name !== undefined && real !== undefined && name.includes(real)
      ? [[field, 'says what it hides']]
      : [];
  });
  return [...masked, ...hidden];
}
