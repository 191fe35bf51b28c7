import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

const DAY_MS = 24 * 60 * 60_000;

test('PLR-02 a limit and a break hold over a reload and a wrong clock, and end by the time of the server alone', {
  tag: '@flow',
}, async ({ page, world }) => {
  await arriveAsPlayer(page);
  await page.goto('/playsafely');
  await page.getByRole('button', { name: 'Poner límite: Por día' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('20000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar límite' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('20,000.00 CLP')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cambiar: Por día' }).tap();
  await dialog.getByRole('textbox').fill('90000');
  await dialog.getByRole('button', { name: 'Guardar límite' }).tap();
  await expect(page.getByText(/Pediste 90,000\.00 CLP/)).toBeVisible();

  await page.getByRole('button', { name: '24 horas', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Empezar la pausa' }).tap();
  await expect(dialog).toHaveCount(0);
  await page.goto('/deposit');
  await expect(page.getByRole('heading', { name: 'Estás en pausa' })).toBeVisible();
  await expectAccessible(page);

  await page.clock.setSystemTime(Date.now() + 2 * DAY_MS);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Estás en pausa' })).toBeVisible();
  await page.getByRole('link', { name: 'Retirar mi saldo' }).tap();
  await expect(page.getByRole('heading', { name: 'Retirar', level: 1 })).toBeVisible();

  await world.advance(DAY_MS + 1_000);
  await page.goto('/playsafely');
  await page.getByRole('button', { name: 'Confirmar' }).tap();
  await expect(page.getByText('90,000.00 CLP', { exact: true })).toBeVisible();
  await page.goto('/deposit');
  await expect(page.getByRole('button', { name: 'Pagar' })).toBeVisible();
});
