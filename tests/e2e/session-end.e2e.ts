import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { loginParts, openLogin, sendLogin } from '../support/login.ts';
import { balance, PLAYER } from '../support/player.ts';
import { fillWithdrawal } from './withdraw-page.ts';

const SECOND = { phone: '987654321', password: PLAYER.password };

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
  await page.goto('/withdraw');
  const confirm = await fillWithdrawal(page, '5000');

  await other.goto('/me');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(confirm).toBeHidden();
  await openLogin(other);
  await sendLogin(other, SECOND);
  for (const tab of [page, other]) await expectSecondHome(tab);
  expect(await world.withdrawals()).toEqual([]);
});
