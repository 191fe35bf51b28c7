import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

async function hiddenStops(page: Page, times: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let left = times; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.closest('[aria-hidden="true"]') ? at.outerHTML.slice(0, 200) : '';
    });
    if (found) hidden.push(found);
  }
  return hidden;
}

const chosen = (page: Page) => page.locator('[role="tab"][aria-selected="true"]');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test('LOB-03 LOB-06 the categories of home are one stop of the Tab key, with arrows inside; no stop is hidden from screen readers', async ({
  page,
}) => {
  await arriveAsPlayer(page);
  await page.goto('/');
  await chosen(page).waitFor();
  // The arrow keys work only after the deferred code has started.
  await page.waitForFunction(() => performance.getEntriesByName('app:after-start').length > 0);
  await page.getByRole('link', { name: 'Buscar juegos' }).first().focus();
  await page.keyboard.press('Tab');
  const first = await focused(page);
  expect(first).toBe(await chosen(page).getAttribute('id'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).not.toBe(first);
  expect(await focused(page)).toBe(await chosen(page).getAttribute('id'));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  expect(await hiddenStops(page, 25)).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('[role="tab"][aria-selected="true"]')).not.toBe(
    await ground('[role="tab"][aria-selected="false"]'),
  );
  expect(await ground('nav [aria-current="page"]')).not.toBe(await ground('nav a:not([aria-current])'));
  await page.emulateMedia({ forcedColors: null });

  await page
    .getByRole('button', { name: /Abrir el menú/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await hiddenStops(page, 25)).toEqual([]);
});

test('APP-02 DEP-01 the button that pays lies above the nav bar from the first moment at 200 % on 320 px', async ({
  page,
}) => {
  await arriveAsPlayer(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const address of ['/deposit', '/rushdeposit']) {
    await page.goto(address);
    const pay = page.getByRole('button', { name: 'Pagar' });
    await pay.waitFor();
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    const nav = page.getByRole('navigation', { name: 'Menú principal' });
    await expect
      .poll(async () => {
        const [own, bar] = [await pay.boundingBox(), await nav.boundingBox()];
        return own && bar ? own.y + own.height <= bar.y : false;
      })
      .toBe(true);
  }
});
