import { expect, test } from '../support/e2e.ts';

test.use({ serviceWorkers: 'allow' });

test('PLR-01 a second visit paints home and opens other screens without the network', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(() => caches.keys().then((names) => names.length)))
    .toBeGreaterThan(0);
  await context.setOffline(true);
  await page.goto('/?cid=again');
  await expect(page.getByRole('tab', { name: 'Populares' })).toBeVisible();
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await context.setOffline(false);
});
