/** One step of `npm test`. It runs the package.json script of that name, so that it can be run alone too. */
export interface Step {
  name: string;
  script: string;
  /** Arguments of the script: the test files to run, where not all of them. */
  arguments?: readonly string[];
  mend: string;
  isFast?: true;
  /** Mostly waits, so it runs beside the next step. Every other one needs the machine for itself. */
  isBesideNext?: true;
  needsBuild?: true;
  /** Writes a JSON report that counts its tests; a step without one counts as one test. */
  report?: { kind: 'vitest' | 'playwright'; file: string; options: string };
}

const REPORTS = 'node_modules/.cache/copihue';

/**
 * Cheapest first, so that the first failure comes early. Two short steps follow `types` and `build`, so that no core is
 * idle when these end.
 */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    script: 'lint',
    isFast: true,
    mend: '`npm run format` mends form and imports by itself; the rest names its rule.',
  },
  {
    name: 'contract',
    script: 'check:contract',
    isFast: true,
    mend: 'each message names the place under openapi/ and what the rule asks for.',
  },
  {
    name: 'rooms',
    script: 'check:rooms',
    isFast: true,
    mend: 'each message says where the import may go; the table is in .dependency-cruiser.cjs.',
  },
  {
    name: 'unused',
    script: 'check:unused',
    isFast: true,
    mend: 'delete what is named, or use it; a dependency goes with `npm uninstall`.',
  },
  {
    name: 'types',
    script: 'check:types',
    isFast: true,
    mend: 'the place and the expected type are named; after a contract change run `npm run generate` first.',
  },
  {
    name: 'build',
    script: 'build',
    isFast: true,
    mend: '`npm run build` shows the same message.',
  },
  {
    name: 'locales',
    script: 'check:locales',
    isFast: true,
    mend: 'give both languages the same keys and parameters, and delete texts nobody shows.',
  },
  {
    name: 'drift',
    script: 'check:drift',
    isFast: true,
    mend: 'run `npm run generate` and commit what changed.',
  },
  {
    name: 'size',
    script: 'check:size',
    isBesideNext: true,
    needsBuild: true,
    mend: 'load what the first view does not need with a dynamic import; the largest files are named.',
  },
  {
    name: 'unit',
    script: 'unit',
    mend: '`npm run unit -- NAME` runs one file.',
    report: {
      kind: 'vitest',
      file: `${REPORTS}/vitest.json`,
      options: `--reporter=default --reporter=json --outputFile.json=${REPORTS}/vitest.json`,
    },
  },
  {
    name: 'e2e',
    script: 'e2e',
    needsBuild: true,
    mend: '`npm run e2e -- NAME` runs one file; `npm run e2e -- NAME --trace on` records it, `npx playwright show-trace test-results/.../trace.zip` shows it.',
    report: { kind: 'playwright', file: `${REPORTS}/playwright.json`, options: '' },
  },
  {
    name: 'faults',
    script: 'check:faults',
    isBesideNext: true,
    needsBuild: true,
    mend: 'each line names call and fault; `npm run faults -- --call gameList --fault hang --headed` repeats it.',
  },
  {
    name: 'edge',
    script: 'test:edge',
    needsBuild: true,
    mend: 'the configurations are in docs/deploy; `npm run test:edge -- -g nginx` runs the tests of one server.',
  },
];
