/**
 * Loads home of the build on a phone whose processor and link the browser slows down, and writes the medians into
 * docs/performance.md. They have no limit, because they depend on the machine: compare only figures of a quiet one.
 *
 * npm run measure -- [--rounds 5] [--games 400]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { browserPath } from './setup/browser.mjs';
import { runNode } from './shared/child.ts';
import { readOptions } from './shared/options.ts';
import { runCommand } from './shared/ports.ts';
import { startServe } from './shared/start-serve.ts';

const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'es-CL',
};
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
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await cdp.send('Performance.enable');
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINK.rtt,
    downloadThroughput: LINK.down * 125,
    uploadThroughput: LINK.up * 125,
  });
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

async function visits(rounds: number, games: string): Promise<Load[]> {
  const server = await startServe({}, ['--games', games]);
  const executablePath = browserPath('.');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const loads: Load[] = [];
  try {
    while (loads.length < rounds) loads.push(await visit(browser, server.address));
    return loads;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const DOCUMENT = 'docs/performance.md';
const HEADING = '## The first view, measured';

/** Puts the part at the end, in place of the one of the last time. */
function withPart(text: string, part: string): string {
  const others = text.split(/^(?=## )/m).filter((one) => !one.startsWith(HEADING));
  return `${[...others, `${HEADING}\n\n${part}`].map((one) => one.trim()).join('\n\n')}\n`;
}

await runCommand(async () => {
  const { rounds, games } = readOptions('Use --rounds and --games, each with a number.', {
    options: {
      rounds: { type: 'string', default: '5' },
      games: { type: 'string', default: '400' },
    },
  }).values;
  const built = await runNode(['tools/build.ts', '--if-stale']);
  if (built !== 0) return built;
  const loads = await visits(Number(rounds), games);
  const row = (name: string, figure: keyof Load, digits = 0) => {
    const values = loads.map((load) => load[figure]).toSorted((a, b) => a - b);
    const shown = [values[Math.floor(values.length / 2)] ?? 0, values[0] ?? 0, values.at(-1) ?? 0];
    return [name, ...shown.map((value) => value.toFixed(digits))];
  };
  const table = tableOf(
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
  );
  const part = `Written by \`npm run measure\` (${rounds} loads; ${LINK.down} kbit/s, ${LINK.rtt} ms, CPU ${SLOWDOWN}x, by Chromium's own throttling). Load average at the end ${loadavg()[0]?.toFixed(1)}.\n\n${table}`;
  writeFileSync(DOCUMENT, withPart(readFileSync(DOCUMENT, 'utf8'), part));
  console.log(`\n${table}\n\nWritten to ${DOCUMENT}.`);
  return 0;
});
