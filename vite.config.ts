import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devConsole } from './tools/console/console-link.ts';
import { devSettings } from './tools/settings/dev-settings.ts';

const OLDEST_NODE_FOR_TESTS = 22;
if (process.env.VITEST && Number.parseInt(process.versions.node, 10) < OLDEST_NODE_FOR_TESTS) {
  console.error(
    `Vitest needs Node ${OLDEST_NODE_FOR_TESTS} or newer; this is ${process.versions.node}. \`npm run unit\` brings its own.`,
  );
  process.exit(1);
}

// Some test files have a process of their own, so V8's compiled code of the libraries is kept on disk.
if (process.env.VITEST) process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/copihue/compiled';

// Tests do not run in the market's zone or in UTC, where a time in the phone's zone would look right. In Auckland it is
// another day than in Chile for most of the day.
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
 * A name without its hash is unique and the same in every release, so that the service worker finds the previous
 * version.
 */
function distinctName(name: string, module: string | null): string {
  const [, language] = /\/locales\/(\w+)\//.exec(module ?? '') ?? [];
  if (language !== undefined && language !== name) return `${name}-${language}`;
  // A chunk that screens share is named after one of its modules, and a screen's route may have the same name.
  return module === null && existsSync(`src/routes/${name}.tsx`) ? `${name}-` : name;
}

/** Ends for what hangs: so long that no other program on the machine can use them up. */
const PATIENT = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** `npm test` without `--all` leaves these out (tools/test.ts). */
const SWEEPS = process.env.COPIHUE_SHORT ? ['**/*.sweep.test.{ts,tsx}'] : [];

const NODE = { environment: 'node', setupFiles: ['tests/support/node-setup.ts'], ...PATIENT };

const SCREEN_TESTS = ['tests/screens/**/*.test.tsx', 'src/**/*.test.tsx'];

const SCREENS = {
  environment: './tests/support/screens-environment.config.ts',
  ...PATIENT,
  // On CI the output names a test that needs its second try (retry x1). Tests without a screen get none, because a second
  // try would draw other random values.
  retry: process.env.CI ? 1 : 0,
  setupFiles: ['tests/support/screens-setup.ts'],
};

function testsWith(pattern: RegExp, folders: readonly string[], ending: string): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending) && pattern.test(readFileSync(file, 'utf8')));
}

/** Tests that replace modules or the environment, or that have a page or a database, would disturb other files. */
const testsToIsolate = () =>
  testsWith(
    /\bvi\.(?:mock|resetModules)\(|process\.env\.\w+ = |@vitest-environment|fake-indexeddb\/auto/,
    NODE_TESTS,
    '.test.ts',
  );

/** Tests of screens share the loaded modules, except those that replace some. */
const screensToIsolate = () => testsWith(/\bvi\.mock\(/, ['tests/screens', 'src'], '.test.tsx');

export default defineConfig(({ isSsrBuild }) => {
  const alone = process.env.VITEST ? testsToIsolate() : [];
  const aloneScreens = process.env.VITEST ? screensToIsolate() : [];
  return {
    root: 'src',
    publicDir: 'public',
    // React has this hook itself, so the copy for older versions is left out.
    resolve: {
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js' },
    },
    define: { __VERSION__: JSON.stringify(packageOfProject.version) },
    plugins: [
      // Paths are in src/tsr.config.json, but the plugin reads code splitting only from here. Tests use the committed
      // route tree.
      !process.env.VITEST && tanstackRouter({ autoCodeSplitting: true }),
      react(),
      tailwindcss(),
      devSettings(),
      devConsole(process.env.MOCK_CONSOLE),
    ],
    server: { port: 5173, strictPort: true },
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      manifest: true,
      license: { fileName: 'licences.txt' },
      // For `npm run places`. tools/build.ts moves the maps out of dist/.
      sourcemap: 'hidden',
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The chunk after the start brings the error screens along on purpose: a page without a network shows them.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        output: {
          // The initial script names about 90 files, and hashes do not compress. The default is 8 characters of 64; 7 is
          // the minimum, and 28 bits keep the versions of one file apart.
          hashCharacters: 'hex',
          ...(!isSsrBuild && { entryFileNames: 'assets/[name]-[hash:7].js' }),
          chunkFileNames: ({ name, facadeModuleId }) =>
            `assets/${distinctName(name, facadeModuleId)}-[hash:7].js`,
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              // The first view needs two files: the app runs while React's renderer, which it requests itself
              // (start-page.tsx), still loads. Brotli would compress more files less well.
              { name: 'initial', tags: ['$initial'], priority: 1 },
              { name: 'renderer', test: /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/, priority: 1 },
              // Small modules that several screens share are one file, because the initial script names each file.
              {
                name: 'shared',
                test: /[\\/]src[\\/](?:lib|session|api|app[\\/]shell)[\\/]|[\\/]ui[\\/](?:field-note|choice-chips|use-ui-event|use-time|code-field|banner-button|use-place|typed-fields|layer-history|use-opened|use-tapped|copy-button|state-chip|progress-bar|linear-gradient|detail-list|checkbox|loading|failure|keep-typed|choice-tile|chat-icon|section|big-amount|more-rows|give-focus-back|support-button|nav-mark|sum-bar)\.tsx?$|[\\/](?:market-time|refresh-balance|require-session|read-notices|use-notices|tag-name|open-rounds|ready-gift|offer-picker|notice-card|use-claim|use-new-user-offer|bet-sums|take-arrival|first-deposit-link|shown-days|new-user-offer|auth-banner|use-after-login|welcome|find-order|result|help-lines|live-socket|play-gate|password-field|phone-field|flow-problem|account-popups|game-card-button|open-popups|block-state|account-input|deposit-sheet|offered|terms|form-parts|amount-input|entry)\.tsx?$|calm-sea\.svg$|[\\/]useLocation\.js$/,
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
      // Many tests mostly wait, so more run at once than there are cores.
      maxWorkers: availableParallelism() + 3,
      projects: [
        {
          extends: true,
          test: {
            ...NODE,
            name: 'node',
            // Loading the sources again for each file would take longer than most tests.
            isolate: false,
            include: NODE_TESTS.map((folder) => `${folder}/**/*.test.ts`),
            exclude: [...alone, ...SWEEPS],
          },
        },
        {
          extends: true,
          test: { ...NODE, name: 'alone', include: alone, exclude: SWEEPS },
        },
        {
          extends: true,
          test: {
            ...SCREENS,
            name: 'screens',
            isolate: false,
            include: SCREEN_TESTS,
            exclude: [...aloneScreens, ...SWEEPS],
          },
        },
        {
          extends: true,
          test: { ...SCREENS, name: 'screens-alone', include: aloneScreens, exclude: SWEEPS },
        },
      ],
    },
  };
});
