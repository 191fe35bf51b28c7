import { expect, expectAccessible, test } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';
import { titleOf } from '../support/titles.ts';
import { openInApp } from './open-game.ts';

test('GAM-10 a round whose seed is revealed is verified by the page of the studio, and a changed one is not', {
  tag: '@flow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await tokenOf(page);
  await page.addInitScript((stored) => {
    if (window === window.top) localStorage.setItem('token', stored);
  }, token);
  const game = await openInApp(page, titleOf('plinko').id, token);

  await game.getByRole('button', { name: 'Cómo se juega' }).tap();
  await game.getByRole('button', { name: 'Azar verificable' }).tap();
  const sheet = game.getByRole('dialog', { name: 'Azar verificable' });
  const hash = sheet.locator('code').first();
  await expect(hash).toHaveText(/^[\da-f]{64}$/);
  const committed = (await hash.textContent()) ?? '';
  await sheet.getByRole('textbox', { name: 'Tu semilla' }).fill('mi-suerte');
  await sheet.getByRole('button', { name: 'Guardar' }).tap();
  await expect(sheet.getByRole('status')).toHaveText('Tu semilla quedó guardada.');
  await sheet.getByRole('button', { name: 'Cerrar' }).tap();
  await game.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).tap();

  await game.getByRole('button', { name: 'Soltar' }).tap();
  await expect(game.locator('#status')).not.toBeEmpty();
  await game.getByRole('button', { name: 'Cómo se juega' }).tap();
  await game.getByRole('button', { name: 'Azar verificable' }).tap();
  await expect(sheet.getByText('Se verifica cuando reveles la semilla.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Revelar y cambiar semilla' }).tap();
  const verify = sheet.getByRole('button', { name: /^Verificar la ronda 0 de / });
  await expect(verify).toBeVisible();
  await expect(hash).not.toHaveText(committed);
  await expectAccessible(page);
  await verify.tap();

  const verification = game.frameLocator('iframe');
  const verdict = verification.getByRole('status');
  await expect(verdict).toContainText('Verificada');
  await expect(verification.getByText('mi-suerte:0', { exact: true })).toBeVisible();
  await expect(verification.getByText(committed)).toBeVisible();
  await expectAccessible(page);
  await verification.locator('body').evaluate(() => {
    const round = JSON.parse(decodeURIComponent(location.hash.slice(1)));
    location.hash = encodeURIComponent(JSON.stringify({ ...round, isSeen: false }));
    location.reload();
  });
  await expect(verdict).toContainText('No vista antes');
  await verification.getByRole('textbox', { name: 'Número de la ronda' }).fill('1');
  await verification.getByRole('button', { name: 'Verificar de nuevo' }).tap();
  await expect(verdict).toContainText('No coincide');
  await expect(verification.locator('#steps strong.bad').first()).toHaveText('No coincide');
});
