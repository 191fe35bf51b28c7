import { defineConfig } from 'playwright/test';
import { ENGINES } from '../../tools/setup/engines.ts';
import type { EngineOptions } from '../browsers/engine-test.ts';
import phone from './playwright.config.ts';

export default defineConfig<object, EngineOptions>({
  ...phone,
  testMatch: 'main-journeys.e2e.ts',
  workers: 1,
  reporter: 'list',
  projects: ENGINES.map((engine) => ({
    name: engine,
    use:
      engine === 'chromium'
        ? { engine }
        : // Firefox and WebKit have neither Chromium's arguments nor Playwright's phone.
          { engine, browserName: engine, isMobile: false, launchOptions: {} },
  })),
});
