import { basename, dirname } from 'node:path';

/** A screen test takes seconds, and a third of them open the screens of home. */
const MOST_SCREEN_TESTS = 10;

interface Sources {
  tests: ReadonlyMap<string, string>;
  routes: ReadonlyMap<string, string>;
}

interface NearTests {
  files: string[];
  leftOut: string[];
}

const isScreenTest = (file: string) => file.startsWith('tests/screens/');

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
 * The tests near a change: changed tests, tests beside a changed file, tests that import it, and screen tests that open
 * an address of its area. Only `npm test` finds all tests that a change can break.
 *
 * @param changed paths from the root
 */
export function nearTests(changed: readonly string[], { tests, routes }: Sources): NearTests {
  const near = [...tests].filter(([test, text]) => changed.some((file) => isNear(test, text, file, routes)));
  const files = near.map(([test]) => test);
  const screens = files.filter((file) => isScreenTest(file) && !changed.includes(file));
  const leftOut = screens.slice(MOST_SCREEN_TESTS);
  return { files: files.filter((file) => !leftOut.includes(file)), leftOut };
}
