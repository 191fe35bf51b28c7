import { defineConfig } from 'vitest/config';

const testsIn = (ending: string) =>
  (process.env.COPIHUE_MUTANTS_TESTS ?? '').split(' ').map((name) => name + ending);

/**
 * Does not use the projects of vite.config.ts: Stryker's runner cannot choose one, and would run all screens that reach
 * the room before its first mutation (stryker-js issue 6215).
 */
export default defineConfig({
  define: { __VERSION__: '"0.0.0"' },
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js' },
  },
  test: {
    root: process.cwd(),
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: testsIn('.test.ts') } },
      {
        extends: true,
        test: {
          name: 'hooks',
          environment: './tests/support/screens-environment.config.ts',
          setupFiles: ['tests/support/screens-setup.ts'],
          include: testsIn('.test.tsx'),
        },
      },
    ],
  },
});
