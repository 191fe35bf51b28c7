import { expect, test } from '../support/e2e.ts';

test('PLR-01 a section that is not loaded yet says that there is no connection, and opens when it is back', {
  tag: '@flow',
}, async ({ page, context, problems }) => {
  problems.allow(/Failed to fetch dynamically imported module|WebSocket/);
  await page.goto('/');
  // Whatever the start itself loads is there: only the section is missing.
  await page.waitForFunction(() => performance.getEntriesByName('app:after-start').length > 0);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Promos' }).tap();
  await expect(page.getByRole('heading', { name: 'Sin conexión. Revisa tu internet.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Promociones', exact: true })).toBeVisible();
});
