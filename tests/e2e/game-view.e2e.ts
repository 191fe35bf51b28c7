import type { FrameLocator, Page } from 'playwright/test';
import { delayRequests, expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, callElsewhere } from '../support/player.ts';
import { slot } from '../support/titles.ts';

const header = (page: Page) => page.getByTestId('game-balance');
const amountOf = async (page: Page) =>
  Number(/[\d,]+\.\d\d/.exec((await header(page).textContent()) ?? '')?.[0].replaceAll(',', ''));

async function gameOf(page: Page): Promise<FrameLocator> {
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-ready]')).toBeVisible();
  return game;
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('GAM-05 GAM-06 APP-01 a player goes from home into a slot, plays a round, deposits without leaving, and comes back to the same place', {
  tag: '@flow',
}, async ({ page }) => {
  await arriveAsPlayer(page);
  await page.goto('/');
  const tile = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Copihue de Oro/ })
    .first();
  await tile.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const open = await delayRequests(page, '**/games/**');
  await tile.tap();

  await page.waitForURL('**/gameView/**');
  // The cover of the tapped tile is the placeholder of the game (GAM-05).
  const cover = page.locator(`main img[src$="/covers/${slot.id}.svg"]`);
  const opacity = () => cover.evaluate((image) => getComputedStyle(image.parentElement ?? image).opacity);
  await expect(cover).toBeInViewport();
  await expect.poll(opacity).toBe('1');
  open();
  await expect.poll(opacity).toBe('0');
  const game = await gameOf(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  await expect(header(page)).toContainText('25,000.00');

  await game.getByRole('button', { name: 'Girar' }).tap();
  await expect(game.locator('#status')).not.toBeEmpty();
  const call = await callElsewhere(page);
  const { total } = await call('/wallet/balance');
  await expect
    .poll(() => amountOf(page), { message: 'GAM-07 the header shows what the ledger has' })
    .toBe(total);
  const records = await call('/wallet/records', { isBonus: false });
  expect(records.list[0]).toMatchObject({ gameId: slot.id, balanceAfter: total });
  await expectAccessible(page);

  // In landscape the game fills all but a strip for the way back (APP-01).
  const upright = page.viewportSize() ?? { width: 375, height: 812 };
  await page.setViewportSize({ width: 812, height: 375 });
  await expect
    .poll(() =>
      page
        .locator('iframe')
        .evaluate(({ clientWidth, clientHeight }) => [clientWidth > 740, clientHeight > 330]),
    )
    .toEqual([true, true]);
  await expect(game.getByRole('button', { name: 'Girar' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Depositar' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(upright);

  await page.getByRole('button', { name: 'Depositar' }).tap();
  const panel = page.getByRole('dialog', { name: 'Sin salir del juego' });
  await expect(panel.getByRole('heading', { name: 'Depositar' })).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(game.getByRole('button', { name: 'Girar' })).toBeVisible();

  await page.getByRole('button', { name: 'Salir del juego' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
