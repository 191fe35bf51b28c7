/**
 * Loads the production build in dist/ on an emulated slow phone and compares it with its own page without scripts (the
 * limit), with the smallest page that React can make, and with its own page with only the fixed packages as script (the
 * floor). Writes the table as Markdown.
 *
 * npm run measure:load -- [--rounds 3] [--runs 5] [--out docs/load.md]
 *
 * Each round takes the median of its interleaved runs; the table has one figure for each round. Takes about 20 minutes;
 * figures are only comparable from a quiet machine.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { type Load, loadPage } from './measure/load-page.ts';
import type { LinkedServer } from './measure/slow-link.ts';
import { type Files, serveSlowly, temporaryKey } from './measure/slow-server.ts';
import { withoutScripts } from './measure/without-scripts.ts';
import { compileAlone } from './prerender/compile-alone.ts';
import { browserPath } from './setup/browser.mjs';
import { initialFiles } from './size/initial-files.ts';

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOW = { link: { rtt: 150, down: 1_600, up: 750 }, slowdown: 4 };
/** For a first visit that is not measured. */
const NO_LINK = { rtt: 2, down: 1_000_000, up: 1_000_000 };
const SLOWER_CPU = { link: { rtt: 100, down: 9_000, up: 3_000 }, slowdown: 8 };
const [LIMIT, HELLO, FLOOR, APP] = ['limit', 'hello', 'floor', 'app'] as const;
type Page = typeof LIMIT | typeof HELLO | typeof FLOOR | typeof APP;
type Medians = Record<Page, Load>;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string', default: 'docs/load.md' },
  },
});

function readBuild(): Map<string, Buffer> {
  const entries = readdirSync('dist', { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative('dist', file)}`, readFileSync(file)] as const),
  );
}

const kb = (text: Buffer) => brotliCompressSync(text).length / 1000;

async function sites(): Promise<{ files: Record<Page, Files>; helloKb: number; floorKb: number }> {
  const build = readBuild();
  const bare = withoutScripts(String(build.get('/index.html')));
  const script = Buffer.from(await compileAlone('tools/measure/hello.ts', {}));
  const hello =
    '<!doctype html><title>Hello</title><div id="root"></div><script src="/assets/hello.js"></script>';
  const helloFiles = { '/index.html': Buffer.from(hello), '/assets/hello.js': script };
  const packages = Buffer.from(await compileAlone('tools/measure/packages.ts', {}));
  const floor = bare.replace(
    '</body>',
    '<script type="module" fetchpriority="low" src="/assets/packages.js"></script></body>',
  );
  const floorFiles = { '/index.html': Buffer.from(floor), '/assets/packages.js': packages };
  return {
    files: {
      limit: new Map([...build, ['/index.html', Buffer.from(bare)]]),
      hello: new Map(Object.entries(helloFiles)),
      floor: new Map([...build, ...Object.entries(floorFiles)]),
      app: build,
    },
    ...{ helloKb: kb(script), floorKb: kb(packages) },
  };
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

function medianOf(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.flatMap((load) => load[figure] ?? []));
  const all = (figure: keyof Load) => of(figure) ?? 0;
  return {
    ...{ fcp: all('fcp'), lcp: all('lcp'), blocking: all('blocking') },
    ...{ lastLongTask: all('lastLongTask'), lastBeforePopup: all('lastBeforePopup') },
    shift: all('shift'),
    ...{ pictures: of('pictures'), started: of('started'), alive: of('alive') },
  };
}

interface Setting {
  browser: Browser;
  servers: Record<Page, LinkedServer>;
  slowdown: number;
  /** A second visit over new connections, with cache and service worker of an unmeasured first one. */
  isWarm?: boolean;
}

async function visit({ browser, servers, slowdown, isWarm }: Setting, name: Page): Promise<Load> {
  const context: BrowserContext = await browser.newContext({ ...PHONE, locale: 'es-CL' });
  const server = servers[name];
  const url = `https://127.0.0.1:${server.port}/`;
  try {
    if (isWarm) {
      server.changeLink(NO_LINK);
      await loadPage(context, url, 1, 'visit again');
      server.changeLink();
    }
    return await loadPage(context, url, slowdown, name === APP && !isWarm ? 'popup' : undefined);
  } finally {
    await context.close();
  }
}

/** The medians of several loads of each page, in turns; the first load of each does not count. */
async function measure(setting: Setting, pages: readonly Page[]): Promise<Medians> {
  const loads: Record<Page, Load[]> = { limit: [], hello: [], floor: [], app: [] };
  for (let run = -1; run < Number(values.runs); run += 1)
    for (const [turn] of pages.entries()) {
      const name = pages[(turn + Math.max(0, run)) % pages.length] ?? APP;
      const load = await visit(setting, name);
      if (run >= 0) loads[name].push(load);
    }
  process.stderr.write('.');
  const { limit, hello, floor, app } = loads;
  return { limit: medianOf(limit), hello: medianOf(hello), floor: medianOf(floor), app: medianOf(app) };
}

const key = temporaryKey();
const { files, helloKb, floorKb } = await sites();
const serveAll = async (link: typeof SLOW.link) => ({
  limit: await serveSlowly(files.limit, link, key),
  hello: await serveSlowly(files.hello, link, key),
  floor: await serveSlowly(files.floor, link, key),
  app: await serveSlowly(files.app, link, key),
});
const executablePath = browserPath('.');
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  // Trusts only this key: --ignore-certificate-errors would turn off the HTTP cache and service workers.
  args: ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${key.spki}`],
});
const slow = { browser, servers: await serveAll(SLOW.link), slowdown: SLOW.slowdown };
const slower = { browser, servers: await serveAll(SLOWER_CPU.link), slowdown: SLOWER_CPU.slowdown };

const rounds: { cold: Medians; warm: Medians; hard: Medians }[] = [];
for (let round = 0; round < Number(values.rounds); round += 1)
  rounds.push({
    cold: await measure(slow, [LIMIT, HELLO, FLOOR, APP]),
    warm: await measure({ ...slow, isWarm: true }, [LIMIT, APP]),
    hard: await measure(slower, [HELLO, FLOOR, APP]),
  });
await browser.close();

const inRounds = (figure: (round: (typeof rounds)[number]) => number | undefined, digits = 0) =>
  rounds.map((round) => figure(round)?.toFixed(digits) ?? '-').join(', ');
const ratio = (one: number | undefined, base: number | undefined) => (one && base ? one / base : undefined);
const html = String(files.app.get('/index.html'));
const appKb = initialFiles('dist', html).reduce((sum, file) => sum + kb(readFileSync(join('dist', file))), 0);
const rows: [what: string, limit: string, hello: string, floor: string, app: string, goal: string][] = [
  ...(['fcp', 'lcp', 'pictures'] as const).map((figure): (typeof rows)[number] => [
    { fcp: 'first paint', lcp: 'largest paint', pictures: 'pictures of the first view' }[figure],
    `${inRounds(({ cold }) => cold.limit[figure])} ms`,
    figure === 'pictures' ? '-' : inRounds(({ cold }) => ratio(cold.hello[figure], cold.limit[figure]), 2),
    inRounds(({ cold }) => ratio(cold.floor[figure], cold.limit[figure]), 2),
    inRounds(({ cold }) => ratio(cold.app[figure], cold.limit[figure]), 2),
    { fcp: '1.05', lcp: '1.03', pictures: '1.15' }[figure],
  ]),
  [
    'the app has started, against the React page',
    '-',
    `${inRounds(({ cold }) => cold.hello.started)} ms`,
    inRounds(({ cold }) => ratio(cold.floor.started, cold.hello.started), 2),
    inRounds(({ cold }) => ratio(cold.app.started, cold.hello.started), 2),
    '1.3',
  ],
  [
    'every part takes taps, against the React page',
    '-',
    '1',
    '-',
    inRounds(({ cold }) => ratio(cold.app.alive, cold.hello.started), 2),
    '-',
  ],
  [
    'blocking after the first paint, CPU 4x, ms',
    inRounds(({ cold }) => cold.limit.blocking),
    inRounds(({ cold }) => cold.hello.blocking),
    inRounds(({ cold }) => cold.floor.blocking),
    inRounds(({ cold }) => cold.app.blocking),
    '50',
  ],
  [
    'blocking, CPU 8x, 9 Mbit/s, ms',
    '-',
    inRounds(({ hard }) => hard.hello.blocking),
    inRounds(({ hard }) => hard.floor.blocking),
    inRounds(({ hard }) => hard.app.blocking),
    '120',
  ],
  [
    'last long task, CPU 8x, 9 Mbit/s, ms',
    '-',
    inRounds(({ hard }) => hard.hello.lastLongTask),
    inRounds(({ hard }) => hard.floor.lastLongTask),
    inRounds(({ hard }) => hard.app.lastLongTask),
    '2500',
  ],
  ['the same, before the first popup', '-', '-', '-', inRounds(({ hard }) => hard.app.lastBeforePopup), '-'],
  [
    'largest paint of a second visit, against a second visit of the limit',
    `${inRounds(({ warm }) => warm.limit.lcp)} ms`,
    '-',
    '-',
    inRounds(({ warm }) => ratio(warm.app.lcp, warm.limit.lcp), 2),
    '0.45',
  ],
  ['layout shift', '-', '-', '-', inRounds(({ cold }) => cold.app.shift, 3), '0'],
  ['initial scripts, brotli kB', '-', helloKb.toFixed(1), floorKb.toFixed(1), appKb.toFixed(1), '95'],
];
const table = [
  '| | limit | React hello page | floor | app | goal |',
  '| --- | --- | --- | --- | --- | --- |',
  ...rows.map((row) => `| ${row.join(' | ')} |`),
].join('\n');
writeFileSync(
  values.out,
  `# The first view, measured

Written by \`npm run measure:load\` (${values.rounds} rounds of ${values.runs} interleaved runs; each figure is the median of a
round). ${SLOW.link.down} kbit/s, ${SLOW.link.rtt} ms, CPU ${SLOW.slowdown}x where nothing else is said. The limit is the painted page without its
scripts; the React hello page is react-dom and one heading; the floor is the painted page whose script is react-dom,
router and query client alone. ${cpus().length} cores, load average at the end ${loadavg()[0]?.toFixed(1)}.

${table}
`,
);
console.log(`\n${table}\n\nWritten to ${values.out}.`);
for (const { servers } of [slow, slower]) for (const server of Object.values(servers)) server.close();
process.exit(0);
