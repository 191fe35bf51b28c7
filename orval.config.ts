import type { Options } from 'orval';
import { bundleContract } from './tools/generate/bundle.ts';
import { operationsOf } from './tools/generate/contract.ts';
import { oneFileEach } from './tools/generate/operation-files.ts';
import { inlineDefaults, RANDOM_LIST_MAX, unwrapData } from './tools/generate/transformers.ts';

const header = () => '// Generated from openapi/ by `npm run generate`. Do not edit.\n';

/**
 * Two projects from one contract. Paths are relative to the folder orval runs in: `npm run generate` runs them with
 * everything else that is generated, `npx orval --config orval.config.ts` runs them alone.
 *
 * `api`  types, fetch functions and React Query hooks for the app. The envelope is taken off by the transport
 *        (NET-03), so the types here are those of `data`.
 * `mock` validators of requests and answers for the mock backend, envelope included.
 */
const projects = (): Record<'api' | 'mock', Options> => {
  const contract = bundleContract('openapi/openapi.yaml');
  const perOperation = Object.fromEntries(
    operationsOf(contract).map(({ operationId, kind }) => [
      operationId,
      { query: { useQuery: kind === 'query', useMutation: kind === 'mutation' } },
    ]),
  );
  return {
    api: {
      // A filter that lets every call through also leaves out the types that no call uses.
      input: { target: { ...oneFileEach(unwrapData(contract)) }, filters: { tags: [/./] } },
      output: {
        mode: 'tags-split',
        // Without `schemas` all types share one file, named after the target: contract.schemas.ts.
        target: 'src/api/generated/contract.ts',
        client: 'react-query',
        // With a mutator this only means "hand the call over as an object": a third of the bytes of the fetch style.
        httpClient: 'axios',
        indexFiles: false,
        tsconfig: 'tsconfig.json',
        // Random answers that keep the contract, for the sweep over the screens (tests/screens/any-answer.test.tsx).
        mock: { path: 'tests/generated', indexMockFiles: false, generators: [{ type: 'faker' }] },
        override: {
          header,
          mock: { stringMin: 0, arrayMin: 0, arrayMax: RANDOM_LIST_MAX, exactOptional: true },
          mutator: { path: 'src/api/call.ts', name: 'call' },
          query: { signal: true, shouldExportKeys: true },
          operations: perOperation,
        },
      },
    },
    mock: {
      input: { target: { ...inlineDefaults(contract) } },
      output: {
        mode: 'single',
        target: 'mock-server/generated/contract.zod.ts',
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
  };
};

export default projects;
