import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';

test('GAM-03 a heart marks at once, is undone when the server says no, and fills the Favourites list', {
  tag: '@flow',
}, async ({ page, world, problems }) => {
  problems.allow(/status of 500/);
  await arriveAsPlayer(page);
  await page.goto('/');
  const heart = page
    .locator('[data-island][data-live]')
    .getByRole('button', { name: 'Favorito: Dragón de Jade' });
  const target = await heart.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(balance(page)).toBeVisible();

  await world.fault('gameCollect', 'latency', { ms: 1_500, times: 1 });
  let isAnswered = false;
  const answered = page
    .waitForResponse((response) => response.url().endsWith('/game/collect'))
    .then(() => {
      isAnswered = true;
    });
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(isAnswered).toBe(false);
  await answered;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await world.fault('gameCollect', 'server-error', { times: 1 });
  const refused = page.waitForResponse((response) => response.url().endsWith('/game/collect'));
  await heart.tap();
  await refused;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.locator('[data-island][data-live]').getByRole('link', { name: 'Ver todos: Populares' }).tap();
  const inList = page.getByRole('main').getByRole('button', { name: 'Favorito: Dragón de Jade' });
  await expect(inList).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favoritos' }).tap();
  await expect(page.getByRole('list', { name: 'Favoritos' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  // A removed favourite stays in the list until the list is opened again, so the player can undo it.
  await inList.tap();
  await expect(inList).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('link', { name: 'Todos', exact: true }).tap();
  await page.getByRole('link', { name: 'Favoritos' }).tap();
  await expect(page.getByRole('heading', { name: 'Todavía no tienes favoritos' })).toBeVisible();
});
