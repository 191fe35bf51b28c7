import { defineConfig } from 'playwright/test';
import { ENGINES } from '../../tools/setup/engines.ts';
import type { EngineOptions } from '../browsers/engine-test.ts';
import phone from './playwright.config.ts';

/** The main journeys on every engine; `npm run e2e` runs them on Chromium, with all the others. */
export default defineConfig<object, EngineOptions>({
  ...phone,
  testMatch: 'main-journeys.e2e.ts',
  workers: 1,
  timeout: 90_000,
  reporter: 'list',
  projects: ENGINES.map((engine) => ({
    name: engine,
    use:
      engine === 'chromium'
        ? { engine }
        : // The others know neither Chromium's arguments nor Playwright's idea of a phone.
          { engine, browserName: engine, isMobile: false, launchOptions: {} },
  })),
});
