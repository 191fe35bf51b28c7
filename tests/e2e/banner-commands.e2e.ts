import type { Page, Request } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { loginParts, sendLogin } from '../support/login.ts';
import { balance } from '../support/player.ts';

async function openMenuBanner(page: Page, name: string): Promise<void> {
  // An earlier tap would make the menu load the answers that the marquee still has to hydrate with
  // (docs/decisions/0039-what-a-test-run-costs.md).
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.locator('[data-island][data-live]').getByRole('button', { name: 'Abrir el menú' }).tap();
  await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name }).tap();
}

test.describe('banner commands', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('LOB-11 the wheel asks a guest to log in, and the token reaches the game host and no address of the app', async ({
    page,
    baseURL,
  }) => {
    const requests: Request[] = [];
    page.context().on('request', (request) => void requests.push(request));
    await page.goto('/');
    await openMenuBanner(page, 'Rueda de la suerte');
    await expect(loginParts(page).dialog).toBeVisible();
    expect(requests.filter((request) => request.url().includes('/games/wheel'))).toEqual([]);
    await sendLogin(page);
    await expect(balance(page)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(token).not.toBe('');

    await openMenuBanner(page, 'Rueda de la suerte');
    await page.waitForURL('**/gameView/**');
    await expect(page.frameLocator('iframe').locator('body[data-ready]')).toBeVisible();
    const carriers = requests
      .map((request) => new URL(request.url()))
      .filter(({ href }) => href.includes(token));
    expect(carriers.map(({ origin, pathname }) => origin + pathname)).toContain(`${baseURL}/games/wheel`);
    // The socket may carry the token too (RT-01).
    for (const { origin, pathname } of carriers)
      expect([`${baseURL}/games/wheel`, `${baseURL}/socket.io/`]).toContain(origin + pathname);
    // The addresses of pages and the Referers of requests are followed in every journey (secrets.ts).
    const frames = page.frames().map((frame) => frame.url());
    expect(frames.filter((address) => decodeURIComponent(address).includes(token))).toEqual([]);
  });
});
