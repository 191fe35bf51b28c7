import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';
import { countNotices, heading, payButton, typeCode } from './deposit-page.ts';

test('DEP-08 DEP-04 the quick deposit takes one tap, and one of two tabs shows its result once', {
  tag: '@flow',
}, async ({ page, context, world }) => {
  await page.clock.install();
  await arriveAsPlayer(page);
  const other = await context.newPage();
  const notices = [await countNotices(page), await countNotices(other)];
  await page.goto('/rushdeposit');
  await expect(payButton(page)).toBeVisible();
  await other.goto('/me');
  await expect(balance(other)).toHaveText('25,000.00 CLP');
  await expect(page.getByText('MACH')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /20,000\.00/ }).tap();
  await expect(page.getByTestId('total')).toHaveText('20,000.00');
  await payButton(page).tap();
  await expect(heading(page, 'Escribe el código')).toBeVisible();
  await expect(page).toHaveURL(/\/rushdeposit\?order=R/);
  await typeCode(page, world);
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
  await expect(balance(page)).toHaveText('47,500.00 CLP');
  await expect(balance(other)).toHaveText('47,500.00 CLP');
  await expect.poll(() => notices.flat()).toHaveLength(1);
  await page.clock.runFor(5_000);
  expect(notices.flat()).toEqual(['Depósito acreditado +20,000.00 CLP Bono +2,500.00 CLP']);
});
