import { expect, test } from '../support/e2e.ts';
import { headerLogin, loginParts } from '../support/login.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';

test.describe('a session that is missing or over', () => {
  test('SES-05 a popup with origin 401 that is closed returns home and stays a guest', async ({ page }) => {
    await page.goto('/deposit');
    const { dialog, close } = loginParts(page);
    await expect(dialog).toBeVisible();
    await close.click();
    await expect(page).toHaveURL('/');
    await expect(dialog).toBeHidden();
    await expect(headerLogin(page)).toBeVisible();
  });

  test('SES-05 a session that ended is logged out when its popup is closed with back', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/401/);
    await arriveAsPlayer(page);
    await page.goto('/');
    await expect(balance(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('todayShowed', new Date().toISOString().slice(0, 10)));
    await world.fault('walletBalance', 'unauthorized');
    await page.reload();
    await expect(loginParts(page).dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(headerLogin(page)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
