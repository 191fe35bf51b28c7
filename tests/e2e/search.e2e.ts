import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

test.describe('search', () => {
  test('GAM-02 finds by name as one types, whatever the accents, and shows what was found', {
    tag: '@flow',
  }, async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-part][data-live]').getByRole('link', { name: 'Buscar juegos' }).tap();
    const box = page.getByRole('textbox', { name: 'Buscar juegos' });
    await expect(box).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Lo más jugado' })).toBeVisible();
    await expectAccessible(page);

    await box.pressSequentially('condor');
    const results = page.getByRole('list', { name: 'Resultados' });
    await expect(results.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('status').filter({ hasText: '3 juegos' })).toBeVisible();
    await expect(results.locator('mark').first()).toHaveText(/^c[oó]ndor$/i);
    await expect(results.getByText('Vuelo del Cóndor')).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL('/searchgame?q=condor');

    // After going back the keyboard must not cover the results.
    await page.getByRole('link', { name: 'Promos' }).tap();
    await page.waitForURL('**/promotion');
    await page.goBack();
    await expect(box).toHaveValue('condor');
    await expect(results.getByRole('listitem')).toHaveCount(3);
    await expect(box).not.toBeFocused();

    await page.getByRole('button', { name: 'Borrar lo escrito' }).tap();
    await expect(box).toHaveValue('');
    await expect(results).toHaveCount(0);
    await expect(page).toHaveURL('/searchgame');
  });

  test('GAM-02 keeps recent searches for the visit, and suggests when nothing is found', async ({ page }) => {
    await page.goto('/searchgame');
    const box = page.getByRole('textbox', { name: 'Buscar juegos' });
    await box.fill('copigue');
    await expect(page.getByRole('heading', { name: 'No hay juegos con “copigue”' })).toBeVisible();
    const likely = page.getByRole('region', { name: '¿Quizás buscabas…?' });
    await expect(likely.getByRole('listitem').first()).toContainText('Copihue');
    await expect(page.getByRole('region', { name: 'Lo más jugado' }).getByRole('listitem')).toHaveCount(12);
    await expectAccessible(page);

    await box.fill('Órbita');
    await expect(page.getByRole('list', { name: 'Resultados' }).getByText('Órbita 21').first()).toBeVisible();
    await box.press('Enter');
    await expect(box).not.toBeFocused();
    await expect(page).toHaveURL('/searchgame?q=%C3%93rbita');
    await page.reload();
    await page.getByRole('button', { name: 'Borrar lo escrito' }).tap();
    const recent = page.getByRole('region', { name: 'Tus búsquedas' });
    await recent.getByRole('button', { name: 'Órbita' }).tap();
    await expect(box).toHaveValue('Órbita');
    await box.fill('');
    await recent.getByRole('button', { name: 'Borrar' }).tap();
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('recentSearches');
  });

  test('GAM-02 opens a game, and says so when the catalogue cannot be loaded', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/status of 500/);
    await arriveAsPlayer(page, 'en');
    await world.fault('gameList', 'server-error', { times: 3 });
    await page.goto('/searchgame?q=condor');
    await expect(page.getByRole('heading', { name: 'We could not load this part' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).tap();
    const results = page.getByRole('list', { name: 'Results' });
    const entered = page.waitForRequest((request) => request.url().endsWith('/game/url'));
    await results
      .getByRole('button', { name: /Cóndor Imperial/ })
      .first()
      .tap();
    expect((await entered).postDataJSON()).toEqual({ gameId: expect.any(String) });
    await page.waitForURL('**/gameView/**');
  });
});
