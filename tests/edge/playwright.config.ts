import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from '../browsers/engine-test.ts';
import phone from '../e2e/playwright.config.ts';
import { WITHOUT_PICTURES } from '../support/chromium.ts';

const { webServer: _, ...shared } = phone;
const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig<object, EngineOptions>({
  ...shared,
  testDir: '.',
  // Playwright empties its folder, so `test-results/e2e` cannot be shared.
  outputDir: '../../test-results/edge',
  workers: 1,
  reporter: [['list'], ['json', { outputFile: `${root}node_modules/.cache/copihue/edge.json` }]],
  projects: [
    {
      name: 'edge',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...phone.use?.launchOptions,
          // The test's certificate has no known issuer, and Chromium installs a service worker only without certificate
          // errors.
          args: [...(phone.use?.launchOptions?.args ?? []), WITHOUT_PICTURES, '--ignore-certificate-errors'],
        },
      },
    },
  ],
});
