import { chooseMethod, countNotices, heading, payButton, RUT, typeCode } from '../support/deposit-page.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';

test.describe('first deposits', () => {
  test('DEP-08 DEP-04 the quick deposit is one confirm, and its result is announced once, in one of two tabs', {
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

  test('DEP-04 back at a bank page that has been decided, and in the app again, nothing is announced twice', async ({
    page,
  }) => {
    await page.clock.install();
    await arriveAsPlayer(page);
    const notices = await countNotices(page);
    await page.goto('/deposit');
    await chooseMethod(page, /Webpay/);
    await page.getByLabel('Tu RUT').fill(RUT);
    await payButton(page).tap();
    await page.waitForURL(/\/bank\//);
    const bank = page.url();
    await page.getByRole('button', { name: /Aprobar|Autorizar|Pagar/ }).tap();
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect.poll(() => notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
    await expect(balance(page)).toHaveText('36,000.00 CLP');

    await page.goto(bank);
    await page.getByRole('link').first().tap();
    await page.waitForURL(/\/deposit\?order=R/);
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await page.clock.runFor(5_000);
    expect(notices).toEqual(['Depósito acreditado +10,000.00 CLP Bono +1,000.00 CLP']);
    await expect(page.getByRole('button', { name: 'Preguntar a soporte por este depósito' })).toBeVisible();
  });
});
