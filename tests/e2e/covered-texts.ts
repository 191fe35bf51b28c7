import type { Page } from 'playwright/test';

/**
 * What the app leaves of its screen to a game: on a desktop, on a phone of 667 px on its side, on small phones of
 * 320 x 568 and 375 x 553, and on the usual one. The game is played at the last size, because a desktop takes several
 * times as long to paint.
 */
const gameSizes = [
  [1280, 800],
  [611, 347],
  [320, 501],
  [375, 476],
  [375, 667],
] as const;
/** The rules of a game are text in one column: the widest and the narrowest phone are enough. */
const rulesSizes = [gameSizes[1], gameSizes[2], gameSizes[4]] as const;

/**
 * Texts of a game's page that overlap a card, a symbol, a chip, a button or another text that they do not belong to.
 * Runs in the page.
 */
function findCovered(): string[] {
  /** No other text may overlap these elements. Cards fanned in one hand overlap each other on purpose. */
  const things =
    'button, label, .card, .chip, .die, .tray .ball, .balls .ball, .field, .silk, .runner, .face img';
  /** Empty space around letters, in px. An overlap of this size is allowed. */
  const air = 3;

  interface Seen {
    name: string;
    box: { left: number; right: number; top: number; bottom: number };
    element: Element;
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('#splash, dialog, #status, #cheer, #toast');

  function cut(element: Element, rect: DOMRect): Seen['box'] {
    let { left, right, top, bottom } = rect;
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, right, top, bottom };
  }

  const overlap = (a: Seen['box'], b: Seen['box']) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide > air && high > air && `${Math.round(wide)} x ${Math.round(high)} px`;
  };

  const texts: Seen[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const name = (node.textContent ?? '').trim();
    if (!element || name === '' || !isShown(element) || element.closest('script, style, h1')) continue;
    const { color, backgroundClip } = getComputedStyle(element);
    // Gold letters are transparent over a gold background. Other transparent text is invisible.
    if (color.endsWith(', 0)') && backgroundClip !== 'text') continue;
    // A label covers with its whole box, because it has a background.
    const label = element.closest('.result, .sum');
    if (label) {
      texts.push({ name, element, box: cut(label, label.getBoundingClientRect()) });
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) texts.push({ name, element, box: cut(element, rect) });
  }
  const obstacles: Seen[] = [...document.querySelectorAll(things)].filter(isShown).map((element) => ({
    name: `${element.localName}.${element.getAttribute('class') ?? element.id}`,
    element,
    box: cut(element, element.getBoundingClientRect()),
  }));

  const found = new Set<string>();
  for (const [at, text] of texts.entries()) {
    for (const thing of obstacles) {
      const size = overlap(text.box, thing.box);
      const cards = size && thing.element.closest('.cards');
      if (!size || thing.element.contains(text.element)) continue;
      if (!cards || text.element.closest('.cards') !== cards)
        found.add(`"${text.name}" lies on ${thing.name} by ${size}`);
    }
    for (const other of texts.slice(at + 1)) {
      const size = overlap(text.box, other.box);
      if (!size || text.element === other.element) continue;
      if (!text.element.closest('.card, svg') && !other.element.closest('.card, svg'))
        found.add(`"${text.name}" lies on "${other.name}" by ${size}`);
    }
  }
  return [...found];
}

/**
 * Finds controls that are cut off while the time of a round runs, and names wider than their control. Rows that scroll
 * sideways are no choices of a round. Runs in the page.
 */
function findOutOfSight(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll('#game :is(button, label)')) {
    if (!control.checkVisibility({ checkVisibilityCSS: true })) continue;
    if (control.closest('.last-rounds, #rounds ul, .is-odds, #people')) continue;
    const name = `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 30)}"`;
    const own = control.getBoundingClientRect();
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.right = Math.min(seen.right, edge.right);
      seen.top = Math.max(seen.top, edge.top);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    const hidden = Math.max(
      seen.left - own.left,
      seen.top - own.top,
      own.right - seen.right,
      own.bottom - seen.bottom,
    );
    if (hidden > 2) found.push(`${name} is out of sight by ${Math.round(hidden)} px`);
    const letters = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    let wide = 0;
    while (letters.nextNode()) {
      if (letters.currentNode.parentElement?.closest('.unseen, .chip')) continue;
      const range = document.createRange();
      range.selectNodeContents(letters.currentNode);
      for (const line of range.getClientRects())
        wide = Math.max(wide, own.left - line.left, line.right - own.right);
    }
    if (wide > 1) found.push(`${name} is ${Math.round(wide)} px narrower than its text`);
  }
  return found;
}

/**
 * Finds pages and sheets that overflow, numbers and place names that wrap, and negative numbers other than results,
 * handicaps and scores. Runs in the page.
 */
function findBroken(): string[] {
  const found = new Set<string>();
  for (const box of [document.documentElement, ...document.querySelectorAll('dialog[open], #stage')])
    if (box.scrollWidth > box.clientWidth + 1)
      found.add(`${box.localName}#${box.id} is ${box.scrollWidth - box.clientWidth} px wider than it shows`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent ?? '';
    const element = node.parentElement;
    if (!element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (element.closest('script, style, #splash, .unseen, code, h1')) continue;
    if (/(?:^|[^\d\s])\s*[-−]\d/.test(text) && !element.closest('.odd, .leg, #rounds, .fair'))
      found.add(`"${text.trim()}" is below zero`);
    const isName = element.closest('.spot, .tool, .choice, .tools p');
    const parts = isName ? [text] : (text.match(/\d[\d,]*(?:\.\d+)?x?/g) ?? []);
    let from = 0;
    for (const part of parts) {
      const at = text.indexOf(part, from);
      from = at + part.length;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, from);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
      );
      if (lines.size > 1) found.add(`"${part.trim()}" stands in ${lines.size} lines`);
    }
  }
  return [...found];
}

/** Runs all of them at each size. Each result begins with `state`. */
export async function coveredTexts(page: Page, state: string, isOfRules: boolean): Promise<string[]> {
  const all: string[] = [];
  for (const [width, height] of isOfRules ? rulesSizes : gameSizes) {
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    for (const find of [findCovered, findOutOfSight, findBroken]) found.push(...(await page.evaluate(find)));
    all.push(...found.map((problem) => `${state}, ${width} x ${height}: ${problem}`));
  }
  return all;
}
