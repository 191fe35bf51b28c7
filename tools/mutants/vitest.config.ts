import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import projectConfig from '../../vite.config.ts';
import { type ListedMutation, mutated } from './mutation.ts';

/**
 * Changes a source while it is loaded, so that no file on the disk changes. The mutation comes from the environment:
 * Vite bundles this file, so it shares no module with the command.
 */
const mutatedSource: Plugin = {
  name: 'mutated-source',
  enforce: 'pre',
  transform(code, id) {
    const mutation: ListedMutation | null = JSON.parse(process.env.COPIHUE_MUTATION ?? 'null');
    return mutation && id === resolve(mutation.file) ? { code: mutated(code, mutation), map: null } : null;
  },
};

/** The project's own configuration and the mutation. No transformed file is cached on the disk for other runs. */
export default defineConfig(async (env) => {
  const config = await projectConfig(env);
  return {
    ...config,
    plugins: [mutatedSource, ...(config.plugins ?? [])],
    test: { ...config.test, fsModuleCache: false, bail: 1, retry: 0 },
  };
});
