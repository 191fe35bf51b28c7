import { expect, type Page } from 'playwright/test';
import type { MockWorld } from '../support/mock-world.ts';
import { FRAMES } from './every-place.ts';

/** The smallest phone and a phone on its side for all addresses, the other sizes for FRAMES only. */
const SIZES = [
  [320, 568],
  [812, 375],
  [375, 667],
  [430, 932],
  [1280, 800],
] as const;

/**
 * Opens home with every floating part. The notice of a lost connection appears because /ping fails while other calls
 * succeed.
 */
export async function openWithFloats(page: Page, world: MockWorld): Promise<void> {
  await page.addInitScript(() => {
    const registration = { waiting: { postMessage() {} }, addEventListener() {} };
    const value = { controller: {}, register: async () => registration, addEventListener() {} };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  });
  await world.fault('ping', 'drop-before');
  await world.fault('noticeList', 'drop-before');
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Sin conexión' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nueva versión' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat de ayuda' })).toBeVisible();
  await world.clearFaults('noticeList');
}

/**
 * Finds floating parts that overlap, are covered or lie over the screen, and at the end of the page a control that is
 * covered. A bar over the full width may cover content that scrolls.
 */
function findFloatProblems(isEnd: boolean): string[] {
  const problems: string[] = [];
  const nameOf = (element: Element | null) =>
    `${element?.localName} "${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 30)}"`;
  const fixedOf = (element: Element | null) => {
    for (let around = element; around; around = around.parentElement)
      if (getComputedStyle(around).position === 'fixed') return around;
    return null;
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
  const inner = ({ left, right, top, bottom }: DOMRect) =>
    [0.04, 0.5, 0.96].flatMap((across) =>
      [0.06, 0.5, 0.94].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    );

  const header = find('[data-top-bar], [data-island] > header')[0]?.getBoundingClientRect();
  const bars = find('[data-island].fixed > nav, div:has(> [data-floats])').map((bar) =>
    bar.getBoundingClientRect(),
  );
  const top = header?.bottom ?? 0;
  const bottom = Math.min(innerHeight, ...bars.map((bar) => bar.top));
  const chat = find('button[aria-haspopup=dialog]').filter(fixedOf);
  const rows = find('nav > section');
  for (const row of rows) if (!fixedOf(row)) problems.push(`${nameOf(row)} is in no bar`);
  const floats = [...rows, ...find('[data-floats], [role=alert].order-last'), ...chat];
  for (const [place, float] of floats.entries()) {
    const own = float.getBoundingClientRect();
    for (const other of floats.slice(place + 1)) {
      const box = other.getBoundingClientRect();
      const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left);
      const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
      if (wide > 1 && high > 1) problems.push(`${nameOf(float)} overlaps ${nameOf(other)}`);
    }
    const over = inner(own)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((hit) => !float.contains(hit) && !hit?.contains(float) && !hit?.closest('.toasts'));
    if (over) problems.push(`${nameOf(float)} is under ${nameOf(over)}`);
  }

  // A toast must not cover the header or the notice under it.
  const toasts = document.querySelector('.toasts')?.getBoundingClientRect();
  if (!toasts || toasts.top < top) problems.push(`toasts begin at ${toasts?.top}, the header ends at ${top}`);

  for (const across of [0.05, 0.35, 0.65, 0.8, 0.95])
    for (const down of [0.1, 0.5, 0.9]) {
      const column = document.body.getBoundingClientRect();
      const hit = document.elementFromPoint(column.left + column.width * across, top + (bottom - top) * down);
      const island = fixedOf(hit);
      // A toast closes by itself and with a tap.
      if (island && !island.matches('.toasts')) problems.push(`${nameOf(island)} lies over the screen`);
    }

  const controls = isEnd ? find('main :is(button, a[href], input, select)') : [];
  for (const control of controls) {
    const { left, right, top: above, bottom: below } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (above + below) / 2];
    if (x < 0 || x > innerWidth || y < top || y > innerHeight || fixedOf(control)) continue;
    const hit = document.elementFromPoint(x, y);
    if (fixedOf(hit) && !hit?.closest('.toasts')) problems.push(`${nameOf(control)} is under ${nameOf(hit)}`);
  }
  return [...new Set(problems)];
}

/** Scrolls when the page has the width, and waits for a number of frames. */
async function scrollToShare({ share, width, frames }: { share: number; width: number; frames: number }) {
  const root = document.documentElement;
  for (let frame = 0; frame < 100 && root.clientWidth !== width; frame += 1)
    await new Promise(requestAnimationFrame);
  scrollTo({ top: (root.scrollHeight - innerHeight) * share, behavior: 'instant' });
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs {@link findFloatProblems} at each size in the middle and at the end of the page. */
export async function floatProblems(page: Page, address: string): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [width, height] of FRAMES.has(address) ? SIZES : SIZES.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    for (const share of [0.5, 1]) {
      let here: string[] = [];
      // Bars publish their height a little later, and late content moves the end of the page, so this tries again.
      for (let attempt = 0; attempt < 15; attempt += 1) {
        await page.evaluate(scrollToShare, { share, width, frames: 2 + attempt * 3 });
        here = await page.evaluate(findFloatProblems, share === 1);
        if (here.length === 0) break;
      }
      found.push(...here.map((problem) => `${width} x ${height}, ${share * 100} % down: ${problem}`));
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  if (before) await page.setViewportSize(before);
  return found;
}
