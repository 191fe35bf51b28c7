import { banner, publish } from '../support/banners.ts';
import { expect, test } from '../support/e2e.ts';
import { openLogin } from '../support/login.ts';
import { arriveAsPlayer } from '../support/player.ts';

test.describe('where banners stand and lead', () => {
  test('LOB-11 deeplink opens a game, playing safely, and a deposit of the amount it names', async ({
    page,
    world,
    baseURL,
  }) => {
    const wheel = `${baseURL}/games/wheel`;
    await publish(world, [
      { cmd: 'deeplink', cmdValue: `/gameView/${encodeURIComponent(wheel)}` },
      { cmd: 'deeplink', cmdValue: 'deposit?amount=7000&next=https://evil.example' },
      { cmd: 'deeplink', cmdValue: '/playsafely' },
      { cmd: 'deeplink', cmdValue: `/gameView/${encodeURIComponent('https://evil.example/games/wheel')}` },
    ]);
    await arriveAsPlayer(page);
    await page.goto('/promotion');
    await banner(page, 'Banner 3').tap();
    await expect(page).toHaveURL('/promotion');
    await banner(page, 'Banner 2').tap();
    await expect(page).toHaveURL('/playsafely');
    await page.goBack();
    await banner(page, 'Banner 1').tap();
    await expect(page).toHaveURL('/deposit?amount=7000');
    await expect(page.getByTestId('total')).toHaveText('7,070.00');
    await page.goBack();
    await banner(page, 'Banner 0').tap();
    await expect(page).toHaveURL(`/gameView/${encodeURIComponent(wheel)}`);
    await expect(page.frameLocator('iframe').locator('body[data-ready]')).toBeVisible();
  });

  test('LOB-11 luckywheel: every address of a wheel on the game host is played with the token', async ({
    page,
    world,
  }) => {
    const paths = ['/games/wheel/', '/games/luckywheel/index.html', '/games/rueda'];
    await publish(
      world,
      paths.map((path) => ({ cmd: 'luckywheel', path })),
    );
    await arriveAsPlayer(page);
    for (const [index, path] of paths.entries()) {
      await page.goto('/promotion');
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
      await banner(page, `Banner ${index}`).tap();
      const { searchParams } = new URL((await asked).url());
      expect(searchParams.get('token'), path).toBe(await page.evaluate(() => localStorage.getItem('token')));
      await expect(page.frameLocator('iframe').locator('body[data-ready]')).toBeVisible();
      expect(page.url()).not.toContain('token');
    }
  });

  test('LOB-11 SES-02 SES-06 the banners of the login and register popups run their command', async ({
    page,
    world,
  }) => {
    const title = { ks: 'Probar', en: 'Try' };
    await world.lobby({
      banners: [
        { position: 'login', index: 0, cmd: 'game', cmdValue: 'g-0001', title },
        { position: 'register', index: 0, cmd: 'deeplink', cmdValue: 'newUserDeposit?multiple=3', title },
      ],
    });
    await page.goto('/tc');
    const { dialog, phone, close } = await openLogin(page);
    await dialog.getByRole('button', { name: 'Probar' }).tap();
    await expect(phone).toBeFocused();
    await close.tap();
    await page.getByRole('banner').getByRole('button', { name: 'Regístrate' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Probar' }).tap();
    await expect(page).toHaveURL('/newUserDeposit?multiple=3');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
