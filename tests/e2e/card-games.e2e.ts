import type { FrameLocator, Page } from 'playwright/test';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';

const header = (page: Page) => page.getByTestId('game-balance');

async function ask(page: Page, token: string, path: string, body: object = {}) {
  const response = await page.request.post(path, { headers: { token, lang: 'ks' }, data: body });
  return (await response.json()).data;
}

async function sitDown(
  page: Page,
  name: string,
): Promise<{ game: FrameLocator; token: string; gameId: string }> {
  const gameId = seedCatalogue().games.find((game) => game.name === name)?.id ?? 'no such game';
  const token = await tokenOf(page);
  await page.addInitScript((stored) => {
    if (window === window.top) localStorage.setItem('token', stored);
  }, token);
  const { url } = await ask(page, token, '/game/url', { gameId });
  await page.goto(`/gameView/${encodeURIComponent(url)}`);
  return { game: await framed(page), token, gameId };
}

async function framed(page: Page): Promise<FrameLocator> {
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-ready]')).toBeVisible();
  return game;
}

async function expectLedger(page: Page, token: string): Promise<void> {
  const { total } = await ask(page, token, '/wallet/balance');
  const figure = total.toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(header(page)).toContainText(figure);
}

/** Some hands end with their first cards, so this deals until there is a decision. */
async function dealUntil(game: FrameLocator, move: string): Promise<void> {
  const deal = game.getByRole('button', { name: 'Repartir' });
  await expect(async () => {
    if (await deal.isEnabled()) await deal.tap();
    await expect(game.getByRole('button', { name: move })).toBeEnabled({ timeout: 4_000 });
  }).toPass();
}

/** The page ignores a tap at the moment a decision appears (it may be a double tap), so this taps again. */
async function decide(game: FrameLocator, move: string | RegExp): Promise<void> {
  const button = game.getByRole('button', { name: move });
  await expect(async () => {
    if (await button.isEnabled()) await button.tap();
    await expect(game.getByRole('button', { name: 'Repartir' })).toBeEnabled({ timeout: 4_000 });
  }).toPass();
}

test.describe('games with cards', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('GAM-07 a hand outlives a reload, and is settled once, in one betting record', async ({ page }) => {
    const { game, token, gameId } = await sitDown(page, 'Three Card Norte');
    await dealUntil(game, 'Retirarse');
    await expectAccessible(page);
    const cards = await game.getByRole('img').last().getAttribute('aria-label');
    const before = await ask(page, token, '/wallet/records', { isBonus: false });
    expect(before.list[0]).toMatchObject({ gameId, payout: 0 });

    await page.reload();
    const again = await framed(page);
    await expect(again.getByRole('img').last()).toHaveAttribute('aria-label', cards ?? '');
    await expect(again.getByRole('button', { name: 'Repartir' })).toBeDisabled();
    await decide(again, 'Retirarse');
    await expect(again.getByRole('button', { name: 'Retirarse' })).toBeDisabled();
    await expectLedger(page, token);
    const after = await ask(page, token, '/wallet/records', { isBonus: false });
    expect(after.total).toBe(before.total);
    expect(after.list[0]).toMatchObject({ id: before.list[0].id, stake: before.list[0].stake });
  });

  test('GAM-07 GAM-14 three-card poker: playing on stakes the same again in the same record, a hand that was left waits on home and in bets', async ({
    page,
  }) => {
    const { game, token } = await sitDown(page, 'Three Card Norte');
    await dealUntil(game, 'Retirarse');
    const [open] = (await ask(page, token, '/wallet/records', { isBonus: false })).list;
    await decide(game, /^Jugar/);
    await expectAccessible(page);
    await expectLedger(page, token);
    const [played] = (await ask(page, token, '/wallet/records', { isBonus: false })).list;
    expect(played).toMatchObject({ id: open.id, stake: open.stake * 2 });

    await dealUntil(game, 'Retirarse');
    await page.getByRole('button', { name: 'Salir del juego' }).tap();
    await page.waitForURL((url) => !url.pathname.startsWith('/gameView'));
    const [left] = (await ask(page, token, '/wallet/records', { isBonus: false })).list;
    expect(left).toMatchObject({ stake: open.stake, payout: 0, status: 'open' });
    await expect(page.getByText(/Tu mano en Three Card Norte sigue abierta/)).toBeVisible();

    await page.goto('/bettinghistory');
    const goOn = page.getByRole('button', { name: 'Seguir en Three Card Norte' });
    await expect(goOn).toBeVisible();
    await expectAccessible(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Sigue tu mano' })).toBeVisible();
    await goOn.tap();
    const again = await framed(page);
    await expect(again.getByRole('button', { name: 'Retirarse' })).toBeEnabled();
    await page.goBack();
    await expect(page.getByText(/Tu mano en Three Card Norte sigue abierta/)).toBeVisible();
    await goOn.tap();
    await decide(await framed(page), 'Retirarse');
    await page.getByRole('button', { name: 'Salir del juego' }).tap();
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sigue tu mano' })).toHaveCount(0);
  });

  test('GAM-07 a scratch card is bought and scratched with the keyboard; the header does not show the result first', async ({
    page,
  }) => {
    const { game, token } = await sitDown(page, 'Raspa y Gana');
    const buy = game.getByRole('button', { name: 'Comprar' });
    await buy.press('Enter');
    const all = game.getByRole('button', { name: 'Raspar todo' });
    await expect(all).toBeEnabled();
    const [{ stake }] = (await ask(page, token, '/wallet/records', { isBonus: false })).list;
    const left = (25_000 - stake).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(header(page)).toContainText(left);
    await all.press('Enter');
    await expect(buy).toBeEnabled();
    await expect(game.locator('#status')).not.toBeEmpty();
    await expectLedger(page, token);
    await expectAccessible(page);
  });
});
