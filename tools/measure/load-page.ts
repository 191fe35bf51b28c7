import type { BrowserContext } from 'playwright';

/** What one load took: times in ms since the navigation, a shift as the browser counts it. */
export interface Load {
  fcp: number;
  lcp: number;
  /** The pictures in the window are all there; undefined without any. */
  pictures: number | undefined;
  /** The app has started (`app:ready`). */
  started: number | undefined;
  /** Every part of the window takes taps. */
  alive: number | undefined;
  /** Main-thread time beyond 50 ms of each task after the first paint. */
  blocking: number;
  /** When the last task over 50 ms ended; 0 without one. */
  lastLongTask: number;
  shift: number;
}

interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  started?: number;
  alive?: number;
  tasks: [start: number, duration: number][];
  /** Addresses of the pictures that the painted page has in the window. */
  painted: string[];
}

/** Runs in the page before any of its scripts. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [], painted: [] };
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
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  on('mark', ({ name, startTime }) => {
    if (name === 'app:ready') seen.started ??= startTime;
  });
  const look = () => {
    const parts = [...document.querySelectorAll('[data-part]')];
    const shown = parts.filter((part) => part.getBoundingClientRect().top < innerHeight);
    if (shown.length > 0 && shown.every((part) => part.hasAttribute('data-live')))
      seen.alive ??= performance.now();
  };
  addEventListener('DOMContentLoaded', () => {
    const shown = [...document.images].filter((image) => {
      const { top, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth && /^http/.test(image.src);
    });
    seen.painted = shown.map(({ src }) => src);
  });
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-live'] });
}

/** Runs in the page when it is quiet. */
function collect(): Seen & { pictures: number | undefined } {
  const seen: Seen = Reflect.get(window, 'seen');
  const ends = seen.painted.flatMap((src) =>
    performance.getEntriesByName(src).map((entry) => Number(Reflect.get(entry, 'responseEnd'))),
  );
  return { ...seen, pictures: ends.length > 0 ? Math.max(...ends) : undefined };
}

const QUIET_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const LONG_MS = 50;

/** Waits until a service worker, where the page has one, has stored the release on the device. */
async function storeRelease(): Promise<void> {
  const [registration] = await navigator.serviceWorker.getRegistrations();
  if (registration) await navigator.serviceWorker.ready;
}

/**
 * Loads a page on a slow processor, and waits until network and main thread have been quiet for a second.
 * @param isFirstVisit whether a second one follows: waits for what it finds on the device, too
 */
export async function loadPage(
  context: BrowserContext,
  url: string,
  slowdown: number,
  isFirstVisit = false,
): Promise<Load> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const under = new Set<object>();
  let changed = performance.now();
  const note = () => {
    changed = performance.now();
  };
  page.on('request', (request) => {
    under.add(request);
    note();
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      under.delete(request);
      note();
    });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  const latest = performance.now() + LONGEST_WAIT_MS;
  for (let isQuiet = false; !isQuiet && performance.now() < latest; ) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const idle = await page.evaluate(() => {
      const { tasks }: Seen = Reflect.get(window, 'seen');
      return performance.now() - Math.max(0, ...tasks.map(([start, duration]) => start + duration));
    });
    isQuiet = under.size === 0 && performance.now() - changed > QUIET_MS && idle > QUIET_MS;
  }
  const { fcp, lcp, shift, started, alive, tasks, pictures } = await page.evaluate(collect);
  if (isFirstVisit) await page.evaluate(storeRelease);
  await page.close();
  const beyond = ([start, duration]: [number, number]) =>
    Math.max(0, start + duration - Math.max(start + LONG_MS, fcp));
  return {
    ...{ fcp, lcp, shift, started, alive, pictures },
    blocking: tasks.reduce((sum, task) => sum + beyond(task), 0),
    lastLongTask: Math.max(0, ...tasks.map(([start, duration]) => start + duration)),
  };
}
