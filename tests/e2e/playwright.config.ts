import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { browserPath, shownBrowserPath } from '../../tools/setup/browser.mjs';
import { CHROMIUM_ARGS, WITHOUT_PICTURES } from '../support/chromium.ts';
import { foundHere, wheelFreeHosts } from '../support/wheel-free-hosts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ports = { PORT: '4373', MOCK_PORT: '4310', GATEWAY_PORT: '4311' };
const address = `http://127.0.0.1:${ports.PORT}`;

const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
const isShown = process.argv.some((arg) => ['--headed', '--debug', '--ui'].includes(arg));
// Only the first process knows how it was started; its workers inherit the variable.
if (!isWorker && isShown) process.env.CHROMIUM_PATH ??= shownBrowserPath(root) ?? '';
const executablePath = browserPath(root);

const launch = (...more: string[]) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGS, ...foundHere(wheelFreeHosts(root)), ...more],
});

/** Journeys about pictures and first paint, and those that stand for all (the main journeys). */
const WITH_PICTURES =
  /\/(?:demo|first-paint|home|images|install|main-journeys|notices|second-visit)\.e2e\.ts$/;

/** Journeys that show times and days: on a phone that is neither in the market nor set to its language. */
const ABROAD = /\/(?:cashback|deposit-waits|play-safely|records|withdraw)\.e2e\.ts$/;
const abroad = { timezoneId: 'Pacific/Auckland', locale: 'de-DE' };

/** Journeys in a real browser, on a phone, against the production build and the mock backend as players get them. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: `${root}test-results/e2e`,
  fullyParallel: true,
  // A journey waits for half of its time: with two, a core of two is idle.
  workers: 3,
  // CI machines do other things as well: a journey that only then needs a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${root}node_modules/.cache/copihue/playwright.json` }]],
  use: {
    baseURL: address,
    viewport: { width: 375, height: 812 },
    // Painting in software at a phone's real 2 costs a sixth of the whole run and shows no journey more.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'es-CL',
    // A worker's tests share a window, emptied in between (storage, cookies, cache, pages): a new one for each costs a
    // quarter of the whole run.
    reuseContext: true,
    // A worker would answer requests that a test wants to see; the one test about it allows it.
    serviceWorkers: 'block',
    timezoneId: 'America/Santiago',
    // What moves without a tap is drawn for as long as a journey lasts: a fifth of its time. One about motion asks for it.
    reducedMotion: 'reduce',
    // Recording costs a third of a journey's time: only a second try is recorded, `--trace on` records any.
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
    command: `"${process.execPath}" tools/serve.ts`,
    cwd: root,
    env: ports,
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
