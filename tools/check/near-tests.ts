import { posix } from 'node:path';

/** A screen test takes about ten seconds. */
const MOST_SCREEN_TESTS = 3;

interface Sources {
  tests: ReadonlyMap<string, string>;
  routes: ReadonlyMap<string, string>;
}

interface NearTests {
  files: string[];
  /** More screen tests of the area. */
  leftOut: number;
}

const isScreenTest = (file: string) => file.startsWith('tests/screens/');
const stem = (file: string) => file.replace(/(?:\.(?:test|sweep))*\.tsx?$/, '');
/** An area of the contract is tested with its handlers. */
const handlersOf = (file: string) =>
  file.replace(/^openapi\/(?:paths|schemas)\/(.+)\.yaml$/, 'mock-server/handlers/$1.ts');

/** How the names of the screen tests of some areas begin: as the addresses whose routes show them. */
function namesOf(areas: ReadonlySet<string>, routes: Sources['routes']): string[] {
  return [...routes.values()]
    .filter((text) => [...areas].some((area) => text.includes(`/features/${area}/`)))
    .map((text) => /createFileRoute\('\/(\w*)/.exec(text)?.[1] || 'home');
}

/**
 * The tests of a change: changed tests, the test of a changed file, tests that import it, the tests of a document, those of
 * the handlers of a changed area of the contract, and the screen tests of its area. Sweeps, and what
 * generated code can break, are for `npm test`.
 *
 * @param changed paths from the root
 */
export function nearTests(changed: readonly string[], { tests, routes }: Sources): NearTests {
  const sources = changed.filter((file) => !/\.(?:test|e2e)\.|\/generated\//.test(file));
  const documents = sources.filter((file) => file.endsWith('.md'));
  const stems = new Set(sources.map((file) => stem(handlersOf(file))));
  const reads = (test: string, text: string) =>
    stems.has(stem(test)) ||
    documents.some((file) => text.includes(`'${file}'`)) ||
    [...text.matchAll(/'(\.\.?\/[^']+)'/g)].some(([, path = '']) =>
      sources.includes(posix.join(posix.dirname(test), path)),
    );
  const areas = new Set(sources.flatMap((file) => file.match(/^src\/features\/([^/]+)\//)?.[1] ?? []));
  const names = namesOf(areas, routes);
  const isOfArea = (test: string) =>
    names.some((name) => `${stem(posix.basename(test))}-`.startsWith(`${name}-`));
  const own = [...tests.keys()].filter((test) => changed.includes(test));
  const others = [...tests].filter(([test]) => !changed.includes(test) && !test.includes('.sweep.'));
  const near = others
    .filter(([test, text]) => reads(test, text) || (isScreenTest(test) && isOfArea(test)))
    .map(([test]) => test);
  const screens = near.filter(isScreenTest);
  return {
    files: [...own, ...near.filter((test) => !isScreenTest(test)), ...screens.slice(0, MOST_SCREEN_TESTS)],
    leftOut: Math.max(screens.length - MOST_SCREEN_TESTS, 0),
  };
}
