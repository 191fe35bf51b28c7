import { type Call, type Contract, type ContractNode, dataNode } from '@copihue/contract/contract';
import { fieldOf, textOf } from '@copihue/contract/json-values';
import type { Law } from '@copihue/contract/laws';
import { placesIn, type Spot, setIn, spotsAt, valueIn } from '../test-server/places.ts';
import type { AnswerChange } from '../test-server/switch.ts';
import type { Planted } from './generated.ts';
import { type Operator, operatorsFor } from './operators.ts';

export const text = (law: Law, key: string) => textOf(fieldOf(law.terms, key)) ?? '';

export function schemaAt(contract: Contract, call: Call, path: string): ContractNode | undefined {
  const steps = path.replaceAll('[]', '.[]').split('.').slice(1);
  return steps.reduce<ContractNode | undefined>(
    (part, step) => {
      const plain = part && (contract.child(part, 'oneOf', 0) ?? part);
      if (!plain) return undefined;
      if (step === '[]') return contract.child(plain, 'items');
      if (step === '*')
        return contract.child(
          plain,
          'properties',
          Object.keys(Object(fieldOf(plain.value, 'properties')))[0] ?? '',
        );
      return contract.child(plain, 'properties', step);
    },
    dataNode(contract, call),
  );
}

export const plain = (contract: Contract, part: ContractNode | undefined) =>
  (part && (contract.child(part, 'oneOf', 0) ?? part))?.value;

/** @param isOf whether the law concerns the answer */
export function changing(
  path: string,
  pick: (spots: readonly Spot[]) => Spot[],
  change: (value: unknown) => unknown,
  isOf: (facts: object) => boolean = () => true,
): AnswerChange {
  return ({ body }, request) => {
    if (fieldOf(body, 'success') !== true || !isOf({ request: request.body, data: fieldOf(body, 'data') }))
      return;
    const spots = spotsAt(body, path).filter((spot) => change(valueIn(spot)) !== undefined);
    for (const spot of pick(spots)) setIn(spot, change(valueIn(spot)));
  };
}

export function valueFaults(
  schema: unknown,
  path: string,
  names: readonly string[] | undefined,
  isOf?: (facts: object) => boolean,
): Planted[] {
  return operatorsFor(schema)
    .filter(([name]) => names?.includes(name) ?? true)
    .flatMap(([name, operator]: [string, Operator]) =>
      placesIn(/\[\]|\*/.test(path)).map(([place, pick]) => ({
        name: `${path} ${name} ${place}`.trim(),
        after: () =>
          changing(path, pick, (value) => (value === undefined ? undefined : operator(value, schema)), isOf),
      })),
    );
}

/**
 * A field of the rows that contradicts the rest of its row.
 * @param each path of the rows; undefined for the whole answer
 * @param change the wrong value; undefined where the row has none
 */
export function rowFaults(
  each: string | undefined,
  field: string,
  about: string,
  change: (row: unknown, value: unknown, facts: object) => unknown,
): Planted[] {
  return placesIn(each !== undefined).map(([place, pick]) => ({
    name: `${each === undefined ? '' : `${each}[].`}${field} ${about} ${place}`.trim(),
    after:
      () =>
      ({ body }, request) => {
        const facts = { request: request.body, data: fieldOf(body, 'data') };
        const found = (each === undefined ? [body] : spotsAt(body, `${each}[]`).map(valueIn)).flatMap((row) =>
          spotsAt(row, field).map((spot) => ({ ...spot, value: change(row, valueIn(spot), facts) })),
        );
        for (const { value, ...spot } of pick(found.filter((one) => one.value !== undefined)))
          setIn(spot, value);
      },
  }));
}
