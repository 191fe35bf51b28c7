import { type Call, type Contract, type ContractNode, dataNode } from '@copihue/contract/contract';
import { fieldOf, textOf } from '@copihue/contract/json-values';
import type { Law } from '@copihue/contract/laws';
import type { AnswerChange } from '../test-server/switch.ts';
import type { Planted } from './generated.ts';
import { type Operator, operatorsFor } from './operators.ts';
import { rows, type Spot, setIn, spotsAt, valueIn } from './places.ts';

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
  const places =
    path.includes('[]') || path.includes('*') ? Object.entries(rows) : [['', rows['in every row']] as const];
  return operatorsFor(schema)
    .filter(([name]) => names?.includes(name) ?? true)
    .flatMap(([name, operator]: [string, Operator]) =>
      places.map(([place, pick]) => ({
        name: `${path} ${name} ${place}`.trim(),
        after: () =>
          changing(path, pick, (value) => (value === undefined ? undefined : operator(value, schema)), isOf),
      })),
    );
}
