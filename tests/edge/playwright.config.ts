import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from '../browsers/engine-test.ts';
import phone from '../e2e/playwright.config.ts';

const { webServer: _, ...shared } = phone;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The build behind real web servers, each with the configuration of docs/deploy. */
export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  // Playwright empties its folder first, and the pictures of journeys that failed are in the other one.
  outputDir: '../../test-results/edge',
  workers: 1,
  timeout: 150_000,
  reporter: [['list'], ['json', { outputFile: `${root}node_modules/.cache/copihue/edge.json` }]],
  projects: [
    {
      name: 'edge',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...phone.use?.launchOptions,
          // Nobody vouches for the certificate of a test, and a worker is installed only where all is well with it.
          args: [...(phone.use?.launchOptions?.args ?? []), '--ignore-certificate-errors'],
        },
      },
    },
  ],
});
