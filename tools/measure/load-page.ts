import type { BrowserContext } from 'playwright';

/** Times in ms after the navigation. `shift` is the sum of layout shifts. */
export interface Load {
  fcp: number;
  lcp: number;
  /** When all pictures in the window have loaded. Undefined when there are none. */
  pictures: number | undefined;
  started: number | undefined;
  alive: number | undefined;
  /** Sum of main-thread time over 50 ms in each task after the first paint. */
  blocking: number;
  /** End of the last task over 50 ms, or 0. */
  lastLongTask: number;
  /** As `lastLongTask`, for tasks that ended before the first popup. */
  lastBeforePopup: number;
  shift: number;
}

interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  started?: number;
  alive?: number;
  tasks: [start: number, duration: number][];
  popup?: number;
  painted: string[];
}

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
    const parts = [...document.querySelectorAll('[data-island]')];
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
  new MutationObserver((changes, observer) => {
    const isOnBody = changes.some(({ target }) => target === document.body);
    if (!isOnBody || !document.querySelector('[role=dialog]')) return;
    seen.popup = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

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
/** In ms. The browser still writes to its storage during this time. */
const SETTLE_MS = 2_000;

/** Only the app has a service worker. It must have stored the release. */
async function storeRelease(): Promise<void> {
  const isApp = performance.getEntriesByName('app:ready').length > 0;
  if (isApp) await navigator.serviceWorker.ready;
}

type Then = 'popup' | 'visit again' | undefined;

/**
 * Loads a page on a slow processor, and waits until network and main thread have been quiet for a second. The app's
 * first popup comes after a longer quiet time.
 */
export async function loadPage(
  context: BrowserContext,
  url: string,
  slowdown: number,
  then?: Then,
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
    const { idle, hasPopup } = await page.evaluate(() => {
      const { tasks, popup }: Seen = Reflect.get(window, 'seen');
      const lastEnd = Math.max(0, ...tasks.map(([start, duration]) => start + duration));
      return { idle: performance.now() - lastEnd, hasPopup: popup !== undefined };
    });
    const isDone = under.size === 0 && (hasPopup || then !== 'popup');
    isQuiet = isDone && performance.now() - changed > QUIET_MS && idle > QUIET_MS;
  }
  const { fcp, lcp, shift, started, alive, tasks, popup, pictures } = await page.evaluate(collect);
  if (then === 'visit again') {
    await page.evaluate(storeRelease);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
  await page.close();
  const beyond = ([start, duration]: [number, number]) =>
    Math.max(0, start + duration - Math.max(start + LONG_MS, fcp));
  const ends = tasks.map(([start, duration]) => start + duration);
  return {
    ...{ fcp, lcp, shift, started, alive, pictures },
    blocking: tasks.reduce((sum, task) => sum + beyond(task), 0),
    lastLongTask: Math.max(0, ...ends),
    lastBeforePopup: Math.max(0, ...ends.filter((end) => end < (popup ?? Number.POSITIVE_INFINITY))),
  };
}
