import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { loginParts, openLogin, sendLogin } from '../support/login.ts';
import { balance, PLAYER } from '../support/player.ts';

test.describe('two people, one device', () => {
  const SECOND = { phone: '987654321', password: PLAYER.password };

  async function fillWithdrawal(page: Page): Promise<Locator> {
    await page.goto('/withdraw');
    await page.getByText('CuentaRUT').first().tap();
    await page.getByLabel('Tu RUT').fill('12.345.678-5');
    await page.getByLabel('Cuánto quieres retirar').fill('5000');
    await page.getByRole('button', { name: 'Continuar' }).tap();
    const confirm = page.getByRole('button', { name: 'Confirmar retiro' });
    await expect(confirm).toBeVisible();
    return confirm;
  }

  /** The second player has no money. */
  async function expectSecondHome(page: Page): Promise<void> {
    await expect(page).toHaveURL('/');
    await expect(balance(page)).toHaveText(/^0\.00/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  test('SES-15 a login that is open in another tab closes; the next player there takes the first one’s form away', async ({
    page,
    context,
    world,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto('/');
    await openLogin(other);
    await openLogin(page);
    await sendLogin(page);
    await expect(balance(page)).toContainText(PLAYER.balance);
    await expect(loginParts(other).dialog).toBeHidden();
    await expect(balance(other)).toContainText(PLAYER.balance);
    const confirm = await fillWithdrawal(page);

    await other.goto('/me');
    await other.getByRole('button', { name: 'Cerrar sesión' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(confirm).toBeHidden();
    await openLogin(other);
    await sendLogin(other, SECOND);
    for (const tab of [page, other]) await expectSecondHome(tab);
    expect(await world.withdrawals()).toEqual([]);
  });
});
