/** One step of `npm test`. `npm run check -- NAME` runs it alone. */
export interface Step {
  name: string;
  command: string;
  arguments?: readonly string[];
  hint: string;
  isFast?: true;
  /** Only in `npm test -- --all`. */
  isLong?: true;
  needsBuild?: true;
  needsBrowser?: true;
  /** Writes a JSON report of its tests. A step without one counts as one test. */
  report?: { kind: 'vitest' | 'playwright'; file: string; options: string };
}

const REPORTS = 'node_modules/.cache/copihue';

/** Cheapest first, so that the first failure comes early. */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    command: 'biome check --error-on-warnings . && node tools/check-classes.ts',
    isFast: true,
    hint: '`npm run format` fixes form and imports by itself; the rest names its rule, or a class that no style has.',
  },
  {
    name: 'contract',
    command: 'npm run -s lint -w @copihue/contract',
    isFast: true,
    hint: 'each message names the place under openapi/ and what the rule asks for.',
  },
  {
    name: 'rooms',
    command:
      'depcruise --output-type err-long src mock-server locales tools tests openapi orval.config.ts vite.config.ts',
    isFast: true,
    hint: 'each message says where the import may go; the table is in .dependency-cruiser.cjs.',
  },
  {
    name: 'unused',
    command: 'knip --no-progress',
    isFast: true,
    hint: 'delete what is named, or use it; a dependency goes with `npm uninstall`.',
  },
  {
    name: 'types',
    command: 'tsc --noEmit --checkers 1',
    isFast: true,
    hint: 'the place and the expected type are named; after a contract change run `npm run generate` first.',
  },
  {
    name: 'build',
    command: 'node tools/build.ts',
    isFast: true,
    hint: '`npm run build` shows the same message.',
  },
  {
    name: 'locales',
    command: 'node tools/check-locales.ts',
    isFast: true,
    hint: 'delete the texts that nobody shows.',
  },
  {
    name: 'drift',
    command: 'node tools/generate.ts --check',
    isFast: true,
    hint: 'run `npm run generate` and commit what changed.',
  },
  {
    name: 'size',
    command: 'node tools/check-size.ts',
    needsBuild: true,
    hint: 'load what the first view does not need with a dynamic import; the largest files are named.',
  },
  {
    name: 'unit',
    command: 'vitest run',
    hint: '`npm run unit -- NAME` runs one file.',
    report: {
      kind: 'vitest',
      file: `${REPORTS}/vitest.json`,
      options: `--reporter=dot --reporter=json --outputFile.json=${REPORTS}/vitest.json`,
    },
  },
  {
    name: 'e2e',
    command: 'playwright test -c tests/e2e/playwright.config.ts',
    needsBuild: true,
    needsBrowser: true,
    hint: '`npm run e2e -- NAME` runs one file; `npm run e2e -- NAME --trace on` records it, `npx playwright show-trace test-results/.../trace.zip` shows it.',
    report: { kind: 'playwright', file: `${REPORTS}/playwright.json`, options: '' },
  },
  {
    name: 'edge',
    command: 'node tools/test-edge.ts',
    isLong: true,
    needsBuild: true,
    needsBrowser: true,
    hint: 'the configurations are in docs/deploy; `npm run check -- edge -g nginx` runs the tests of one server.',
    report: { kind: 'playwright', file: `${REPORTS}/edge.json`, options: '' },
  },
  {
    name: 'faults',
    command: 'node tests/faults/main.ts --fixed',
    isLong: true,
    needsBuild: true,
    needsBrowser: true,
    hint: 'each line names call and fault; `npm run faults -- --call gameList --fault hang --headed` repeats it.',
  },
];

/** Not in `npm test`, because they take long, need a registry, or change a file. `npm run check -- NAME` runs one. */
export const extras: readonly Pick<Step, 'name' | 'command' | 'needsBuild' | 'needsBrowser'>[] = [
  { name: 'browsers', command: 'node tools/e2e-browsers.ts', needsBuild: true, needsBrowser: true },
  { name: 'packed', command: 'node tests/contract/packed/main.ts' },
  { name: 'laws', command: 'vitest run generated-faults --mode laws' },
  { name: 'lab', command: 'node tests/lab/main.ts' },
];
