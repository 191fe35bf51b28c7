import { expect, expectAccessible, test } from '../support/e2e.ts';

type Page = import('playwright/test').Page;

async function openMenu(page: Page) {
  // An earlier click would make the menu load the answers that the marquee still has to hydrate with
  // (docs/decisions/0039-what-a-test-run-costs.md).
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await page.locator('[data-island][data-live]').getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Movimientos' }).click({ trial: true });
  return menu;
}

test('LOB-09 the menu shows a guest deposit, withdraw, banners and its items but no logout, and closes to where it was opened', async ({
  page,
}) => {
  await page.goto('/');
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Menú' });
  for (const name of [
    'Depositar',
    'Retirar',
    'Movimientos',
    'Historial de apuestas',
    'Promociones',
    'Cambiar el idioma a English',
  ]) {
    await expect(menu.getByRole('button', { name })).toBeVisible();
  }
  for (const name of ['Rueda de la suerte', 'Primer depósito', 'Sobres rojos', 'Juego responsable']) {
    await expect(menu.getByRole('img', { name })).toBeVisible();
  }
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeFocused();

  await test.step('an item leads to its screen, and back leads to where the menu was opened', async () => {
    await openMenu(page);
    await menu.getByRole('button', { name: 'Promociones' }).click();
    await expect(page).toHaveURL('/promotion');
    await expect(menu).toBeHidden();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
