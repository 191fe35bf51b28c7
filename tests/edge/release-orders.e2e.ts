import { expect, test } from 'playwright/test';
import { compileAlone } from '../../tools/prerender/compile-alone.ts';
import { makeRelease } from './releases/made-releases.ts';
import { SimulatedBrowser } from './releases/simulated-browser.ts';
import { run } from './releases/simulated-scripts.ts';
import { type Missing, type Part, type Release, Upload } from './releases/upload.ts';

const MISSING: Readonly<Record<'forward' | 'back', readonly Missing[]>> = {
  forward: ['404', 'first page, for a year'],
  back: ['first page'],
};
const PAGES = ['/', '/deposit'] as const;

function orders<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, place) => orders(values.toSpliced(place, 1)).map((rest) => [value, ...rest]));
}

/** All orders of the parts. An upload without `removal` leaves the old files on the host. */
const UPLOADS: readonly Part[][] = [
  ...orders<Part>(['assets', 'pages', 'worker', 'removal']),
  ...orders<Part>(['assets', 'pages', 'worker']),
];

interface Course {
  order: readonly Part[];
  /** How many parts are done when the visitor comes; above their number, the visitor comes after every part. */
  moment: number;
  path: string;
}

/** What a host has depends on which parts are done, so for one visit one order of each set is enough. */
function coursesOf(uploads: readonly Part[][]): Course[] {
  const courses = new Map<string, Course>();
  for (const order of uploads) {
    for (let moment = 0; moment <= order.length; moment += 1)
      for (const path of PAGES)
        courses.set(`${path} ${order.length} ${order.slice(0, moment).sort()}`, { order, moment, path });
    const path = PAGES[courses.size % PAGES.length] ?? '/';
    courses.set(`each ${order}`, { order, moment: order.length + 1, path });
  }
  return [...courses.values()];
}

const SHARED = '/assets/shared-0000000.js';

interface Case {
  browser: SimulatedBrowser;
  from: Release;
}

/** `isWhole`: the device has a complete earlier release. */
const VISITORS: Record<string, { isWhole: boolean; prepare: (visit: Case, path: string) => Promise<void> }> =
  {
    'a new visitor': { isWhole: false, prepare: async () => undefined },
    'a returning visitor': {
      isWhole: true,
      prepare: async ({ browser }, path) => void (await browser.visit(path)),
    },
    'a returning visitor whose storage was emptied': {
      isWhole: false,
      async prepare({ browser }, path) {
        await browser.visit(path);
        for (const name of await browser.caches.keys())
          if (name !== 'another-app') await browser.caches.delete(name);
      },
    },
    'a returning visitor whose main script was evicted': {
      isWhole: false,
      async prepare({ browser, from }, path) {
        await browser.visit(path);
        for (const cache of browser.caches.all.values()) cache.delete(`/assets/main-${from.mark}.js`);
      },
    },
    'a returning visitor for whom an older worker stored a first page as a script': {
      isWhole: true,
      async prepare({ browser }, path) {
        await browser.visit(path);
        for (const cache of browser.caches.all.values())
          if (cache.has(SHARED))
            cache.set(
              SHARED,
              new Response('<!doctype html>', { headers: { 'content-type': 'text/javascript' } }),
            );
      },
    },
    'a returning visitor whose storage is full': {
      isWhole: true,
      async prepare({ browser }, path) {
        await browser.visit(path);
        browser.caches.quota = browser.caches.used + 100;
      },
    },
    'a new visitor without storage': {
      isWhole: false,
      async prepare({ browser }) {
        browser.caches.quota = 10;
      },
    },
  };

test('SHP-04 every order of an upload leaves every visitor with a whole release, and nothing unverified on the device', async () => {
  // Playwright notes each `expect` as a step, and 25,000 of them took more time than the visitors.
  const faults: string[] = [];
  const require = (isRight: boolean, what: string) => {
    if (!isRight) faults.push(what);
  };
  const [first, second] = [await makeRelease('number1'), await makeRelease('number2')];
  const known = new Map(
    [first, second].flatMap(({ mark, files }) =>
      [...files].map(([path, body]) => [`${path} ${body}`, mark] as const),
    ),
  );
  const courses = coursesOf(UPLOADS);
  let cases = 0;
  let broken = 0;
  let healed = 0;

  for (const isRollback of [false, true])
    for (const { order, moment, path } of courses)
      for (const missing of MISSING[isRollback ? 'back' : 'forward'])
        for (const [who, visitor] of Object.entries(VISITORS)) {
          // For a new visitor a rollback is the same as an upload.
          if (isRollback && !visitor.isWhole) continue;
          const [from, next] = isRollback ? [second, first] : [first, second];
          const name = `${who} of ${path}, ${order.join(', ')}, missing: ${missing}, comes at ${moment}${isRollback ? ', rollback' : ''}`;
          let host = new Upload(next, next, missing);
          const browser = new SimulatedBrowser(() => host);
          if (isRollback) await browser.visit(path);
          host = new Upload(from, next, missing);
          if (isRollback) {
            await browser.visit(path);
            await browser.takeUpdate(path);
          }
          await visitor.prepare({ browser, from }, path);
          const wrongBefore = await browser.wrongInStore(known);
          const come = async (place: number) => {
            if (moment !== place && moment <= order.length) return;
            const release = await browser.visit(path);
            if (release === 'broken') broken += 1;
            if (visitor.isWhole) require(release !== 'broken', `${name}: broken at ${place}`);
          };
          await come(0);
          for (const [place, part] of order.entries()) {
            host.do(part);
            await come(place + 1);
          }
          const later = await browser.later();
          if (later !== undefined) {
            healed += 1;
            require(later === next.mark, `${name}: healed as ${later}`);
          }
          const after = await browser.visit(path);
          require([first.mark, second.mark].includes(after), `${name}: ${after} after the upload`);
          const updated = await browser.takeUpdate(path);
          // Without room for the next release the stored one stays in use.
          const isFull = Number.isFinite(browser.caches.quota);
          const isRight = updated === next.mark || (isFull && updated === after);
          require(isRight, `${name}: the update is ${updated}`);
          const wrong = await browser.wrongInStore(known);
          for (const entry of wrong) require(wrongBefore.includes(entry), `${name}: ${entry}`);
          if (!isFull) {
            require(browser.active !== undefined, `${name}: no release on the device`);
            host.isDown = true;
            const offline = await browser.visit(path);
            require(offline === next.mark, `${name}: ${offline} without a network`);
          }
          cases += 1;
        }
  console.log(
    `${cases} visitors of an upload; ${broken} times one met a page that could not work yet, ${healed} of these healed by themselves.`,
  );
  expect(faults).toEqual([]);
  expect(cases).toBe(78 * (7 * 2 + 3));
  expect(healed).toBeGreaterThan(100);
});

test('SHP-04 a file with a wrong type, which no page could use, is not stored on the device', async () => {
  const only = await makeRelease('onlyone');
  const host = new Upload(only, only, '404');
  const browser = new SimulatedBrowser(() => host);
  for (const path of only.files.keys()) {
    if (!path.startsWith('/assets/') || !path.endsWith('.js')) continue;
    host.mislabelled = path;
    await browser.visit('/');
    expect([browser.active, await browser.caches.keys()], path).toEqual([undefined, ['another-app']]);
  }
  host.mislabelled = '';
  expect(await browser.visit('/')).toBe('onlyone');
  expect(browser.active).toBeDefined();
});

test('SHP-08 a rebuilt lobby is shown by the worker that is there, no release waits, and a silent server holds none up', async () => {
  const [first, rebuilt] = [await makeRelease('number1'), await makeRelease('number1', 'home of today')];
  expect(rebuilt.files.get('/sw.js')).toBe(first.files.get('/sw.js'));
  let host = new Upload(first, first, '404');
  const browser = new SimulatedBrowser(() => host);
  await browser.visit('/');
  host = new Upload(rebuilt, rebuilt, '404');
  await browser.look();
  expect(browser.waiting).toBeUndefined();
  const home = await browser.active?.fetch('/', 'navigate');
  expect(await home?.text()).toContain('home of today');

  host.isSilent = true;
  await browser.active?.message('look-for-lobby');
});

test('SHP-07 a page that does not start reports it before it loads anything else', async () => {
  const healer = await compileAlone('src/app/boot/heal.ts', {});
  const did: (string | Promise<string>)[] = [];
  const seldom = {
    getElementById: () => ({ textContent: '{"reports":{"url":"/reports"}}' }),
    querySelectorAll: () => [],
    documentElement: { outerHTML: '' },
  };
  run(healer, {
    window: { __failure: new TypeError('912345678 is no function'), __visit: '7F3G2H' },
    document: { ...seldom, querySelector: () => ({ content: 'number1' }) },
    navigator: { userAgent: 'Simulated', sendBeacon: (to: string, body: Blob) => did.push(to, body.text()) },
    fetch: async (path: string) => {
      did.push(path);
      return Response.json({ release: 'number2' });
    },
    sessionStorage: { getItem: () => null, setItem: () => undefined },
    location: { reload: () => did.push('reload') },
    setTimeout: (then: () => void) => setImmediate(then),
  });
  await expect.poll(() => did).toContain('reload');
  const report = {
    kind: 'start',
    what: 'The app did not start. TypeError: # is no function',
    release: 'number1',
    visit: '7F3G2H',
    agent: 'Simulated',
  };
  expect([did[0], JSON.parse(await (did[1] ?? '')), ...did.slice(2)]).toEqual([
    '/reports',
    expect.objectContaining(report),
    '/version.json',
    'reload',
  ]);
});
