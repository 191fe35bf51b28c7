import type { FrameLocator, Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { sendLogin } from '../support/login.ts';
import { balance, PLAYER, tokenOf } from '../support/player.ts';
import { openGame } from './open-game.ts';

/** A match of this league takes six minutes. The later of the next two starts in at least seven. */
const LEAGUE = 'Copa Relámpago (virtual)';
const HALF_HOUR_MS = 30 * 60_000;

const money = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const start = Number(PLAYER.balance.replace(',', ''));

function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('button, [role="tab"], input:not([type="radio"])'))
      .filter((each) => each.checkVisibility())
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ each, box }) => `${each.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`),
  );
}

const tab = (book: FrameLocator, name: string) => book.getByRole('tab', { name });

async function place(book: FrameLocator): Promise<void> {
  const accept = book.getByRole('button', { name: 'Aceptar la cuota nueva' });
  await expect(async () => {
    if (await accept.isVisible()) await accept.click();
    const bet = book.getByRole('button', { name: 'Apostar 3,000' });
    if (await bet.isVisible()) await bet.click();
    await expect(book.locator('.bet')).toHaveCount(3, { timeout: 3_000 });
  }).toPass();
}

test('GAM-09 a guest taps odds, logs in, bets on them, and the match pays to the cent', {
  tag: '@flow',
}, async ({ page, world }) => {
  await page.goto('/allgame/sports');
  const coming = page.getByRole('region', { name: 'Próximos' });
  const card = coming.getByRole('article').filter({ hasText: LEAGUE }).last();
  const odds = card.getByRole('button', { name: /^1 / });
  const tapped = await odds.textContent();
  await odds.click();
  await sendLogin(page);

  const book = page.frameLocator('iframe');
  await expect(tab(book, 'Cupón 1')).toHaveAttribute('aria-selected', 'true');
  const [selection] = await book.locator('.picks .leg-lines b').first().allTextContents();
  if (!selection) throw new Error('The slip is empty.');
  expect(tapped).toContain(selection);
  const match = await book.locator('.picks .leg-lines span').first().textContent();
  const [home = '', away = ''] = match?.split(' – ') ?? [];

  await tab(book, 'Partidos').click();
  const shown = book.getByRole('region', { name: 'Próximos' }).locator('.match');
  const row = shown.filter({ hasText: LEAGUE }).filter({ hasText: home }).filter({ hasText: away });
  await expect(row.locator('.odd').first()).toHaveAttribute('aria-pressed', 'true');
  await row.locator('.odd').nth(1).click();
  await row.locator('.odd').nth(2).click();
  await tab(book, 'Cupón 3').click();
  // The player has chosen no amount yet, so the sheet of all games opens (GAM-12).
  const bet = book.locator('.slip .action');
  await expect(bet).toHaveText(/^(?:Apostar|Aceptar la cuota nueva)$/);
  await expect(bet).toHaveAttribute('aria-disabled', 'true');
  await book.getByRole('button', { name: 'Monto de cada apuesta' }).click();
  await book.getByRole('dialog').press('1');
  for (let zero = 0; zero < 3; zero += 1) await book.getByRole('dialog').press('0');
  await book.getByRole('button', { name: 'Listo' }).click();
  await place(book);
  await expect(tab(book, 'Mis apuestas 3')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('game-balance')).toContainText(money(start - 3_000));

  await world.advance(HALF_HOUR_MS);
  await expect(book.locator('.bet.lost')).toHaveCount(2);
  const won = book.locator('.bet.won');
  await expect(won).toHaveCount(1);
  const price = Math.round(Number(await won.locator('.price').textContent()) * 100);
  const payout = 10 * price;
  await expect(book.locator('#balance')).toHaveText(money(start - 3_000 + payout));
  await expect(page.getByTestId('game-balance')).toContainText(money(start - 3_000 + payout));

  await page.goto('/bettinghistory');
  await expect(balance(page)).toContainText(money(start - 3_000 + payout));
  await expect(page.getByRole('main').getByText('Apuestas deportivas', { exact: true })).toHaveCount(3);
  const totals = page.getByRole('region', { name: 'Totales del período' });
  await expect(totals).toContainText(`Apostado${money(3_000)}`);
  await expect(totals).toContainText(`Premios${money(payout)}`);
});

test('GAM-09 the sportsbook is accessible, its targets are large enough and its slip fits 320 px', async ({
  page,
}) => {
  // Spanish has the longer words.
  await openGame(page, 'apuestas-deportivas', await tokenOf(page));
  await expect(page.locator('#splash')).toHaveCount(0);
  await expectAccessible(page);
  expect(await tooSmall(page)).toEqual([]);
  const more = page.locator('.match').last();
  await more.locator('summary').click();
  await expect(more.getByRole('group')).not.toHaveCount(0);
  await expectAccessible(page);
  expect(await tooSmall(page)).toEqual([]);
  const side = (await more.locator('.sides > span').last().textContent())?.replace('★ ', '') ?? '';
  const followed = page.locator('.star:not(:empty)').first();
  await expect(followed).toBeHidden();
  await more.getByRole('button', { name: `Seguir a ${side}` }).click();
  await expect(followed).toBeVisible();
  await page.locator('.more[open] > summary').click();
  for (const odd of [page.locator('.match').last(), page.locator('.match').nth(-2)])
    await odd.locator('.odd').first().click();
  await page.getByRole('tab').nth(1).click();
  await expect(page.locator('.picks .leg')).toHaveCount(2);
  await expectAccessible(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  const slip = page.locator('.slip');
  await expect.poll(() => slip.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(await tooSmall(page)).toEqual([]);
});
