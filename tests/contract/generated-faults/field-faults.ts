import type { Call, Contract, ContractNode } from '@copihue/contract/contract';
import { fieldOf, fieldsOf, listOf, textOf } from '@copihue/contract/json-values';
import { applies, type Law, valueAt } from '@copihue/contract/laws';
import { placesIn, setIn, spotsAt, valueIn } from '../test-server/places.ts';
import type { Planted } from './generated.ts';
import { operators } from './operators.ts';
import { plain, rowFaults, schemaAt, text } from './value-faults.ts';

export function exceeding(law: Law): Planted[] {
  const [each, max] = [textOf(fieldOf(law.terms, 'each')), text(law, 'max')];
  return listOf(fieldOf(law.terms, 'of')).flatMap((part) =>
    rowFaults(each, String(part), `above ${max}`, (row, _value, facts) => {
      const limit = valueAt(row, max);
      return typeof limit === 'number' && applies(facts, fieldOf(law.terms, 'when')) ? limit + 1 : undefined;
    }),
  );
}

function broken(must: unknown, schema: unknown): (value: unknown) => unknown[] {
  const example = fieldOf(schema, 'example');
  switch (must) {
    case 'present':
      return () => [undefined];
    case 'absent':
    case 'never':
    case null:
      // A time that breaks no law about the order of times.
      if (fieldOf(schema, 'format') === 'date-time') return () => ['2099-01-01T00:00:00.000Z'];
      return () => [example ?? (fieldOf(schema, 'type') === 'object' ? {} : 'x')];
    case 'empty':
      return () => [example || '/x'];
    case 'filled':
      return () => [''];
    case 'above-zero':
      return () => [0];
    default:
      return (value) =>
        // Another number contradicts only the state.
        typeof must === 'number' && value !== must
          ? []
          : typeof must === 'boolean'
            ? [!must]
            : [operators['one too many']?.(value, {}) ?? example];
  }
}

/** A field that contradicts the state of its row, and the reverse. */
export function impliedFaults(contract: Contract, call: Call, law: Law): Planted[] {
  const each = textOf(fieldOf(law.terms, 'each'));
  const [must, when] = [fieldOf(law.terms, 'must'), fieldOf(law.terms, 'when')];
  const root = each === undefined ? '' : `${each}[]`;
  const field = text(law, 'field');
  const path = root === '' ? field : `${root}.${field}`;
  const part = schemaAt(contract, call, path);
  const example = plain(contract, part);
  const whole = fieldOf(example, 'properties') === undefined ? undefined : exampleOf(contract, part);
  const wrong = broken(must, whole === undefined ? example : { example: whole });
  const states = fieldsOf(when).map(([key, value]) => [key, listOf(value)[0] ?? value] as const);
  const inRows = (body: unknown, request: unknown, isSo: boolean) =>
    (root === '' ? [{ request, data: fieldOf(body, 'data') }] : spotsAt(body, root).map(valueIn)).filter(
      (row) => applies(row, when) === isSo && typeof row === 'object' && row !== null,
    );
  return placesIn(each !== undefined).flatMap(([place, pick]): Planted[] =>
    [true, false].map((isSo) => ({
      name: `${path} ${isSo ? `not ${String(must)}` : `against ${JSON.stringify(when)}`} ${place}`.trim(),
      after:
        () =>
        ({ body }, request) => {
          if (fieldOf(body, 'success') !== true) return;
          const found = inRows(body, request.body, isSo).map((parent) => ({
            parent: Object(parent),
            key: field,
          }));
          for (const { parent } of pick(found)) {
            if (!isSo)
              for (const [key, value] of states) for (const spot of spotsAt(parent, key)) setIn(spot, value);
            if (must === 'never') continue;
            for (const spot of spotsAt(parent, field))
              for (const value of wrong(valueIn(spot))) setIn(spot, value);
          }
        },
    })),
  );
}

function exampleOf(contract: Contract, part: ContractNode | undefined): unknown {
  if (!part) return undefined;
  const fields = fieldsOf(fieldOf(part.value, 'properties')).map(([name]) => {
    return [name, fieldOf(contract.child(part, 'properties', name)?.value, 'example')] as const;
  });
  return fields.length === 0 ? fieldOf(part.value, 'example') : Object.fromEntries(fields);
}
