import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from 'playwright';
import { compileAlone } from '../prerender/compile-alone.ts';
import { withoutScripts } from './without-scripts.ts';

/** Does one tap or gesture, and notes its time in the pages and frames that may answer. */
export type Note = (
  name: string,
  places: readonly (Page | Frame)[],
  act: () => Promise<void>,
) => Promise<void>;

const floorPage = (body: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width">${body}`;
const hello = await compileAlone('tools/measure/hello.ts', {});
const FLOORS: readonly { name: string; html: string; target: (page: Page) => Locator }[] = [
  {
    name: 'floor: a page with one button',
    html: floorPage('<button onclick="textContent += 1">Copihue</button>'),
    target: (page) => page.getByRole('button'),
  },
  {
    name: "floor: React's smallest page",
    html: floorPage(`<div id="root"></div><script>${hello}</script>`),
    target: (page) => page.getByRole('button'),
  },
  {
    name: 'floor: home without its scripts, a tab',
    html: withoutScripts(readFileSync('dist/index.html', 'utf8')),
    target: (page) => page.getByRole('tab').nth(2),
  },
];

/** The tapped tab changes its look, and nothing else happens. */
function selectTapped(): void {
  const tabs = [...document.querySelectorAll('[role=tab]')];
  for (const tapped of tabs)
    tapped.addEventListener('click', () => {
      for (const tab of tabs) tab.setAttribute('aria-selected', String(tab === tapped));
    });
}

/**
 * Times of a tap with the browser alone, with React alone, and with home's styles and pictures alone, on a page just
 * loaded.
 */
export async function tapFloors(page: Page, address: string, note: Note): Promise<void> {
  const path = `${address}/floor`;
  for (const { name, html, target } of FLOORS) {
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto(path);
    await target(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(selectTapped);
    await note(name, [page], () => target(page).tap());
    await page.unroute(path);
  }
}
