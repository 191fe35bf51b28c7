import type { Contract, ContractNode } from '../../source/contract.ts';
import { fieldOf, fieldsOf, listOf, numberOf } from '../../source/json-values.ts';
import { asProblems, type Broken } from './answer-laws.ts';
import { sharedLaw } from './shared-laws.ts';

/** True when the money of a market has no part smaller than one unit (`x-whole-units`). */
export function isZeroDecimalMarket({ files }: Contract, country: string): boolean {
  return listOf(files.valueAt({ file: files.root, pointer: '/x-whole-units' })).includes(country);
}

function brokenIn(contract: Contract, schema: ContractNode, value: unknown, at: string): Broken[] {
  if (Array.isArray(value)) {
    const items = contract.child(schema, 'items');
    return items ? value.flatMap((row, index) => brokenIn(contract, items, row, `${at}.${index}`)) : [];
  }
  const amount = fieldOf(schema.value, 'x-money') === true ? numberOf(value) : undefined;
  if (amount !== undefined)
    return Number.isInteger(amount) ? [] : [[at, `is ${amount}, and this market has whole units alone`]];
  return fieldsOf(value).flatMap(([key, field]) => {
    const property = contract.child(schema, 'properties', key);
    const inner = property && (contract.child(property, 'oneOf', 0) ?? property);
    return inner ? brokenIn(contract, inner, field, `${at}.${key}`) : [];
  });
}

export function wholeUnitProblems(contract: Contract, schema: ContractNode, value: unknown, country: string) {
  const law = sharedLaw(contract, 'whole-units');
  if (!law || !isZeroDecimalMarket(contract, country)) return [];
  return asProblems(law, brokenIn(contract, schema, value, 'data'));
}
