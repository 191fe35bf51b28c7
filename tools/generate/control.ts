import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';

const HEADER = '// Generated from openapi/control.yaml by `npm run generate`. Do not edit.\n';

interface ControlOperation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: string }[];
}

interface ControlDocument {
  paths: Record<string, Partial<Record<'get' | 'post', ControlOperation>>>;
  [key: string]: unknown;
}

export function readControl(): ControlDocument {
  // Anchors shorten only the source. Shared objects would bring them back in the published document.
  return JSON.parse(JSON.stringify(parse(readFileSync('openapi/control.yaml', 'utf8')))) as ControlDocument;
}

function rowsOf({ paths }: ControlDocument): string[] {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) => {
      if (verb !== 'get' && verb !== 'post') return [];
      const { operationId, tags, parameters = [] } = operation;
      const query = parameters.filter((row) => row.in === 'query').map(({ name }) => `'${name}'`);
      const method = verb.toUpperCase();
      return `  { operationId: '${operationId}', method: '${method}', path: '${path}', part: '${tags[0]}', query: [${query.join(', ')}] },\n`;
    }),
  );
}

/** Writes the published document of the control protocol, its types and the table of its calls (CON-09). */
export async function writeControl(control: ControlDocument): Promise<void> {
  // Linters want a description of each call; where there is no more to say, it is the summary.
  const described = (_key: string, value: { operationId?: string; summary?: string } | null) =>
    value?.operationId ? { description: value.summary, ...value } : value;
  writeFileSync('openapi/dist/control.json', `${JSON.stringify(control, described, 2)}\n`);
  const types = await openapiTS(control as unknown as OpenAPI3, { defaultNonNullable: false });
  writeFileSync('openapi/generated/control.ts', `${HEADER}\n${astToString(types)}`);
  writeFileSync(
    'openapi/generated/control-operations.ts',
    `${HEADER}
/** Every call of the test control protocol: where it is, its part, and its query parameters. */
export const controlOperations = [
${rowsOf(control).join('')}] as const;

export type ControlOperationId = (typeof controlOperations)[number]['operationId'];
`,
  );
}
