import { readFileSync } from 'node:fs';
import { expect, test } from '../support/e2e.ts';
import { headerLogin, loginParts } from '../support/login.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';

/** An address of every route. */
const addresses = [
  ...(readFileSync('src/route-tree.gen.ts', 'utf8')
    .split('FileRoutesByTo {')[1]
    ?.split('}\n')[0]
    ?.matchAll(/'(\/[^']*)'/g) ?? []),
].map(([, path = '']) =>
  path
    .replace('{-$categorie}', 'hot')
    .replace('$currentGameUrl', encodeURIComponent('http://127.0.0.1/games/slot'))
    .replace('$noticeId', 'n-1'),
);

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

  test('SES-05 the addresses of every route are known', () => {
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses).toContain('/me');
  });

  // A few addresses share a browser, and with it the scripts it has loaded.
  for (const part of [0, 1, 2, 3]) {
    const some = addresses.filter((_, place) => place % 4 === part);
    test(`SES-05 a token that is no longer good opens the login on a cold start of ${some.join(', ')}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/401/);
      await page.addInitScript(() => {
        // A framed game has no storage.
        if (window !== window.top) return;
        localStorage.setItem('token', 'tk_of_a_session_that_ended');
        localStorage.setItem('todayShowed', new Date().toISOString().slice(0, 10));
      });
      const { dialog, close } = loginParts(page);
      for (const address of some) {
        await page.goto(address);
        await expect(dialog, address).toBeVisible();
        await close.click();
        await expect(dialog, address).toBeHidden();
        await expect(page).toHaveURL('/');
        await expect(headerLogin(page)).toBeVisible();
      }
    });
  }
});
