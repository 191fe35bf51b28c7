import type { Options } from 'orval';
import { bundleContract } from './tools/generate/bundle.ts';
import { operationsOf } from './tools/generate/contract.ts';
import { readControl } from './tools/generate/control.ts';
import { byFile } from './tools/generate/operation-files.ts';
import { inlineDefaults, RANDOM_LIST_MAX, unwrapData, withStep } from './tools/generate/transformers.ts';

const header = () => '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/** Paths of the calls with `security: []`. */
function guestCallList(calls: { pathRoute: string; originalOperation: { security?: unknown[] } }[]): string {
  const paths = calls
    .filter(({ originalOperation }) => originalOperation.security?.length === 0)
    .map(({ pathRoute }) => `  '${pathRoute}',\n`);
  return `/** Calls a guest may make (NET-08). */\nexport const guestCalls: ReadonlySet<string> = new Set([\n${paths.join('')}]);\n`;
}

/**
 * Three of the four projects read the same contract. Paths are relative to the working directory. `npm run generate` runs
 * all generators, `npx orval --config orval.config.ts` only these.
 *
 * `api`     types, fetch functions and React Query hooks for the app. The transport removes the envelope (NET-03), so the
 *           types are those of `data`.
 * `answers` random answers that keep the contract (tests/screens/any-answer.sweep.test.tsx). orval also writes a client for
 *           them, which here is only the list of the calls that a guest may make.
 * `mock`    validators of requests and answers for the mock backend, envelope included.
 * `control` validators of the bodies of the test control protocol.
 */
const projects = (): Record<'api' | 'answers' | 'mock' | 'control', Options> => {
  const contract = bundleContract('openapi/openapi.yaml');
  const perOperation = Object.fromEntries(
    operationsOf(contract).map(({ operationId, kind }) => [
      operationId,
      { query: { useQuery: kind === 'query', useMutation: kind === 'mutation' } },
    ]),
  );
  // A filter that accepts all calls also removes the types that no call uses.
  const filters = { tags: [/./] };
  // Without `schemas` all types share one file, named after the target: contract.schemas.ts.
  const target = 'src/api/generated/contract.ts';
  return {
    api: {
      input: { target: { ...byFile(unwrapData(contract)) }, filters },
      output: {
        mode: 'tags',
        target,
        client: 'react-query',
        // With a mutator this only means that the call is passed as an object, which takes a third of the bytes of the
        // fetch style.
        httpClient: 'axios',
        indexFiles: false,
        tsconfig: 'tsconfig.json',
        override: {
          header,
          mutator: { path: 'src/api/call.ts', name: 'call' },
          query: { signal: true, shouldExportKeys: true },
          operations: perOperation,
        },
      },
    },
    answers: {
      input: { target: { ...unwrapData(contract) }, filters },
      output: {
        mode: 'split',
        target,
        client: () => ({
          header: ({ verbOptions }) => guestCallList(Object.values(verbOptions)),
          // Without any code orval makes no random answer either.
          client: () => ({ implementation: '\n', imports: [] }),
        }),
        indexFiles: false,
        tsconfig: 'tsconfig.json',
        mock: { path: 'tests/generated', indexMockFiles: false, generators: [{ type: 'faker' }] },
        override: {
          header,
          mock: { stringMin: 0, arrayMin: 0, arrayMax: RANDOM_LIST_MAX, exactOptional: true },
        },
      },
    },
    mock: {
      input: { target: { ...inlineDefaults(contract) } },
      output: {
        mode: 'single',
        target: 'openapi/generated/contract.zod.ts',
        client: 'zod',
        indexFiles: false,
        tsconfig: 'tsconfig.json',
        override: {
          header,
          zod: {
            version: 4,
            strict: { body: true, response: true },
            generate: { header: false, param: false, query: false, body: true, response: true },
            generateReusableSchemas: true,
            exactOptional: true,
          },
        },
      },
    },
    control: {
      input: { target: JSON.parse(JSON.stringify(readControl()), (_key, value: unknown) => withStep(value)) },
      output: {
        mode: 'single',
        target: 'openapi/generated/control.zod.ts',
        client: 'zod',
        indexFiles: false,
        tsconfig: 'tsconfig.json',
        override: {
          header: () => '// Generated from openapi/control.yaml by `npm run generate`. Do not edit.\n',
          zod: {
            version: 4,
            strict: { body: true },
            generate: { header: false, param: false, query: false, body: true, response: false },
            exactOptional: true,
          },
        },
      },
    },
  };
};

export default projects;
