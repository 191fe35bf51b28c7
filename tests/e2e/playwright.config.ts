import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserPath, shownBrowserPath } from '../../tools/setup/browser.mjs';
import { CHROMIUM_ARGS, WITHOUT_PICTURES } from '../support/chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { PORT = '4373', MOCK_PORT = '4310', GATEWAY_PORT = '4311' } = process.env;
const ports = { PORT, MOCK_PORT, GATEWAY_PORT };
const address = `http://127.0.0.1:${ports.PORT}`;

const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const isShown = process.argv.some((arg) => ['--headed', '--debug', '--ui'].includes(arg));
// Only the first process has these arguments. Its workers inherit the variable.
if (!isWorker && isShown) process.env.CHROMIUM_PATH ??= shownBrowserPath(root) ?? '';
const executablePath = browserPath(root);

const launch = (...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, ...more],
});

const WITH_PICTURES = /\/(?:first-paint|home|images|install)\.e2e\.ts$/;

/** The tests about times and days run on a phone of another time zone and language than the market's. */
const ABROAD = /\/(?:cashback|deposit-waits|play-safely|records|withdraw)\.e2e\.ts$/;
const abroad = { timezoneId: 'Pacific/Auckland', locale: 'de-DE' };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: `${root}test-results/e2e`,
  // `npm test` without `--all` runs one journey for each flow (tools/test.ts).
  ...(process.env.COPIHUE_SHORT ? { grep: /@flow/ } : {}),
  fullyParallel: true,
  // A test waits for half of its time, so two workers would leave two cores partly idle.
  workers: 3,
  // On CI other load may slow a test down. A test that needs a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  // An end for what hangs. No other program on the machine uses up so much.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `${root}node_modules/.cache/copihue/playwright.json` }]],
  use: {
    baseURL: address,
    viewport: { width: 375, height: 812 },
    // A phone's real factor of 2, painted in software, takes a sixth of the run and finds nothing more.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'es-CL',
    // The tests of a worker share one window, whose storage, cookies, cache and pages are cleared. New windows take a
    // quarter of the run.
    reuseContext: true,
    // A service worker would answer requests that a test wants to see. Only the test about it allows it.
    serviceWorkers: 'block',
    timezoneId: 'America/Santiago',
    // Endless animations take a fifth of the time. A test about motion turns them on.
    reducedMotion: 'reduce',
    // A trace takes a third of the time, so only a second try records one. `--trace on` records all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: launch(),
  },
  projects: [
    { name: 'phone', testMatch: WITH_PICTURES },
    {
      name: 'phone without pictures',
      testIgnore: [WITH_PICTURES, ABROAD],
      use: { launchOptions: launch(WITHOUT_PICTURES) },
    },
    {
      name: 'phone abroad',
      testMatch: ABROAD,
      use: { ...abroad, launchOptions: launch(WITHOUT_PICTURES) },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tools/serve.ts --seed 1`,
    cwd: root,
    env: ports,
    url: address,
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
