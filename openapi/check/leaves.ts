import type { Contract, ContractNode } from '../source/contract.ts';
import { fieldsOf } from '../source/json-values.ts';

export interface Leaf {
  at: string;
  schema: ContractNode;
  value: unknown;
}

/** The texts, numbers and flags of a value that fits the schema, each with its own part of the schema. */
export function leavesOf(contract: Contract, schema: ContractNode, value: unknown, at = 'data'): Leaf[] {
  const inside = (part: ContractNode | undefined, inner: unknown, path: string) =>
    part ? leavesOf(contract, contract.child(part, 'oneOf', 0) ?? part, inner, path) : [];
  if (Array.isArray(value)) {
    const items = contract.child(schema, 'items');
    return value.flatMap((row, index) => inside(items, row, `${at}.${index}`));
  }
  if (typeof value !== 'object' || value === null) return [{ at, schema, value }];
  return fieldsOf(value).flatMap(([key, inner]) =>
    inside(contract.child(schema, 'properties', key), inner, `${at}.${key}`),
  );
}
