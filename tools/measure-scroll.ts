/**
 * Scrolls through a list of 10,000 games, page by page to its end, on the production build in dist/, and says what
 * the phone had to do for it: the time of our own scripts in the worst frame, and the elements in the page.
 *
 *   node tools/measure-scroll.ts [GAMES]
 *
 * Exit 1 when a frame held our scripts for more than 50 ms or the page grew with the list.
 */
import { chromium, type Page } from 'playwright';
import { startManyGames } from '../tests/support/many-games.ts';
import { browserPath } from './browser.mjs';

const LONGEST_SCRIPT_MS = 50;
const MOST_ELEMENTS = 1_500;
const STEP_PX = 900;

interface Measured {
  /** Time of our scripts in each frame that took over 50 ms as a whole, in ms. */
  held: number[];
  frames: number;
  elements: number;
}

/** Runs in the page before anything of it does. */
function watchFrames(): void {
  const measured: Measured = { held: [], frames: 0, elements: 0 };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    for (const frame of list.getEntries()) {
      const scripts: { duration: number }[] = Reflect.get(frame, 'scripts') ?? [];
      measured.held.push(scripts.reduce((sum, { duration }) => sum + duration, 0));
    }
  }).observe({ type: 'long-animation-frame' });
  const count = () => {
    measured.frames += 1;
    measured.elements = Math.max(measured.elements, document.querySelectorAll('*').length);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

async function scrollToEnd(page: Page, games: number): Promise<void> {
  const last = page.locator('li[aria-posinset]').last();
  for (;;) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(30);
    if ((await last.getAttribute('aria-posinset')) === String(games)) return;
  }
}

const games = Number(process.argv[2] ?? 10_000);
const executablePath = browserPath('.');
const server = await startManyGames(games);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });
await page.addInitScript(watchFrames);
await page.goto(`${server.address}/allgame`);
await page.locator('li[aria-posinset]').first().waitFor();
await page.evaluate(() => Object.assign(Reflect.get(window, 'measured'), { held: [] }));
const start = performance.now();
await scrollToEnd(page, games);
const seconds = (performance.now() - start) / 1000;
const { held, frames, elements } = await page.evaluate<Measured>(() => Reflect.get(window, 'measured'));
await browser.close();
server.stop();

const worst = Math.max(0, ...held);
const late = held.filter((ms) => ms > LONGEST_SCRIPT_MS).length;
console.log(`${games} games scrolled through in ${seconds.toFixed(0)} s, ${frames} frames
  our scripts in the worst frame  ${worst.toFixed(0)} ms (limit ${LONGEST_SCRIPT_MS}; ${late} frames over)
  elements in the page at most    ${elements} (limit ${MOST_ELEMENTS})`);
process.exitCode = late > 0 || elements > MOST_ELEMENTS ? 1 : 0;
