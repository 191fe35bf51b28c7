import type { Call, Contract } from '@copihue/contract/contract';
import { fieldOf, listOf, textOf } from '@copihue/contract/json-values';
import { type Law, valueAt } from '@copihue/contract/laws';
import { every, placesIn, setIn, spotsAt, valueIn } from '../test-server/places.ts';
import type { AnswerChange } from '../test-server/switch.ts';
import type { Planted } from './generated.ts';
import { listOperators, operators } from './operators.ts';
import { changing, plain, rowFaults, schemaAt, text } from './value-faults.ts';

const [EARLY, LATE] = ['2001-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'];

/** The list with more or fewer rows, and a total that fits. */
const resized =
  (
    list: string,
    change: (given: readonly unknown[]) => unknown[] | undefined,
    isOf: (facts: { request: unknown }) => boolean = () => true,
  ): AnswerChange =>
  ({ body }, { body: request }) => {
    for (const spot of isOf({ request }) ? spotsAt(body, list) : []) {
      const given = listOf(valueIn(spot));
      const left = change(given);
      if (left === undefined) continue;
      setIn(spot, left);
      for (const total of spotsAt(body, 'data.total'))
        setIn(total, Number(valueIn(total)) + left.length - given.length);
    }
  };

/** The list reversed, or one row with a key that belongs elsewhere. */
export function orderFaults(law: Law): Planted[] {
  const list = text(law, 'list');
  const [key = ''] = listOf(fieldOf(law.terms, 'by')).map(String);
  const isFalling = key.startsWith('-');
  const beside = (given: readonly unknown[], isLast: boolean) => {
    const row = structuredClone(given[0]);
    if (row === undefined) return undefined;
    const isHigh = isFalling === isLast;
    for (const at of spotsAt(row, key.replace(/^-/, '')))
      setIn(at, typeof valueIn(at) === 'boolean' ? isHigh : isHigh ? LATE : EARLY);
    return isLast ? [...given, row] : [row, ...given];
  };
  return [
    {
      name: `${list} backwards`,
      after: () => changing(list, every, (value) => listOperators.backwards?.(listOf(value))),
    },
    ...['first', 'last'].map((place) => ({
      name: `${list} with one row more that belongs elsewhere, as its ${place}`,
      after: () => resized(list, (given) => beside(given, place === 'last')),
    })),
  ];
}

export function filterFaults(contract: Contract, call: Call, law: Law): Planted[] {
  const asked = text(law, 'request').replace('request.', '');
  const [list, field] = [text(law, 'list'), text(law, 'field')];
  const isAsked = ({ request }: { request?: unknown }) => fieldOf(request, asked) !== undefined;
  const schema = plain(contract, schemaAt(contract, call, `${list}[].${field}`));
  // The filter is required, so nobody can compare it with the whole list.
  const isNeeded = listOf(fieldOf(call.request.value, 'required')).includes(asked);
  const wrong = (value: unknown): unknown => {
    if (Array.isArray(value)) return [];
    if (fieldOf(schema, 'format') === 'date-time') return text(law, 'how') === 'from-day' ? EARLY : LATE;
    return (
      operators['of another kind']?.(value, schema) ??
      operators['the other way']?.(value, schema) ??
      operators['with another letter']?.(value, schema)
    );
  };
  const cut = (drop: 'without its last row' | 'without its first row'): Planted => ({
    name: `${asked}: ${list} ${drop}`,
    after: () => resized(list, (given) => listOperators[drop]?.(given), isAsked),
  });
  return [
    ...placesIn(true).map(([place, pick]) => ({
      name: `${asked}: ${field} of another value ${place}`,
      after: () => changing(`${list}[].${field}`, pick, wrong, isAsked),
    })),
    ...(isNeeded ? [] : [cut('without its last row'), cut('without its first row')]),
  ];
}

export function timesFaults(law: Law): Planted[] {
  const fields = listOf(fieldOf(law.terms, 'of')).map(String);
  const each = textOf(fieldOf(law.terms, 'each'));
  return fields.slice(1).flatMap((field, index) => {
    const before = fields[index] ?? '';
    return rowFaults(each, field, `before ${before}`, (row, value) => {
      const time = Date.parse(String(valueAt(row, before)));
      return value === undefined || Number.isNaN(time) ? undefined : new Date(time - 1000).toISOString();
    });
  });
}
