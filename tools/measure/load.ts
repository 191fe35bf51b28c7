/**
 * Loads home of the build in dist/ on a phone whose processor and link the browser slows down, and writes the medians
 * into docs/performance.md.
 *
 * npm run measure -- load [--rounds 5] [--games 400] [--out docs/performance.md]
 */
import type { Browser } from 'playwright';
import { median, PHONE, readOptions, slowDown, tableOf, withBuild, writeFigures } from './harness.ts';

const SLOWDOWN = 4;
const LINK = { rtt: 150, down: 1_600, up: 750 };
/** In ms. Everything that starts by itself has started by then, also the first popup on a busy machine. */
const UNTIL_QUIET_MS = 14_000;

interface Seen {
  fcp: number;
  lcp: number;
  started: number;
  alive: number;
  /** Sum of main-thread time over 50 ms in each task after the first paint. */
  blocking: number;
  lastLongTask: number;
  shift: number;
}
interface Load extends Seen {
  busy: number;
  kb: number;
}

function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, started: 0, alive: 0, blocking: 0, lastLongTask: 0, shift: 0 };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'));
  });
  on('longtask', ({ startTime, duration }) => {
    seen.lastLongTask = startTime + duration;
    seen.blocking += Math.max(0, startTime + duration - Math.max(startTime + 50, seen.fcp));
  });
  on('mark', ({ name, startTime }) => {
    if (name === 'app:ready') seen.started ||= startTime;
  });
  new MutationObserver(() => {
    const islands = [...document.querySelectorAll('[data-island]')];
    const shown = islands.filter((island) => island.getBoundingClientRect().top < innerHeight);
    if (shown.every((island) => island.hasAttribute('data-live'))) seen.alive ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
}

async function visit(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const cdp = await slowDown(page, SLOWDOWN, LINK);
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { timeout: 90_000 });
  await new Promise((resolve) => setTimeout(resolve, UNTIL_QUIET_MS));
  const seen = await page.evaluate((): Seen => Reflect.get(window, 'seen'));
  const { metrics } = await cdp.send('Performance.getMetrics');
  const busy = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  await context.close();
  return { ...seen, busy, kb: bytes / 1_000 };
}

export async function measure(args: string[]): Promise<number> {
  const { rounds, games, out } = readOptions(args, {
    rounds: '5',
    games: '400',
    out: 'docs/performance.md',
  });
  const loads: Load[] = [];
  await withBuild(games, async (browser, address) => {
    for (let round = 0; round < Number(rounds); round += 1) loads.push(await visit(browser, address));
  });
  const row = (name: string, figure: keyof Load, digits = 0) => {
    const values = loads.map((load) => load[figure]);
    const shown = [median(values) ?? 0, Math.min(...values), Math.max(...values)];
    return [name, ...shown.map((value) => value.toFixed(digits))];
  };
  writeFigures(
    out,
    `## The first view, measured

Written by \`npm run measure -- load\` (${rounds} loads; ${LINK.down} kbit/s, ${LINK.rtt} ms, CPU ${SLOWDOWN}x, by Chromium's own throttling).`,
    tableOf(
      ['', 'median', 'least', 'most'],
      [
        row('first paint, ms', 'fcp'),
        row('largest paint, ms', 'lcp'),
        row('the app has started, ms', 'started'),
        row('every part of the first view takes taps, ms', 'alive'),
        row('blocking after the first paint, ms', 'blocking'),
        row('end of the last long task, ms', 'lastLongTask'),
        row('main thread busy until home is quiet, ms', 'busy'),
        row('layout shift', 'shift', 3),
        row('received until home is quiet, kB', 'kb'),
      ],
    ),
  );
  return 0;
}
