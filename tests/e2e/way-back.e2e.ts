import type { Locator } from 'playwright/test';
import { expect, nextFrames, test } from '../support/e2e.ts';

const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

test('LOB-14 a player who comes back to the lobby finds the tab and the place', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-island][data-live]').getByRole('tab', { name: 'Juegos de mesa' }).tap();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Juegos de mesa' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(12);
  await page.evaluate(() => scrollTo(0, 520));
  await nextFrames(page);
  const tile = panel.getByRole('listitem').nth(4);
  const before = await tile.boundingBox();

  await page.getByRole('link', { name: 'Promos' }).tap();
  await page.waitForURL('**/promotion');
  await page.goBack();
  const tab = page.getByRole('tab', { name: 'Juegos de mesa' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(520);
  expect(await tile.boundingBox()).toEqual(before);
  await expect(tab, 'the row of tabs stands where the tab can be seen').toBeInViewport({ ratio: 1 });

  await follow(panel.getByRole('link', { name: 'Ver todos: Juegos de mesa' }));
  await page.waitForURL('**/allgame/table');
  await page.getByRole('button', { name: 'Volver' }).tap();
  await expect(page.getByRole('tab', { name: 'Juegos de mesa' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(520);
});

test('LOB-14 GAM-01 a long list is found again at the same game, without a call', async ({ page }) => {
  await page.goto('/allgame');
  const list = page.getByRole('list', { name: 'Todos los juegos' });
  await expect(list).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(7_000);
  }).toPass();
  const moved = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const places: string[] = [];
    for (let wanted = 6_000; wanted >= 5_000; wanted -= 200) {
      scrollTo(0, wanted);
      await frame();
      await frame();
      if (scrollY !== wanted) places.push(`${wanted} became ${scrollY}`);
    }
    return places;
  });
  expect(moved, 'the page stays where it was scrolled to').toEqual([]);
  const inSight = () =>
    page.evaluate(() => document.elementFromPoint(60, 500)?.closest('li')?.getAttribute('aria-posinset'));
  const before = await inSight();

  await follow(page.getByRole('link', { name: 'Buscar juegos' }));
  await page.waitForURL('**/searchgame');
  const calls: string[] = [];
  page.on('request', (request) => {
    // Search requests the catalogue too. Only the list has pages of 20.
    if (request.url().endsWith('/game/list') && request.postDataJSON().pageSize === 20)
      calls.push(request.url());
  });
  await page.getByRole('button', { name: 'Volver' }).tap();
  await expect(list).toBeVisible();
  await expect.poll(inSight).toBe(before);
  expect(calls).toEqual([]);
});
