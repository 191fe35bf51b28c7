import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { readChatSetting } from './src/config/chat-setting.ts';
import { readHosts } from './src/config/hosts.ts';
import { readReportShare, readReportUrl } from './src/config/report-setting.ts';
import { readBankHosts } from './src/features/deposit/payment/bank-page.ts';
import { devConsole } from './tools/console/console-link.ts';
import { hotTexts } from './tools/locales/hot-texts.ts';

const OLDEST_NODE_FOR_TESTS = 22;
if (process.env.VITEST && Number.parseInt(process.versions.node, 10) < OLDEST_NODE_FOR_TESTS) {
  console.error(
    `Vitest needs Node ${OLDEST_NODE_FOR_TESTS} or newer; this is ${process.versions.node}. \`npm run unit\` brings its own.`,
  );
  process.exit(1);
}

// Many files of tests have a process of their own: what V8 compiled of the libraries is kept for the next one.
if (process.env.VITEST) process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/copihue/compiled';

// No test runs in the zone of the market, nor in UTC: a time that the zone of the phone slipped into would look right there.
// Here it is another day than in Chile for most of the day.
if (process.env.VITEST) process.env.TZ = 'Pacific/Auckland';

const packageOfProject: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

const NODE_TESTS = [
  'src',
  'mock-server',
  'openapi',
  'tools',
  'tests/contract',
  'tests/faults',
  'tests/money',
  'tests/realtime',
];

/**
 * Without its hash a file has the same name in every release and no other file has it: so the service worker finds what
 * a file was called before.
 */
function distinctName(name: string, module: string | null): string {
  const [, language] = /\/locales\/(\w+)\//.exec(module ?? '') ?? [];
  if (language !== undefined && language !== name) return `${name}-${language}`;
  // A part that screens share is named after one of its modules, and a screen's route may have that name.
  return module === null && existsSync(`src/routes/${name}.tsx`) ? `${name}-` : name;
}

/** The packages of the app, without React. */
const APP_PACKAGES = Object.keys(packageOfProject.dependencies)
  .filter((name) => !/^react(?:-dom)?$/.test(name))
  .map((name) => new RegExp(`/node_modules/${name.replace(/\/.*/, '')}/`));

/** Test files that replace modules, globals or the clock, or that have a page: another file must not meet theirs. */
function testsToIsolate(): string[] {
  const files = NODE_TESTS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /\bvi\.|process\.(env|chdir)|@vitest-environment/.test(readFileSync(file, 'utf8')));
}

export default defineConfig(({ mode, command, isSsrBuild }) => {
  // A missing or malformed host stops the build here, not a player's page later (NET-02).
  if (command === 'build' || mode === 'development') {
    const env = loadEnv(mode, process.cwd(), 'VITE_');
    readHosts(env);
    readChatSetting(env);
    readBankHosts(env.VITE_BANK_HOSTS);
    readReportUrl(env);
    readReportShare(env);
  }
  const alone = process.env.VITEST ? testsToIsolate() : [];
  return {
    root: 'src',
    envDir: process.cwd(),
    publicDir: 'public',
    // React has the hook itself: the copy for older versions of it stays out.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js' },
    },
    define: { __VERSION__: JSON.stringify(packageOfProject.version) },
    plugins: [
      // Paths are in src/tsr.config.json; the plugin reads the splitting from here alone. Tests run the committed tree.
      !process.env.VITEST && tanstackRouter({ autoCodeSplitting: true }),
      react(),
      tailwindcss(),
      devConsole(process.env.MOCK_CONSOLE),
      !process.env.VITEST && hotTexts(),
    ],
    server: { port: 5173, strictPort: true },
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      manifest: true,
      // For `npm run places`; tools/build.ts moves them out of dist/.
      sourcemap: 'hidden',
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          // Eight letters by default, seven at least; the initial script names some ninety files, and hashes do not compress.
          ...(!isSsrBuild && { entryFileNames: 'assets/[name]-[hash:7].js' }),
          chunkFileNames: ({ name, facadeModuleId }) =>
            `assets/${distinctName(name, facadeModuleId)}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              // All that the first view needs is two files: the app runs while React's renderer, which it asks for
              // itself (start-page.tsx), still comes. In more files brotli would find less to share.
              { name: 'initial', tags: ['$initial'], priority: 1 },
              { name: 'renderer', test: /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/, priority: 1 },
              // Small modules that several screens share: the initial script names every file there is.
              {
                name: 'shared',
                test: /[\\/]src[\\/](?:lib|session|api|app[\\/]shell)[\\/]|[\\/]ui[\\/](?:field-note|choice-chips|page-title|use-ui-event|use-seconds|use-place|typed-fields|layer-history|use-opened|use-tapped|copy-button|state-chip|progress-bar|load-more|linear-gradient|detail-list|checkbox|loading|failure|action-bar|keep-typed|choice-tile|chat-icon|section|big-amount|more-rows|give-focus-back)\.tsx?$|[\\/](?:use-time-now|market-time|refresh-balance|require-session|read-notices|use-notices|tag-name|open-rounds|ready-gift|offer-picker|notice-card|use-claim|use-money-text|use-new-user-offer|bet-sums|use-code-by-sms|take-arrival|first-deposit-link|shown-days|new-user-offer|auth-banner|use-after-login|welcome|find-order|result|help-lines|live-socket|play-gate|password-field|account-popups|select-field|use-game-cards)\.tsx?$/,
                minShareCount: 2,
              },
            ],
          },
        },
        treeshake: { moduleSideEffects: [{ test: /[\\/]typesafe-i18n[\\/]/, sideEffects: false }] },
      },
    },
    test: {
      root: process.cwd(),
      // Many tests wait more than they work: more run at once than there are cores.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // To load the sources again for each file takes longer than the tests of most.
            isolate: false,
            // Some start servers or linters, on machines that do other things as well.
            testTimeout: 60_000,
            include: NODE_TESTS.map((folder) => `${folder}/**/*.test.ts`),
            exclude: alone,
          },
        },
        {
          extends: true,
          test: { name: 'alone', environment: 'node', testTimeout: 60_000, include: alone },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            env: { VITE_MAIN_HOST: 'http://main.test', VITE_GATEWAY_HOST: 'http://gateway.test' },
            environment: './tests/support/screens-environment.config.ts',
            isolate: false,
            // Each file has a page and modules of its own (screens-setup.ts), and packages of the app: they remember sockets,
            // and whether the device is online.
            server: { deps: { inline: APP_PACKAGES } },
            // A screen loads its code as it goes, on machines that do other things as well.
            testTimeout: 60_000,
            // As for the journeys: one that needs its second try on CI is named in the output (retry x1). Tests without
            // a screen have none: random values that found a fault would be drawn again.
            retry: process.env.CI ? 1 : 0,
            include: ['tests/screens/**/*.test.tsx', 'src/**/*.test.tsx'],
            setupFiles: ['tests/support/screens-setup.ts'],
          },
        },
      ],
    },
  };
});
