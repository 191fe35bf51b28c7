import { defineConfig } from 'orval';
import { type Contract, operationsOf } from './tools/generate/contract.ts';
import { successOnly, unwrapData } from './tools/generate/transformers.ts';

/**
 * Two projects from one contract.
 *
 * `api`  typed fetch functions and React Query hooks for the app. The envelope is taken off by the transport
 *        (NET-03), so the types here are those of `data`.
 * `mock` MSW handler factories with faker defaults and zod validators for the mock backend, envelope included.
 *
 * @param contract the bundled contract
 * @param root     folder that holds `src/` and `mock-server/` (a temporary one when checking for drift)
 */
export function orvalProjects(contract: Contract, root: string) {
  const perOperation = Object.fromEntries(
    operationsOf(contract).map(({ operationId, kind }) => [
      operationId,
      { query: { useQuery: kind === 'query', useMutation: kind === 'mutation' } },
    ]),
  );
  return defineConfig({
    api: {
      input: { target: { ...unwrapData(contract) } },
      output: {
        mode: 'tags-split',
        target: `${root}/src/api/generated`,
        schemas: `${root}/src/api/generated/model`,
        client: 'react-query',
        // With a mutator this only means "hand the call over as an object": a third of the bytes of the fetch style.
        httpClient: 'axios',
        clean: true,
        tsconfig: './tsconfig.json',
        override: {
          mutator: { path: `${root}/src/api/call.ts`, name: 'call' },
          query: { signal: true, shouldExportKeys: true },
          operations: perOperation,
        },
      },
    },
    mock: {
      input: { target: { ...successOnly(contract) } },
      output: {
        mode: 'tags-split',
        target: `${root}/mock-server/generated`,
        schemas: `${root}/mock-server/generated/model`,
        client: 'fetch',
        clean: true,
        tsconfig: './tsconfig.json',
        // Optional fields are filled too: `undefined` would break exactOptionalPropertyTypes.
        override: { mock: { required: true } },
        mock: {
          indexMockFiles: true,
          generators: [{ type: 'msw', delay: false, generateEachHttpStatus: true }],
        },
      },
    },
    zod: {
      input: { target: { ...contract } },
      output: {
        mode: 'tags-split',
        target: `${root}/mock-server/generated`,
        client: 'zod',
        fileExtension: '.zod.ts',
        tsconfig: './tsconfig.json',
        override: { zod: { version: 4, strict: { body: true, response: true } } },
      },
    },
  });
}
