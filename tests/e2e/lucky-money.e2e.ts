import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { sendLogin } from '../support/login.ts';
import { arriveAsPlayer, balance, PLAYER, tokenOf } from '../support/player.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, exact: true });
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth).then((more) => more <= 0);

test('RED-01 RED-02 one player sends a packet, another opens it from the link, and both balances add up', {
  tag: '@flow',
}, async ({ page, world, browser, baseURL }) => {
  await arriveAsPlayer(page);
  await page.goto('/redenvelope');
  const guide = page.getByRole('dialog', { name: 'Cómo funcionan los sobres' });
  await expect(guide).toContainText('Compártelo');
  await guide.getByRole('button', { name: 'Entendido' }).tap();
  await expect(heading(page, 'Hay un sobre para ti')).toBeVisible();
  await expect(guide).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Enviar un sobre' }).tap();
  await page.getByLabel('Cuánto dinero va en el sobre').fill('10000');
  await page.getByLabel('Cuántas personas pueden abrirlo').fill('3');
  await page.getByText('En partes iguales').tap();
  await page.getByLabel('Mensaje (opcional)').fill('Para los del asado');
  await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('3,333.00 o 3,334.00 CLP');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Revisar y enviar' }).tap();
  const confirm = page.getByRole('dialog', { name: '¿Enviar este sobre?' });
  await expect(confirm).toContainText('10,000.00 CLP');
  await expect(confirm).toContainText('3 personas');
  await expect(confirm).toContainText('vuelve a tu efectivo');
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Enviar el sobre' }).tap();
  await expect(heading(page, 'Tu sobre')).toBeVisible();
  await expect(balance(page)).toHaveText('15,000.00 CLP');
  const link = await page.getByLabel('Enlace del sobre').inputValue();
  expect(link).toContain(`${baseURL}/redenvelope?shared=E`);
  await expectAccessible(page);

  const theirs = await browser.newContext({ viewport: { width: 320, height: 640 } });
  await theirs.addCookies([{ name: 'mockWorld', value: world.id, url: baseURL ?? '' }]);
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(heading(other, 'Te enviaron un sobre')).toBeVisible();
  await expect(other.getByRole('main')).toContainText('10,000.00');
  expect(await fits(other)).toBe(true);
  await other.getByRole('button', { name: 'Ya tengo cuenta' }).click();
  await sendLogin(other, { phone: '987654321', password: PLAYER.password });
  await expect(heading(other, '¡Te tocaron!')).toBeVisible();
  await expect(other.getByRole('main')).toContainText('3,334.00');
  await expect(balance(other)).toHaveText('3,334.00 CLP');
  await expectAccessible(other);
  expect(await fits(other)).toBe(true);
  await theirs.close();

  const taken = page.getByRole('region', { name: 'Quiénes abrieron' });
  await expect(taken).toContainText('987•••321');
  await expect(taken).toContainText('3,334.00 de 10,000.00 CLP');
  await world.advance(24 * 60 * 60_000);
  await expect(page.getByText('Lo que nadie abrió volvió a tu efectivo.')).toBeVisible();
  await expect(balance(page)).toHaveText('21,666.00 CLP');
});

test('RED-03 NET-15 an address gives the app its language, and its token once the player says that the account is theirs; neither stays in it', async ({
  page,
}) => {
  const token = await tokenOf(page, '987654321');
  await page.goto(`/redenvelope?token=${token}&lang=en&channel=web`);
  await expect(heading(page, 'This link logs in to account 987•••321')).toBeVisible();
  await expect(page).toHaveURL(/\/redenvelope$/);
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.channel])).toEqual([
    'en',
    'web',
  ]);
  expect(await page.evaluate(() => localStorage.token)).toBeUndefined();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It is mine, log in' }).tap();
  await expect(page.getByTestId('total-claimed')).toBeVisible();
  expect(await page.evaluate(() => localStorage.token)).toBeTruthy();
  await page.goBack();
  expect(page.url()).not.toContain('token');
});
