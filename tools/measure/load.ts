/**
 * Loads the build in dist/ on an emulated slow phone and compares it with the same page without scripts (the limit).
 * Writes a table in Markdown.
 *
 * npm run measure -- load [--rounds 3] [--runs 5] [--out docs/performance.md]
 *
 * The table has one figure per round, the median of its runs, in which the pages take turns. Takes about 15 minutes.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { initialFiles } from '../size/initial-files.ts';
import {
  median,
  PHONE,
  readBuild,
  readOptions,
  startBrowser,
  tableOf,
  withoutScripts,
  writeFigures,
} from './harness.ts';
import { type Load, loadPage } from './load-page.ts';
import type { LinkedServer } from './slow-link.ts';
import { type Files, serveSlowly, temporaryKey } from './slow-server.ts';

const SLOW = { link: { rtt: 150, down: 1_600, up: 750 }, slowdown: 4 };
const NO_LINK = { rtt: 2, down: 1_000_000, up: 1_000_000 };
const SLOWER_CPU = { link: { rtt: 100, down: 9_000, up: 3_000 }, slowdown: 8 };
type Pages<T> = { limit: T; app: T };
type Medians = Pages<Load>;

/**
 * The cost of React itself, measured once (2026-11-23, two cores): a page with only react-dom and a heading, and the
 * limit with only react-dom, router and query client. Ratios are to the limit.
 */
const FLOORS = {
  fcp: ['1.68', '1.04'],
  lcp: ['1.36', '1.00'],
  pictures: ['-', '1.05'],
  started: ['1.36', '2.03'],
  blocking: ['0', '40'],
  blockingSlower: ['0', '222'],
  lastLongTask: ['1121', '2406'],
  scripts: ['58.1', '89.5'],
} as const;

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
  servers: Pages<LinkedServer>;
  slowdown: number;
  isWarm?: boolean;
}

async function visit({ browser, servers, slowdown, isWarm }: Setting, name: keyof Medians): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const server = servers[name];
  const url = `https://127.0.0.1:${server.port}/`;
  try {
    if (isWarm) {
      server.changeLink(NO_LINK);
      await loadPage(context, url, 1, 'visit again');
      server.changeLink();
    }
    return await loadPage(context, url, slowdown, name === 'app' && !isWarm ? 'popup' : undefined);
  } finally {
    await context.close();
  }
}

/** The two pages take turns, and the first load of each does not count. */
async function measurePages(setting: Setting, runs: number): Promise<Medians> {
  const loads: Pages<Load[]> = { limit: [], app: [] };
  for (let run = -1; run < runs; run += 1)
    for (const name of run % 2 === 0 ? (['limit', 'app'] as const) : (['app', 'limit'] as const)) {
      const load = await visit(setting, name);
      if (run >= 0) loads[name].push(load);
    }
  process.stderr.write('.');
  return { limit: medianOf(loads.limit), app: medianOf(loads.app) };
}

interface Round {
  cold: Medians;
  warm: Medians;
  hard: Medians;
}

async function measureRounds(build: Files, rounds: number, runs: number): Promise<Round[]> {
  const key = temporaryKey();
  const bare = Buffer.from(withoutScripts(String(build.get('/index.html'))));
  const serveBoth = async (link: typeof SLOW.link) => ({
    limit: await serveSlowly(new Map([...build, ['/index.html', bare]]), link, key),
    app: await serveSlowly(build, link, key),
  });
  // Only this key is trusted: --ignore-certificate-errors would turn off the HTTP cache and service workers.
  const browser = await startBrowser(`--ignore-certificate-errors-spki-list=${key.spki}`);
  const slow = { browser, servers: await serveBoth(SLOW.link), slowdown: SLOW.slowdown };
  const slower = { browser, servers: await serveBoth(SLOWER_CPU.link), slowdown: SLOWER_CPU.slowdown };
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    measured.push({
      cold: await measurePages(slow, runs),
      warm: await measurePages({ ...slow, isWarm: true }, runs),
      hard: await measurePages(slower, runs),
    });
  await browser.close();
  for (const { servers } of [slow, slower]) for (const server of Object.values(servers)) server.close();
  return measured;
}

const kb = (text: Buffer) => brotliCompressSync(text).length / 1000;

function rowsOf(rounds: readonly Round[], appKb: number): string[][] {
  const inRounds = (figure: (round: Round) => number | undefined, digits = 0) =>
    rounds.map((round) => figure(round)?.toFixed(digits) ?? '-').join(', ');
  const ratio = (one: number | undefined, base: number | undefined) => (one && base ? one / base : undefined);
  const painted = (figure: 'fcp' | 'lcp' | 'pictures', what: string, goal: string) => [
    what,
    `${inRounds(({ cold }) => cold.limit[figure])} ms`,
    ...FLOORS[figure],
    inRounds(({ cold }) => ratio(cold.app[figure], cold.limit[figure]), 2),
    goal,
  ];
  const toLargest = (figure: 'started' | 'alive') =>
    inRounds(({ cold }) => ratio(cold.app[figure], cold.limit.lcp), 2);
  return [
    painted('fcp', 'first paint', '1.05'),
    painted('lcp', 'largest paint', '1.03'),
    painted('pictures', 'pictures of the first view', '1.15'),
    [
      "the app has started, against the limit's largest paint",
      '1',
      ...FLOORS.started,
      toLargest('started'),
      '1.77',
    ],
    ['every part takes taps, against the same', '1', '-', '-', toLargest('alive'), '-'],
    [
      'blocking after the first paint, CPU 4x, ms',
      inRounds(({ cold }) => cold.limit.blocking),
      ...FLOORS.blocking,
      inRounds(({ cold }) => cold.app.blocking),
      '50',
    ],
    [
      'blocking, CPU 8x, 9 Mbit/s, ms',
      inRounds(({ hard }) => hard.limit.blocking),
      ...FLOORS.blockingSlower,
      inRounds(({ hard }) => hard.app.blocking),
      '120',
    ],
    [
      'last long task, CPU 8x, 9 Mbit/s, ms',
      inRounds(({ hard }) => hard.limit.lastLongTask),
      ...FLOORS.lastLongTask,
      inRounds(({ hard }) => hard.app.lastLongTask),
      '2500',
    ],
    [
      'the same, before the first popup',
      '-',
      '-',
      '-',
      inRounds(({ hard }) => hard.app.lastBeforePopup),
      '-',
    ],
    [
      'largest paint of a second visit, against a second visit of the limit',
      `${inRounds(({ warm }) => warm.limit.lcp)} ms`,
      ...['-', '-'],
      inRounds(({ warm }) => ratio(warm.app.lcp, warm.limit.lcp), 2),
      '0.45',
    ],
    ['layout shift', '-', '-', '-', inRounds(({ cold }) => cold.app.shift, 3), '0'],
    ['initial scripts, brotli kB', '-', ...FLOORS.scripts, appKb.toFixed(1), '95'],
  ];
}

export async function measure(args: string[]): Promise<number> {
  const { rounds, runs, out } = readOptions(args, { rounds: '3', runs: '5', out: 'docs/performance.md' });
  const build = readBuild();
  const measured = await measureRounds(build, Number(rounds), Number(runs));
  const initial = initialFiles('dist', String(build.get('/index.html')));
  const appKb = initial.reduce((sum, file) => sum + kb(readFileSync(join('dist', file))), 0);
  writeFigures(
    out,
    `## The first view, measured

Written by \`npm run measure -- load\` (${rounds} rounds of ${runs} interleaved runs; each figure is the median of a round).
${SLOW.link.down} kbit/s, ${SLOW.link.rtt} ms, CPU ${SLOW.slowdown}x unless a row names another; ${cpus().length} cores. The limit is the painted page without
its scripts. Two columns were measured once: the React hello page is react-dom and one heading; the floor is the painted
page whose script is react-dom, router and query client alone.`,
    tableOf(['', 'limit', 'React hello page', 'floor', 'app', 'goal'], rowsOf(measured, appKb)),
  );
  return 0;
}
