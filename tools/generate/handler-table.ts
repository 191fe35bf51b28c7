import { readFileSync, writeFileSync } from 'node:fs';
import { type Contract, HEADER, operationsOf, pascal } from './contract.ts';
import { unwrapData } from './transformers.ts';

function dataName(contract: Contract, path: string): string {
  const name = contract.paths[path]?.post.responses['200']?.content?.['application/json']?.schema.$ref;
  if (!name) throw new Error(`${path}: the data of the answer must be a $ref to a schema with a name.`);
  return name.split('/').at(-1) ?? '';
}

export function writeAnswerTable(contract: Contract): void {
  const mocks = 'tests/generated/contract.faker.ts';
  const types = /'[./]*\/src\/api\/generated\/contract\.schemas'/g;
  writeFileSync(mocks, readFileSync(mocks, 'utf8').replace(types, "'@copihue/contract/types'"));
  const rows = operationsOf(contract).map(
    ({ operationId }) => `  ${operationId}: mocks.get${pascal(operationId)}ResponseMock,`,
  );
  writeFileSync(
    'tests/generated/answers.ts',
    `${HEADER}import type { OperationId } from '@copihue/contract/operations';
import * as mocks from './contract.faker.ts';

/** The data of a random answer, by call. */
export const randomAnswers: Readonly<Record<OperationId, () => unknown>> = {
${rows.join('\n')}
};
`,
  );
}

export function writeHandlerTable(contract: Contract): void {
  const data = unwrapData(contract);
  const operations = operationsOf(contract);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const types = [...new Set(operations.map(({ path }) => dataName(data, path)))].sort();
  const tableOf = (tag: string) => `export interface ${pascal(tag)}Handlers {
${operations
  .filter((operation) => operation.tag === tag)
  .map(({ operationId, path, summary }) => {
    return `  /** ${path}: ${summary} */\n  ${operationId}: (input: Input<'${operationId}'>, call: Call) => ${dataName(data, path)};`;
  })
  .join('\n')}
}
`;
  writeFileSync(
    'mock-server/generated/handlers.ts',
    `${HEADER}import type {
${types.map((type) => `  ${type},`).join('\n')}
} from '@copihue/contract/types';
import * as contract from '@copihue/contract/zod';
import type { output } from 'zod';
import type { Call } from '../handlers/call.ts';

/** What the body of a request and the envelope of an answer are validated with. */
export const validators = {
${operations
  .map(({ operationId }) => {
    const name = pascal(operationId);
    return `  ${operationId}: { input: contract.${name}Body, answer: contract.${name}Response },`;
  })
  .join('\n')}
};

/** Body of a request as its validator hands it out, defaults filled in. */
type Input<Id extends keyof typeof validators> = output<(typeof validators)[Id]['input']>;

${tags.map(tableOf).join('\n')}
/** One handler for each call: refuses by throwing a Refusal, answers with the data of the envelope. */
export type Handlers = ${tags.map((tag) => `${pascal(tag)}Handlers`).join('\n  & ')};
`,
  );
}
