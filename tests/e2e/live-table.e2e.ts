import { expect, test } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';
import { titleOf } from '../support/titles.ts';
import { atTable } from './live-table.ts';
import { openGame } from './open-game.ts';

test('GAM-13 two browsers at one roulette see one round: a bet is cancelled, a player who comes in the middle watches, and the bet is paid in both; a low phone shows all of the table', {
  tag: '@flow',
}, async ({ page, context }) => {
  const token = await tokenOf(page);
  const sitDown = (at: typeof page) => openGame(at, titleOf('roulette').id, token);
  await sitDown(page);
  const [balance, action] = [page.locator('#balance'), page.locator('#action')];
  const other = await context.newPage();
  const soon = expect.configure({ timeout: 10_000 });
  // A round waits for no machine that is busy: then the next one is played.
  await expect(async () => {
    await atTable(page, /result/);
    await atTable(page, /betting/);
    await page.getByRole('button', { name: 'Borrar' }).click();
    await page.getByRole('button', { name: /^Rojo/ }).click();
    const full = (await balance.textContent()) ?? '';
    await page.getByRole('button', { name: /^Apostar/ }).click();
    await soon(action).toHaveText(/^Cancelar apuesta 2,000/);
    await soon(balance).not.toHaveText(full);
    // The second tap of a double tap cancels nothing.
    await expect(async () => {
      await action.click();
      await expect(action).toHaveText(/^Apostar/, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await soon(balance).toHaveText(full);
    await action.click();
    await soon(action).toHaveText(/^Cancelar apuesta/);
    await atTable(page, /playing/);

    await sitDown(other);
    await other.setViewportSize({ width: 375, height: 476 });
    await other.getByRole('button', { name: 'Números' }).click();
    await soon(other.getByRole('button', { name: 'Borrar' })).toBeInViewport({ ratio: 1 });
    await soon(other.locator('#action')).toHaveAttribute('aria-disabled', 'true');
    await other.locator('.news .opener').press('Enter');
    await soon(other.locator('#people .you')).toContainText('2,000');
  }).toPass();
  await atTable(page, /result|betting/);
  const results = (at: typeof page) => at.locator('.last-rounds button').allTextContents();
  await expect.poll(async () => (await results(page)).length).toBe(20);
  await expect(async () => expect(await results(other)).toEqual(await results(page))).toPass();
  await expect(page.locator('#status')).toContainText(/Ganaste|Sin premio/);
  await expect
    .poll(() => other.locator('#balance').textContent())
    .toBe(await page.locator('#balance').textContent());
});
