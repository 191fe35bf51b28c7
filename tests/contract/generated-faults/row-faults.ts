import type { Call, Contract } from '@copihue/contract/contract';
import { fieldOf, fieldsOf, listOf, textOf } from '@copihue/contract/json-values';
import type { Law } from '@copihue/contract/laws';
import type { Planted } from './generated.ts';
import { listOperators, operators } from './operators.ts';
import { rows, setIn, spotsAt, valueIn } from './places.ts';
import { changing, plain, schemaAt, text, valueFaults } from './value-faults.ts';

/** The list reversed, or one row with a key that belongs elsewhere. */
export function orderFaults(law: Law): Planted[] {
  const list = text(law, 'list');
  const [key = ''] = listOf(fieldOf(law.terms, 'by')).map(String);
  const name = key.replace(/^-/, '');
  const isFalling = key.startsWith('-');
  const extreme = (isHigh: boolean) => (value: unknown) =>
    typeof value === 'boolean' ? isHigh : isHigh ? '2099-01-01T00:00:00.000Z' : '2001-01-01T00:00:00.000Z';
  return [
    {
      name: `${list} backwards`,
      after: () => changing(list, rows['in every row'], (value) => listOperators.backwards?.(listOf(value))),
    },
    ...(['first', 'last'] as const).map(
      (place): Planted => ({
        name: `${list} with one row more that belongs elsewhere, as its ${place}`,
        after:
          () =>
          ({ body }) => {
            for (const spot of spotsAt(body, list)) {
              const given = listOf(valueIn(spot));
              const row = structuredClone(given[0]);
              for (const at of spotsAt(row, name))
                setIn(at, extreme(isFalling === (place === 'last'))(valueIn(at)));
              if (row !== undefined) setIn(spot, place === 'first' ? [row, ...given] : [...given, row]);
              for (const total of spotsAt(body, 'data.total'))
                setIn(total, Number(valueIn(total)) + Number(row !== undefined));
            }
          },
      }),
    ),
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
    if (fieldOf(schema, 'format') === 'date-time')
      return text(law, 'how') === 'from-day' ? '2001-01-01T00:00:00.000Z' : '2099-01-01T00:00:00.000Z';
    return (
      operators['of another kind']?.(value, schema) ??
      operators['the other way']?.(value, schema) ??
      operators['with another letter']?.(value, schema)
    );
  };
  const cut = (drop: 'without its last row' | 'without its first row'): Planted => ({
    name: `${asked}: ${list} ${drop}`,
    after: () => (answer, request) => {
      if (!isAsked({ request: request.body })) return;
      for (const spot of spotsAt(answer.body, list)) {
        const left = listOperators[drop]?.(listOf(valueIn(spot)));
        if (left === undefined) continue;
        setIn(spot, left);
        for (const total of spotsAt(answer.body, 'data.total')) setIn(total, Number(valueIn(total)) - 1);
      }
    },
  });
  return [
    ...Object.entries(rows).map(([place, pick]) => ({
      name: `${asked}: ${field} of another value ${place}`,
      after: () => changing(`${list}[].${field}`, pick, wrong, isAsked),
    })),
    ...(isNeeded ? [] : [cut('without its last row'), cut('without its first row')]),
  ];
}

export function timesFaults(law: Law): Planted[] {
  const each = textOf(fieldOf(law.terms, 'each'));
  const root = each === undefined ? '' : `${each}[].`;
  const fields = listOf(fieldOf(law.terms, 'of')).map(String);
  const places = each === undefined ? [['', rows['in every row']] as const] : Object.entries(rows);
  return fields.slice(1).flatMap((field, index) =>
    places.map(
      ([place, pick]): Planted => ({
        name: `${root}${field} before ${fields[index]} ${place}`.trim(),
        after:
          () =>
          ({ body }) => {
            const parents = each === undefined ? [body] : spotsAt(body, `${each}[]`).map(valueIn);
            const found = parents.flatMap((parent) =>
              spotsAt(parent, field)
                .filter((spot) => valueIn(spot) !== undefined)
                .map((spot) => ({ ...spot, row: parent })),
            );
            for (const spot of pick(found) as typeof found) {
              const before = spotsAt(spot.row, fields[index] ?? '').map(valueIn)[0];
              const time = Date.parse(String(before));
              if (!Number.isNaN(time)) setIn(spot, new Date(time - 1000).toISOString());
            }
          },
      }),
    ),
  );
}

export function stepsFaults(law: Law): Planted[] {
  const [each, list] = [text(law, 'each'), text(law, 'list')];
  const path = `${each}[].${list}`;
  const ends = fieldsOf(fieldOf(law.terms, 'last')).map(([, steps]) => listOf(steps));
  const fits = (one: string, other: string) =>
    ends.some((steps) => steps.includes(one) && steps.includes(other));
  const turned = Object.entries(rows).flatMap(([place, pick]) =>
    (['backwards', 'without its last row', 'without its first row'] as const).map((name) => ({
      name: `${path} ${name} ${place}`,
      after: () =>
        changing(path, pick, (value) => {
          const left = listOperators[name]?.(listOf(value)) ?? [];
          const end = (steps: readonly unknown[]) => String(fieldOf(steps.at(-1), text(law, 'step')));
          // A step that may also be the last one proves nothing.
          const isBroken = name !== 'without its last row' || !fits(end(listOf(value)), end(left));
          return left.length > 0 && isBroken ? left : undefined;
        }),
    })),
  );
  return [...turned, ...valueFaults({ format: 'date-time' }, `${each}[].${text(law, 'at')}`, undefined)];
}
