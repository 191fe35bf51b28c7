import { writeFileSync } from 'node:fs';
import { type Contract, operationsOf } from './contract.ts';

const HEADER = '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

function set(name: string, comment: string, paths: string[]): string {
  return `/** ${comment} */\nexport const ${name}: ReadonlySet<string> = new Set([\n${paths.map((p) => `  '${p}',`).join('\n')}\n]);\n`;
}

/** Writes the list of guest calls for the app and the operation table for the mock backend. */
export function writeLists(contract: Contract): void {
  const operations = operationsOf(contract);
  const pathsWhere = (keep: (o: (typeof operations)[number]) => boolean) =>
    operations.filter(keep).map((o) => o.path);

  writeFileSync(
    'src/api/generated/calls.ts',
    [
      HEADER,
      set(
        'guestCalls',
        'Calls a guest may make: `security: []` in the contract (NET-08).',
        pathsWhere((o) => o.guest),
      ),
    ].join('\n'),
  );

  const rows = operations.map(
    (o) =>
      `  { operationId: '${o.operationId}', path: '${o.path}', tag: '${o.tag}', guest: ${o.guest}, gateway: ${o.gateway}, kind: '${o.kind}' },`,
  );
  writeFileSync(
    'mock-server/generated/operations.ts',
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
