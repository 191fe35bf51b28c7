import type { Contract, ContractNode } from '../../source/contract.ts';
import { fieldOf, listOf, numberOf } from '../../source/json-values.ts';
import { leavesOf } from '../leaves.ts';
import { asProblems, type Broken } from './answer-laws.ts';
import { sharedLaw } from './shared-laws.ts';

/** True when the money of a market has no part smaller than one unit (`x-whole-units`). */
export function isZeroDecimalMarket({ files }: Contract, country: string): boolean {
  return listOf(files.valueAt({ file: files.root, pointer: '/x-whole-units' })).includes(country);
}

export function wholeUnitProblems(contract: Contract, schema: ContractNode, data: unknown, country: string) {
  const law = sharedLaw(contract, 'whole-units');
  if (!law || !isZeroDecimalMarket(contract, country)) return [];
  const broken = leavesOf(contract, schema, data)
    .filter(
      ({ schema: { value: part }, value }) =>
        fieldOf(part, 'x-money') === true && (numberOf(value) ?? 0) % 1 !== 0,
    )
    .map(({ at, value }): Broken => [at, `is ${String(value)}, and this market has whole units alone`]);
  return asProblems(law, broken);
}
