import { expect, test } from '../support/e2e.ts';
import { balance } from '../support/player.ts';
import { chooseMethod, countNotices, heading, openAsPlayer, payButton, RUT } from './deposit-page.ts';

test('DEP-10 the player reports after the bank page whether the deposit was paid, goes on or gives it up, and a paid one is credited', async ({
  page,
  world,
}) => {
  test.slow();
  const notices = await countNotices(page);
  await openAsPlayer(page);
  await chooseMethod(page, /Webpay/);
  await page.getByLabel('Tu RUT').fill(RUT);
  await payButton(page).tap();
  await page.waitForURL(/\/bank\//);
  await page.goBack();
  await expect(heading(page, '¿Alcanzaste a pagar?')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('10,100.00 CLP');
  await page.getByRole('button', { name: 'Sí, ya pagué' }).tap();
  await expect(page.getByText('Con Webpay suele demorar hasta 2 minutos.')).toBeVisible();
  // A spinner that is an inline element has no width or height.
  const ring = await page
    .getByRole('main')
    .locator('.animate-spin')
    .evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);
  expect(ring).toEqual([16, 16]);
  await page.goto('/transactions');
  const waiting = page.getByRole('list', { name: 'Depósitos que esperan' });
  await waiting.getByRole('link', { name: 'Retomar: 10,100.00 CLP' }).tap();
  await expect(page.getByText('Confirmando tu pago')).toBeVisible();
  await page.getByRole('button', { name: 'No alcancé a pagar' }).tap();
  // Within the page, which stores the answer a moment later.
  await page.getByRole('link', { name: 'Mi cuenta' }).tap();
  await page.getByRole('link', { name: 'Movimientos' }).tap();
  await expect(waiting).toContainText('Puedes pagarlo hasta');
  await waiting.getByRole('link', { name: 'Retomar: 10,100.00 CLP' }).tap();
  await page.getByRole('button', { name: 'No, todavía no' }).tap();
  await expect(page.getByRole('button', { name: 'Pagar ahora' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar este depósito' }).tap();
  const question = page.getByRole('dialog', { name: '¿Cancelar este depósito?' });
  await expect(question).toContainText('si alcanzaste a pagar, tu dinero se acredita igual');
  await question.getByRole('button', { name: 'Sí, cancelarlo' }).tap();
  await expect(payButton(page)).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.reload();
  await expect(payButton(page)).toBeVisible();
  await expect(waiting).toBeHidden();

  await world.order((await world.orders())[0]?.id ?? '', 'approve');
  await expect.poll(() => notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
  await expect(balance(page)).toHaveText('36,000.00 CLP');
});

test('GAM-06 DEP-10 a payment from a game opens the bank in a tab, which closes without a second lobby', async ({
  page,
  context,
}) => {
  test.slow();
  await openAsPlayer(page, '/');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Copihue de Oro/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Depositar' }).tap();
  const panel = page.getByRole('dialog', { name: 'Sin salir del juego' });
  await panel.getByText('Webpay').tap();
  await panel.getByLabel('Tu RUT').fill(RUT);
  await panel.getByRole('button', { name: 'Pagar', exact: true }).tap();
  const opened = context.waitForEvent('page');
  await panel.getByRole('link', { name: 'Ir al banco' }).tap();
  const bank = await opened;
  await bank.waitForURL(/\/bank\//);
  expect(await bank.evaluate(() => window.opener)).toBeNull();
  const closed = bank.waitForEvent('close');
  await bank.getByRole('button', { name: 'Autorizar pago' }).tap();
  await closed;
  expect(context.pages()).toEqual([page]);
  await expect(panel.getByRole('heading', { name: 'Depósito acreditado' })).toBeVisible();
  await expect(page.getByTestId('game-balance')).toContainText('36,000.00');
});
