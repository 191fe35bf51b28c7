import type { Locator } from 'playwright/test';
import { delayRequests, expect, nextFrames, test } from '../support/e2e.ts';
import { loginParts, openLogin } from '../support/login.ts';
import { arriveAsPlayer, balance, PLAYER } from '../support/player.ts';

/** What opens a popup whose code loads on demand. */
const openers = [
  ['Ingresar', '/', 'guest', 'reduce'],
  ['Abrir el menú', '/', 'guest', 'no-preference'],
  ['Cerrar sesión', '/me', 'player', 'reduce'],
] as const;

for (const [name, address, who, reducedMotion] of openers)
  test(`SES-01 a second tap never closes what the first one opened: ${name} at ${address}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // The page's clock is slow, so that the taps are fast for it on a busy machine too.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 100;
    });
    if (who === 'player') await arriveAsPlayer(page);
    await page.goto(address);
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    const control = page.getByRole('button', { name }).first();
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not shown.');
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const release = await delayRequests(page, '**/assets/*.js');
    await tap();
    await nextFrames(page);
    await tap();
    release();
    const popup = page.locator(':is([role=dialog], [role=alertdialog]):not([data-closed])');
    await expect(popup).toBeVisible();
    await tap();
    await nextFrames(page);
    await expect(popup).toBeVisible();
  });

test('SES-02 a login that was filled in without an event is read when it is sent', async ({ page }) => {
  await page.goto('/');
  const { phone, password, submit } = await openLogin(page);
  await phone.evaluate((field: HTMLInputElement, number) => {
    field.value = number;
  }, PLAYER.phone);
  await password.evaluate((field: HTMLInputElement, word) => {
    field.value = word;
  }, PLAYER.password);
  await submit.tap();
  await expect(loginParts(page).dialog).toBeHidden();
  await expect(balance(page)).toContainText(PLAYER.balance);
});

test('APP-02 a field stays above the bars when a keyboard makes the page lower', async ({ page }) => {
  await arriveAsPlayer(page);
  await page.goto('/deposit');
  await page.waitForFunction(() => performance.getEntriesByName('app:after-start').length > 0);
  const field = page.getByRole('textbox').first();
  await field.tap();
  await page.setViewportSize({ width: 375, height: 400 });
  const edgeOf = async (part: Locator, edge: 'top' | 'bottom') =>
    part.evaluate((element, at) => element.getBoundingClientRect()[at], edge);
  const nav = page.getByRole('navigation').last();
  await expect
    .poll(async () => (await edgeOf(nav, 'top')) - (await edgeOf(field, 'bottom')))
    .toBeGreaterThanOrEqual(0);
  expect(await edgeOf(field, 'top')).toBeGreaterThan(0);
});
