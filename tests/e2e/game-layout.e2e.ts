import type { Page } from 'playwright/test';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';
import { coveredTexts } from './covered-texts.ts';
import { atTable } from './live-table.ts';

/** The cheapest games come first, because the player plays many hands. */
const games = seedCatalogue().games.toSorted((a, b) => a.minBet - b.minBet);
/** The cheapest game of each engine, and of each with a live table. */
const kinds = [
  ...new Map(
    games.toReversed().map((game) => [`${game.engine}${game.tags.includes('live') ? ' live' : ''}`, game]),
  ),
];

/** Engines whose own tests check accessibility. */
const checkedElsewhere: readonly EngineName[] = ['slot', 'poker', 'scratch'];

async function open(page: Page, gameId: string, token: string): Promise<void> {
  const answer = await page.request.post('/game/url', { headers: { token, lang: 'ks' }, data: { gameId } });
  const { url } = (await answer.json()).data;
  await page.goto(url);
  await expect(page.locator('body[data-ready]')).toBeVisible();
}

const action = (page: Page) => page.locator('#action');
const status = (page: Page) => page.locator('#status');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** The page announces the result last, when the round is paid and the next one can start. */
async function settled(page: Page): Promise<void> {
  await expect(status(page)).not.toBeEmpty();
  await expect(action(page)).not.toHaveClass(/busy/);
}

/** Some hands end with their first cards, so this deals until the move is possible. */
async function dealFor(page: Page, move: string): Promise<void> {
  const button = page.locator(`.move.${move}`);
  await expect(async () => {
    if ((await action(page).getAttribute('aria-disabled')) === 'false') await action(page).press('Enter');
    else if (await page.locator('.move.stand[aria-disabled="false"]').isVisible())
      await page.locator('.move.stand').press('Enter');
    await expect(button).toHaveAttribute('aria-disabled', 'false', { timeout: 700 });
  }).toPass();
}

/** Plays one round of an engine. Calls `look` in each state that looks different. */
const rounds: Partial<
  Record<EngineName, (page: Page, look: (state: string) => Promise<void>) => Promise<void>>
> = {
  async poker(page, look) {
    await dealFor(page, 'play');
    await look('dealt');
    await expect(async () => {
      await page.locator('.move.play').press('Enter');
      await expect(page.locator('.result')).not.toBeEmpty({ timeout: 2_000 });
    }).toPass();
  },
  async mines(page, look) {
    await press(page, /^Apostar/);
    await expect(async () => {
      await page.locator('.field').nth(6).press('Enter');
      await expect(page.locator('.field.open').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await look('opened');
    // The arrow keys move over the fields. The prize can be taken unless the first field had the mine.
    await page.keyboard.press('ArrowRight');
    const take = page.getByRole('button', { name: /Retirar/ });
    if (await take.isVisible()) await take.press('Enter');
    await expect(page.getByRole('button', { name: /^Apostar/ })).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('.field.open')).toHaveCount(25);
  },
  async scratch(page, look) {
    await press(page, /^Comprar/);
    await look('covered');
    await press(page, 'Raspar todo');
  },
  async keno(page) {
    await press(page, 'Al azar');
    await press(page, /^Sortear/);
  },
  async bingo(page) {
    await page.getByRole('radio', { name: '4', exact: true }).check({ force: true });
    await press(page, /^Jugar/);
    await expect(page.locator('.call b').last()).toHaveText('38 / 38');
  },
};

const DEAREST: EngineName = 'cards';

async function lookAtSheet(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await page.locator('#stake').press('Enter');
  await expect(page.locator('.stake-sheet')).toBeVisible();
  await look('stake sheet');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
}

async function playShared(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await atTable(page, /betting/);
  await expect(action(page)).toHaveAttribute('aria-disabled', 'false');
  await playRound(page);
  await expect(action(page)).toHaveText(/^Cancelar apuesta/);
  await look('bet placed');
  await page.locator('.news .opener').press('Enter');
  await expect(page.getByRole('dialog', { name: 'En la mesa' })).toContainText('virtual');
  await look('people');
  await page.locator('#people .opener').press('Enter');
  await atTable(page, /playing/);
  await look('playing');
  await atTable(page, /result/);
}

async function playRound(page: Page): Promise<void> {
  for (const spot of (await page.locator('.spot:visible').all()).slice(0, 4)) await spot.press('Enter');
  await action(page).press('Enter');
}

test('GAM-08 every game plays by keyboard, and in no state and at no size a control is out of sight, a text lies over another part, breaks or counts below zero', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const token = await tokenOf(page);
  const found: string[] = [];
  for (const [kind, { engine, id }] of kinds) {
    await test.step(kind, async () => {
      const look = async (state: string) => {
        found.push(...(await coveredTexts(page, `${kind}, ${state}`)));
      };
      await open(page, id, token);
      await look('waiting');
      await page.locator('#info').press('Enter');
      await look('rules');
      await page.locator('#rules-close').press('Enter');
      if (kind === DEAREST) await lookAtSheet(page, look);
      const isShared = await page.locator('#live').isVisible();
      await (isShared ? playShared : (rounds[engine] ?? playRound))(page, look);
      await settled(page);
      await look('played');
      if (!checkedElsewhere.includes(engine)) await expectAccessible(page);
    });
  }
  expect(found).toEqual([]);
});
