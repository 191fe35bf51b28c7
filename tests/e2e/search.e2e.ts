import { expect, expectAccessible, test } from '../support/e2e.ts';

test('GAM-02 finds by name as one types, whatever the accents, and shows what was found', {
  tag: '@flow',
}, async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-island][data-live]').getByRole('link', { name: 'Buscar juegos' }).tap();
  const box = page.getByRole('textbox', { name: 'Buscar juegos' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Lo más jugado' })).toBeVisible();
  await expectAccessible(page);

  await box.pressSequentially('condor');
  const results = page.getByRole('list', { name: 'Resultados' });
  await expect(results.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: '3 juegos' })).toBeVisible();
  await expect(results.locator('mark').first()).toHaveText(/^c[oó]ndor$/i);
  await expect(results.getByText('Vuelo del Cóndor')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/searchgame?q=condor');

  // After going back the keyboard must not cover the results.
  await page.getByRole('link', { name: 'Promos' }).tap();
  await page.waitForURL('**/promotion');
  await page.goBack();
  await expect(box).toHaveValue('condor');
  await expect(results.getByRole('listitem')).toHaveCount(3);
  await expect(box).not.toBeFocused();

  await page.getByRole('button', { name: 'Borrar lo escrito' }).tap();
  await expect(box).toHaveValue('');
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL('/searchgame');
});
