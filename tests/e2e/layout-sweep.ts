import type { Page } from 'playwright/test';

/** In px. A finger cannot hit a smaller control. */
const LEAST_PX = 24;

/**
 * Finds horizontal scroll, small writing in fields, and controls that are cut off or too small to hit. A control in a scroll container can be
 * reached. Runs in the page.
 */
function findLayoutProblems(least: number): string[] {
  const problems: string[] = [];
  const width = document.documentElement.clientWidth;
  const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
  if (wide > width + 1) problems.push(`scrolls sideways by ${wide - width} px`);

  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('[inert], .sr-only, .marquee');

  for (const element of document.querySelectorAll(
    'button, a[href], input, select, textarea, [role="button"]',
  )) {
    if (
      !isShown(element) ||
      element.matches('input[type="radio"], input[type="checkbox"], input[type="hidden"]')
    )
      continue;
    const isField = element.matches('input, select, textarea');
    if (isField && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      problems.push(`${nameOf(element)} is written below 16 px, so iOS zooms into it`);
    const own = element.getBoundingClientRect();
    let { left, right, top, bottom } = own;
    let isReached = false;
    let isScrolledTo = false;
    for (let around = element.parentElement; around && !isReached; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (overflowX === 'hidden' || overflowX === 'clip') {
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      } else if (overflowX !== 'visible')
        isReached = around !== document.documentElement && around.scrollWidth > around.clientWidth + 1;
      if (!isScrolledTo && (overflowY === 'hidden' || overflowY === 'clip')) {
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      isScrolledTo ||= /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight + 1;
      if (position === 'fixed') break;
    }
    if (!isReached) {
      left = Math.max(left, 0);
      right = Math.min(right, width);
    }
    const seen = [Math.round(right - left), Math.round(bottom - top)];
    const [wide = 0, high = 0] = seen;
    // An inline link is only as high as its line.
    const leastHigh = getComputedStyle(element).display === 'inline' ? 12 : least;
    if (wide < least || high < leastHigh)
      problems.push(
        `${nameOf(element)} shows ${wide} x ${high} px of ${Math.round(own.width)} x ${Math.round(own.height)}`,
      );
  }
  return problems;
}

export async function layoutProblems(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    const here = await page.evaluate(findLayoutProblems, LEAST_PX);
    found.push(...here.slice(0, 8).map((problem) => `${width} px: ${problem}`));
  }
  return found;
}

/**
 * Finds amounts in two lines, and bars that leave less than `share` of the height down the middle of the screen. Runs in
 * the page.
 */
function findCramped(share: number): string[] {
  const problems: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent ?? '';
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script, .sr-only, .marquee'))
      continue;
    for (const { 0: amount, index } of text.matchAll(/\d[\d,]*\.\d\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) problems.push(`${amount} stands in ${lines.size} lines`);
    }
  }
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement));
  const rows = Array.from({ length: 100 }, (_, row) =>
    isBar(document.elementFromPoint(innerWidth / 2, (innerHeight * (row + 0.5)) / 100)),
  );
  const free = rows.filter((isCovered) => !isCovered).length;
  if (free < share * 100) problems.push(`bars leave ${free} % of the height`);
  return problems;
}

/** The lowest screens: small phones with Safari's bars, and a phone on its side; the last with text at 200 %. */
const LOWEST = [
  { width: 320, height: 568, scale: '1', share: 0.5 },
  { width: 375, height: 553, scale: '1', share: 0.5 },
  { width: 667, height: 375, scale: '1', share: 0.5 },
  { width: 375, height: 667, scale: '2', share: 0.4 },
];

export async function crampedOnLowest(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height, scale, share } of LOWEST) {
    await page.setViewportSize({ width, height });
    await page.evaluate((by) => document.documentElement.style.setProperty('--text-scale', by), scale);
    // The bars are measured some frames after a resize.
    for (let frame = 0; frame < 3; frame += 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const here = await page.evaluate(findCramped, share);
    found.push(...here.map((problem) => `${width} x ${height}, text x ${scale}: ${problem}`));
  }
  return found;
}

/**
 * Hides the chat button at the top, the middle and the end of the page: under it there may be no control and no amount.
 * Goes back to the top.
 */
async function findUnderChat(chatName: string): Promise<string[]> {
  const chat = [...document.querySelectorAll('button')].find(
    (button) =>
      (button.getAttribute('aria-label') ?? button.textContent ?? '').includes(chatName) &&
      button.checkVisibility(),
  );
  if (!chat) return ['there is no chat button'];
  // With reduced motion every change is a very short transition, also the one that hides the button.
  chat.style.setProperty('transition', 'none', 'important');
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
  const isFigure = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && /\d/.test(textContent ?? ''),
    );
  const problems: string[] = [];
  for (const share of [0, 0.5, 1]) {
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * share, behavior: 'instant' });
    // The nav bar is measured some frames after a resize.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { left, right, top, bottom } = chat.getBoundingClientRect();
    const onTop = parts
      .flatMap((across) =>
        parts.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
      )
      .filter(([x, y]) => chat.contains(document.elementFromPoint(x, y)));
    chat.style.visibility = 'hidden';
    const under = new Set(onTop.map(([x, y]) => document.elementFromPoint(x, y)));
    chat.style.visibility = '';
    const covered = [...under].filter(
      (element) =>
        element?.closest('button, a[href], input, select, textarea') || (element && isFigure(element)),
    );
    for (const element of covered.slice(0, 4))
      problems.push(
        `${share * 100} % down: the chat button covers ${element?.localName} "${(element?.textContent ?? '').slice(0, 30)}"`,
      );
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return problems;
}

export async function coveredByChat(page: Page, chatName: string): Promise<string[]> {
  const found = await page.evaluate(findUnderChat, chatName);
  return found.map((problem) => `${page.viewportSize()?.width} px, ${problem}`);
}
