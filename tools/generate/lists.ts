import { writeFileSync } from 'node:fs';
import { type Contract, operationsOf } from './contract.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

export function writeLists(contract: Contract): void {
  const operations = operationsOf(contract);
  const rows = operations.map(
    (o) =>
      `  { operationId: '${o.operationId}', path: '${o.path}', tag: '${o.tag}', guest: ${o.guest}, gateway: ${o.gateway}, kind: '${o.kind}' },`,
  );
  writeFileSync(
    'openapi/generated/operations.ts',
    `${HEADER}
export interface OperationRow {
  readonly operationId: OperationId;
  readonly path: string;
  readonly tag: string;
  readonly guest: boolean;
  readonly gateway: boolean;
  readonly kind: 'query' | 'mutation';
}

export type OperationId =
${operations.map((o) => `  | '${o.operationId}'`).join('\n')};

/** Every call of the contract. */
export const operations: readonly OperationRow[] = [
${rows.join('\n')}
];
`,
  );
}
