import { basename, dirname } from 'node:path';

/** A screen test takes seconds, and home's area is in a third of them. */
const MOST_SCREEN_TESTS = 10;

interface Sources {
  /** The text of each test file, by its path from the root. */
  tests: ReadonlyMap<string, string>;
  /** The text of each file in src/routes. */
  routes: ReadonlyMap<string, string>;
}

interface NearTests {
  files: string[];
  /** Screen tests beyond the most that a quick look runs. */
  leftOut: string[];
}

const isScreenTest = (file: string) => file.startsWith('tests/screens/');

/** The addresses of the screens of an area, as a test writes them: `'/deposit`. */
function addressesOf(area: string, routes: Sources['routes']): string[] {
  return [...routes.values()]
    .filter((text) => text.includes(`/features/${area}/`))
    .flatMap((text) => text.match(/createFileRoute\('([^'{$]+)/)?.[1] ?? [])
    .map((address) => (address === '/' ? `'/'` : `'${address.replace(/\/$/, '')}`));
}

function isNear(test: string, text: string, changed: string, routes: Sources['routes']): boolean {
  if (test === changed) return true;
  if (!isScreenTest(test) && dirname(test) === dirname(changed)) return true;
  if (text.includes(`/${basename(changed)}'`)) return true;
  const area = changed.match(/^src\/features\/([^/]+)\//)?.[1];
  return (
    area !== undefined && isScreenTest(test) && addressesOf(area, routes).some((own) => text.includes(own))
  );
}

/**
 * The tests of what changed: a changed test, the tests beside a changed file, those that import it, and the screen tests
 * that open an address of its area. Not every test that a change can break: that is `npm test`.
 *
 * @param changed paths from the root
 */
export function nearTests(changed: readonly string[], { tests, routes }: Sources): NearTests {
  const near = [...tests].filter(([test, text]) => changed.some((file) => isNear(test, text, file, routes)));
  const files = near.map(([test]) => test);
  // A test that was changed itself is always run.
  const screens = files.filter((file) => isScreenTest(file) && !changed.includes(file));
  const leftOut = screens.slice(MOST_SCREEN_TESTS);
  return { files: files.filter((file) => !leftOut.includes(file)), leftOut };
}
