import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import type { MockWorld } from '../support/mock-world.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';

const LOST = 'Sin conexión. Seguimos intentando.';

function findCovered(text: string): string[] {
  const notice = [...document.querySelectorAll('[role=alert]')].find((each) => each.textContent === text);
  if (!notice) return ['there is no notice'];
  /** The part of a control that its scroll containers show. */
  const visibleBox = (control: Element) => {
    let { left, right, top, bottom } = control.getBoundingClientRect();
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const { left, right, top, bottom } = notice.getBoundingClientRect();
  const found: string[] = [];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push('it is cut off');
  for (const x of [0.05, 0.5, 0.95])
    for (const y of [0.1, 0.5, 0.9]) {
      const above = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      if (!above || !notice.contains(above)) found.push(`covered by ${above?.outerHTML.slice(0, 60)}`);
    }
  // Only a control in a fixed place must not be under the notice: the rest can be scrolled out.
  for (const control of document.querySelectorAll('a, button, input, iframe')) {
    const bar = control.closest('header, nav, search, [role=dialog], .fixed, .sticky');
    const box = visibleBox(control);
    const isUnder = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const isShown = control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    if (bar && isUnder && isShown && !control.closest('[inert], [aria-hidden]'))
      found.push(`covers ${control.outerHTML.slice(0, 60)}`);
  }
  return found;
}

/**
 * Sets the connection to lost, measures the notice at each width, and waits for the message that it is back. Scripts
 * still load: a page reloads when one is missing.
 */
async function measureNotice(page: Page, world: MockWorld, place: string): Promise<void> {
  await world.fault('ping', 'drop-before');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(page.getByText(LOST), place).toBeVisible();
  for (const width of [320, 375, 430]) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .poll(() => page.evaluate(findCovered, LOST), { message: `${place}, ${width} px` })
      .toEqual([]);
  }
  await expectAccessible(page);
  await world.clearFaults('ping');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Volvió la conexión.'), place).toBeVisible();
}

test('PLR-01 a section that is not loaded yet says that there is no connection, and opens when it is back', {
  tag: '@flow',
}, async ({ page, context, problems }) => {
  problems.allow(/Failed to fetch dynamically imported module|WebSocket/);
  await page.goto('/');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Promos' }).tap();
  await expect(page.getByRole('heading', { name: 'Sin conexión. Revisa tu internet.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Promociones', exact: true })).toBeVisible();
});

test('PLR-01 the notice that the connection is gone is legible, covers nothing and is covered by nothing, in the menu and in a game', async ({
  page,
  world,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await arriveAsPlayer(page);
  await page.goto('/');
  await expect(balance(page)).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('app:after-start').length > 0);
  await page.getByRole('button', { name: 'Abrir el menú' }).tap();
  await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
  await measureNotice(page, world, 'the menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copihue de Oro' }).first().tap();
  await expect(page.locator('iframe')).toBeVisible();
  // A resize would abort the animation from the tile to the game.
  await expect(page.locator('.becomes-game').locator('..')).toHaveCSS('opacity', '0');
  await measureNotice(page, world, 'a game');
});
