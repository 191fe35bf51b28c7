import { posix } from 'node:path';

/** A screen test takes about ten seconds. */
const MOST_SCREEN_TESTS = 3;

interface Sources {
  tests: ReadonlyMap<string, string>;
  routes: ReadonlyMap<string, string>;
}

interface NearTests {
  files: string[];
  /** Screen tests that open an address of the area as well. */
  leftOut: number;
}

const isScreenTest = (file: string) => file.startsWith('tests/screens/');
const stem = (file: string) => file.replace(/(?:\.(?:test|sweep))*\.tsx?$/, '');
/** An area of the contract is tested with its handlers. */
const handlersOf = (file: string) =>
  file.replace(/^openapi\/(?:paths|schemas)\/(.+)\.yaml$/, 'mock-server/handlers/$1.ts');

function addressesOf(areas: ReadonlySet<string>, routes: Sources['routes']): string[] {
  return [...routes.values()]
    .filter((text) => [...areas].some((area) => text.includes(`/features/${area}/`)))
    .flatMap((text) => text.match(/createFileRoute\('([^'{$]+)/)?.[1] ?? [])
    .map((address) => (address === '/' ? address : address.replace(/\/$/, '')));
}

/** How much a test is about some addresses: by its name, else by their share of all that it opens. */
function shareOf(test: string, text: string, addresses: readonly string[]): number {
  const name = stem(posix.basename(test));
  if (addresses.some((address) => `${name}-`.startsWith(`${address.slice(1) || 'home'}-`))) return 1;
  const opened = [...text.matchAll(/'(\/[\w-]*)(?=['?/])/g)].map(([, address = '']) => address);
  return opened.filter((address) => addresses.includes(address)).length / (opened.length + 1);
}

/**
 * The tests of a change: changed tests, the test of a changed file, tests that import it, the tests of a document, those of
 * the handlers of a changed area of the contract, and the screen tests that are most about its area. Sweeps, and what
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
  const addresses = addressesOf(areas, routes);
  const own = [...tests].filter(([test]) => changed.includes(test));
  const others = [...tests].filter(([test]) => !changed.includes(test) && !test.includes('.sweep.'));
  const units = others.filter(([test, text]) => !isScreenTest(test) && reads(test, text));
  const screens = others
    .filter(([test]) => isScreenTest(test))
    .map(([test, text]) => ({ test, share: reads(test, text) ? 2 : shareOf(test, text, addresses) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .map(({ test }) => test);
  return {
    files: [...[...own, ...units].map(([test]) => test), ...screens.slice(0, MOST_SCREEN_TESTS)],
    leftOut: Math.max(screens.length - MOST_SCREEN_TESTS, 0),
  };
}
