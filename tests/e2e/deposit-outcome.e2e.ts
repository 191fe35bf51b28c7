import { expect, test } from '../support/e2e.ts';
import { balance } from '../support/player.ts';
import { chooseMethod, countNotices, heading, openAsPlayer, payButton, RUT } from './deposit-page.ts';

test('DEP-03 DEP-04 a payment approved at the bank is announced once, also after a reload', {
  tag: '@flow',
}, async ({ page }) => {
  const notices = await countNotices(page);
  await page.clock.install();
  await openAsPlayer(page);
  await chooseMethod(page, /Webpay/);
  await page.getByRole('button', { name: '50,000.00' }).tap();
  await page.getByLabel('Tu RUT').fill(RUT);
  await payButton(page).tap();
  await page.waitForURL(/\/bank\//);
  await page.getByRole('button', { name: /Aprobar|Autorizar|Pagar/ }).tap();
  await page.waitForURL(/\/deposit\?order=R/);
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
  await expect(balance(page)).toHaveText('82,500.00 CLP');
  await expect.poll(() => notices).toEqual(['Depósito acreditado +50,000.00 CLP Bono +7,500.00 CLP']);

  await page.reload();
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
  await expect(balance(page)).toHaveText('82,500.00 CLP');
  await page.clock.runFor(5_000);
  expect(notices).toHaveLength(1);
});
