/**
 * Measures the build in dist/: the cost of a page that nobody touches, and the data that a session and an update load.
 * Writes its own part of docs/performance.md.
 *
 * npm run measure -- quiet [--rounds 3] [--runs 5] [--beside FOLDER] [--out docs/performance.md]
 *
 * Times are CPU time of the page's main thread at CPU 1x, from traces, so that other load hardly matters. Loads of home
 * take turns with the prerendered page without scripts (the limit), and with another build in the folder of --beside.
 * Takes about 10 minutes.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { nextRelease } from '../serve/next-release.ts';
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
import { mainThreadOf } from './main-thread.ts';
import { serveSlowly, temporaryKey } from './slow-server.ts';

const LINK = { rtt: 2, down: 1_000_000, up: 1_000_000 };
const PLAYER = { country: 'CL', username: '912345678', password: 'Copihue2026' };
/** In ms. Everything that starts by itself has started by then, also the first popup on a busy machine. */
const UNTIL_QUIET_MS = 14_000;
const SETTLE_MS = 6_000;
const IDLE_MS = 3_000;
const WORKER_WAIT_MS = 60_000;

type Served = Awaited<ReturnType<typeof serveSlowly>> & { sent: () => number; files: Map<string, Buffer> };

async function serve(files: Map<string, Buffer>, key: ReturnType<typeof temporaryKey>): Promise<Served> {
  let bytes = 0;
  const server = await serveSlowly(files, LINK, key, (length) => {
    bytes += length;
  });
  return { ...server, files, sent: () => bytes };
}

const addressOf = (server: Served) => `https://127.0.0.1:${server.port}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** In ms of CPU time from the first paint of home until the page is quiet. */
async function untilQuiet(browser: Browser, server: Served): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const { afterPaint } = await mainThreadOf(browser, page, async () => {
    await page.goto(addressOf(server), { waitUntil: 'commit', timeout: 60_000 });
    await pause(UNTIL_QUIET_MS);
  });
  await context.close();
  return afterPaint;
}

const addresses = () =>
  readdirSync('src/routes')
    .filter((name) => /^[a-z]\w*\.tsx$/i.test(name) && name !== 'index.tsx')
    .map((name) => `/${name.replace('.tsx', '')}`);

async function logIn(context: BrowserContext, server: Served): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${addressOf(server)}/tc`);
  await page.evaluate(async (player) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/user/login', { method: 'POST', headers, body: JSON.stringify(player) });
    const { data }: { data: { token: string } } = await answer.json();
    localStorage.setItem('token', data.token);
  }, PLAYER);
  await page.close();
}

/** The address with the highest cost while nobody touches the page, in ms of CPU time per second. */
async function idlest(browser: Browser, server: Served, isPlayer: boolean): Promise<[string, number]> {
  const costs: [string, number][] = [];
  const context = await browser.newContext(PHONE);
  if (isPlayer) await logIn(context, server);
  for (const address of ['/', ...addresses(), '/allgame']) {
    const page = await context.newPage();
    await page.goto(addressOf(server) + address, { timeout: 60_000 });
    await pause(SETTLE_MS);
    const { all } = await mainThreadOf(browser, page, () => pause(IDLE_MS));
    costs.push([address, (all * 1000) / IDLE_MS]);
    await page.close();
  }
  await context.close();
  return costs.toSorted(([, a], [, b]) => b - a)[0] ?? ['-', 0];
}

const installed = () => navigator.serviceWorker.ready.then(() => undefined);

/** In kB: a first session through the main screens, and an update to a release with one changed sentence. */
async function fetched(browser: Browser, server: Served): Promise<{ session: number; update: number }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  page.setDefaultTimeout(WORKER_WAIT_MS);
  const from = server.sent();
  await page.goto(addressOf(server));
  await page.evaluate(installed);
  for (const address of ['/allgame', '/searchgame', '/promotion', '/']) {
    await page.goto(addressOf(server) + address);
    await page.waitForLoadState('networkidle');
  }
  await pause(UNTIL_QUIET_MS);
  const session = server.sent() - from;
  const folder = nextRelease('next');
  server.files.clear();
  for (const [path, file] of readBuild(folder)) server.files.set(path, file);
  rmSync(folder, { recursive: true });
  const before = server.sent();
  await page.evaluate(async () => {
    const worker = await (await navigator.serviceWorker.ready).update();
    const { installing } = worker;
    await new Promise<void>((resolve) => {
      if (!installing) return resolve();
      installing.addEventListener('statechange', () => installing.state !== 'installing' && resolve());
    });
  });
  const update = server.sent() - before;
  await context.close();
  return { session: session / 1000, update: update / 1000 };
}

async function quietRounds(browser: Browser, servers: Record<string, Served>, rounds: number, runs: number) {
  const medians = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const loads = new Map<string, number[]>();
    for (let run = 0; run < runs; run += 1) {
      const turns = Object.entries(servers);
      for (const [name, server] of run % 2 === 0 ? turns : turns.toReversed())
        loads.set(name, [...(loads.get(name) ?? []), await untilQuiet(browser, server)]);
    }
    for (const [name, list] of loads) medians.set(name, [...(medians.get(name) ?? []), median(list) ?? 0]);
    process.stderr.write('.');
  }
  return (name: string) =>
    medians
      .get(name)
      ?.map((ms) => ms.toFixed(0))
      .join(', ') ?? '-';
}

export async function measure(args: string[]): Promise<number> {
  const { rounds, runs, beside, out } = readOptions(args, {
    rounds: '3',
    runs: '5',
    beside: '',
    out: 'docs/performance.md',
  });
  const key = temporaryKey();
  const build = readBuild();
  const bare = Buffer.from(withoutScripts(readFileSync(join('dist', 'index.html'), 'utf8')));
  const app = await serve(build, key);
  const servers = {
    limit: await serve(new Map([...build, ['/index.html', bare]]), key),
    app,
    ...(beside && { beside: await serve(readBuild(beside), key) }),
  };
  // Only this key is trusted: --ignore-certificate-errors would turn off the HTTP cache and service workers.
  const browser = await startBrowser(`--ignore-certificate-errors-spki-list=${key.spki}`);
  const updated = await serve(readBuild(), key);
  const { session, update } = await fetched(browser, updated);
  updated.close();
  const quiet = await quietRounds(browser, servers, Number(rounds), Number(runs));
  const guest = await idlest(browser, app, false);
  const player = await idlest(browser, app, true);
  await browser.close();
  for (const server of Object.values(servers)) server.close();
  const idle = ([address, ms]: [string, number]) => `${ms.toFixed(1)} at ${address}`;
  const rows = [
    ['CPU from the first paint until home is quiet, ms', quiet('limit'), quiet('app'), '500'],
    [
      'an open page that nobody touches, the costliest address, guest, ms of CPU a second',
      '-',
      idle(guest),
      '10',
    ],
    ['the same, player', '-', idle(player), '10'],
    ['bytes of an update in which one sentence is new, kB', '-', update.toFixed(1), '30'],
    [
      'bytes of a first session: home, all games, search, promotions, with the stored release, kB',
      '-',
      session.toFixed(0),
      '-',
    ],
  ];
  if (beside) rows.splice(1, 0, [`the same of ${beside}`, '-', quiet('beside'), '-']);
  writeFigures(
    out,
    `## Quiet and light, measured

Written by \`npm run measure -- quiet\` (${rounds} rounds of ${runs} interleaved loads; each figure is the median of a round).
Times are CPU time of the main thread at CPU 1x, out of traces. The limit is the painted page without its scripts.`,
    tableOf(['', 'limit', 'app', 'goal'], rows),
  );
  return 0;
}
