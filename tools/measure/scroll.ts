/**
 * Scrolls to the end of a list of 10,000 games in the build in dist/. Reports the time of the page's scripts in the
 * slowest frame, and the number of elements.
 *
 * npm run measure -- scroll [GAMES]: 10,000 take about ten minutes
 *
 * The time is CPU time of the main thread, without the server, the browser's painting and this script. Exit 1 when
 * scripts ran for more than 50 ms in a frame, or the number of elements grew with the list.
 */
import type { Browser, Page } from 'playwright';
import { PlainProblem } from '../shared/ports.ts';
import { type Frame, framesOf } from './frame-scripts.ts';
import { withBuild } from './harness.ts';

const LONGEST_SCRIPT_MS = 50;
const MOST_ELEMENTS = 1_500;
const STEP_PX = 900;
/** A trace of the whole run would exceed the browser's buffer. */
const STEPS_A_TRACE = 250;

/** @returns the last game in the page and the number of elements, one frame after a flick */
async function flick(page: Page): Promise<{ last: number; elements: number }> {
  await page.mouse.wheel(0, STEP_PX);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const shown = document.querySelectorAll('li[aria-posinset]');
          resolve({
            last: Number(shown.item(shown.length - 1).getAttribute('aria-posinset')),
            elements: document.querySelectorAll('*').length,
          });
        });
      }),
  );
}

async function scrollToEnd(browser: Browser, page: Page, games: number) {
  const frames: Frame[] = [];
  let most = 0;
  for (let last = 0; last < games; ) {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    for (let step = 0; step < STEPS_A_TRACE && last < games; step += 1) {
      const now = await flick(page);
      last = now.last;
      most = Math.max(most, now.elements);
    }
    frames.push(...framesOf((await browser.stopTracing()).toString()));
    console.error(`${last} of ${games} games`);
  }
  return { frames, most };
}

export async function measure([typed = '10000']: string[]): Promise<number> {
  const games = Number(typed);
  if (!Number.isInteger(games) || games < 1)
    throw new PlainProblem(
      `"${typed}" is not a number of games: give a whole number from 1, or none for 10,000.`,
    );
  const { frames, most, seconds } = await withBuild(typed, async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await page.goto(`${address}/allgame`);
    await page.locator('li[aria-posinset]').first().waitFor();
    const start = performance.now();
    return { ...(await scrollToEnd(browser, page, games)), seconds: (performance.now() - start) / 1000 };
  });
  const sorted = frames.map(({ scripts }) => scripts).sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.ceil(part * sorted.length) - 1] ?? 0).toFixed(1);
  const late = sorted.filter((ms) => ms > LONGEST_SCRIPT_MS).length;
  const collecting = Math.max(0, ...frames.map((frame) => frame.collecting));
  console.log(`${games} games scrolled through in ${seconds.toFixed(0)} s, ${frames.length} frames
  our scripts in a frame      p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (limit ${LONGEST_SCRIPT_MS}; ${late} frames over)
  the browser's collections   ${collecting.toFixed(1)} ms at most while our scripts ran
  elements in the page        ${most} at most (limit ${MOST_ELEMENTS})`);
  return late > 0 || most > MOST_ELEMENTS ? 1 : 0;
}
