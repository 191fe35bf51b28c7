import type { Page } from 'playwright/test';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import { expect, test } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';
import { atTable } from './live-table.ts';
import { PlayerKeys as Keys } from './player-keys.ts';

/** The cheapest games come first, because the player plays many rounds. */
const games = seedCatalogue().games.toSorted((a, b) => a.minBet - b.minBet);
const engines = [...new Set(games.map(({ engine }) => engine))];

async function open(page: Page, engine: EngineName, token: string): Promise<void> {
  const gameId = games.find((game) => game.engine === engine)?.id;
  const answer = await page.request.post('/game/url', { headers: { token, lang: 'ks' }, data: { gameId } });
  await page.goto((await answer.json()).data.url);
  await expect(page.locator('body[data-ready]')).toBeVisible();
}

const action = (page: Page) => page.locator('#action');

async function settled(page: Page): Promise<void> {
  await expect(page.locator('#status')).not.toBeEmpty();
  await expect(action(page)).not.toHaveClass(/busy|live/);
  await expect(action(page)).toHaveAttribute('aria-disabled', 'false');
}

async function chips(page: Page, keys: Keys): Promise<void> {
  await keys.tabTo('.spot');
  await keys.isOneStop('.spot');
  await keys.press('Enter', 'ArrowRight', 'Enter');
  await expect(page.locator('.spot[aria-pressed="true"]')).toHaveCount(2);
}

/** Takes the first choice until the hand is over. The page ignores a key at the moment a choice appears. */
async function decide(page: Page, keys: Keys, choice: string): Promise<void> {
  await expect(async () => {
    if (await keys.on(`${choice}[aria-disabled="false"]`)) await keys.press('Enter');
    await expect(action(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 500 });
    await expect(action(page)).not.toHaveClass(/busy/, { timeout: 500 });
  }).toPass();
}

/** Some hands need no decision, so this deals until one does. */
async function hand(page: Page, keys: Keys): Promise<void> {
  await keys.follows('#action');
  await expect(async () => {
    if (await keys.on('#action')) await keys.press('Enter');
    expect(await keys.on('.move[aria-disabled="false"]')).toBe(true);
  }).toPass({ intervals: [700] });
  await decide(page, keys, '.move');
  await keys.follows('#action');
}

async function shared(page: Page, keys: Keys): Promise<void> {
  await atTable(page, /betting/);
  await keys.follows('#action');
  await keys.press('Enter');
  await expect(action(page)).toHaveText(/^Cancelar apuesta/);
  await atTable(page, /result/);
  await expect(page.locator('#status')).toContainText(/[.] (?:Ganaste|Recuperas|Sin premio)/);
  const said = (await page.locator('#status').textContent()) ?? '';
  expect(await page.locator('body').ariaSnapshot()).toContain(said);
  await atTable(page, /betting/);
}

interface Way {
  before?(page: Page, keys: Keys): Promise<void>;
  /** Plays one round. The focus starts and ends on the main button. */
  round?(page: Page, keys: Keys, at: number): Promise<void>;
}

const ways: Partial<Record<EngineName, Way>> = {
  keno: {
    async before(page, keys) {
      await keys.tabTo('.number');
      await keys.isOneStop('.number');
      await keys.press('Enter', 'ArrowDown', 'Enter');
      await expect(page.locator('.number[aria-pressed="true"]')).toHaveCount(2);
    },
  },
  bingo: {
    async before(_page, keys) {
      await keys.tabTo('.cell');
      await keys.isOneStop('.cell');
    },
  },
  plinko: {
    async before(page, keys) {
      await keys.tabTo('input[name="rows"]');
      await keys.press('ArrowRight');
      await expect(page.getByRole('radio', { name: '16' })).toBeChecked();
    },
  },
  crash: {
    async before(page, keys) {
      await keys.tabTo('input[name="auto"]');
      await keys.press('ArrowRight');
      await expect(page.getByRole('radio', { name: '1.50x' })).toBeChecked();
    },
  },
  blackjack: { round: hand },
  poker: { round: hand },
  mines: {
    async before(page, keys) {
      await keys.tabTo('input[name="count"]');
      await keys.press('ArrowLeft');
      await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
    },
    async round(page, keys) {
      await keys.press('Enter');
      await keys.follows('.field');
      await keys.press('Enter');
      await expect(page.locator('.field.open').first()).toBeVisible();
      await expect(action(page)).toHaveAttribute('aria-disabled', 'false');
      if (await action(page).evaluate((button) => button.classList.contains('live'))) {
        await keys.isOneStop('.field');
        await keys.tabTo('#action', 'Shift+Tab');
        await keys.press('Enter');
      }
      await keys.follows('#action');
    },
  },
  scratch: {
    async round(page, keys, at) {
      await keys.press('Enter');
      await keys.follows('.field');
      if (at === 0) await keys.isOneStop('.field');
      await keys.press('Enter');
      await expect(page.locator('.field.open')).not.toHaveCount(0);
      if (await keys.on('.field')) {
        await keys.tabTo('.tool');
        await keys.press('Enter');
      }
      await keys.follows('#action');
    },
  },
};

async function bets(page: Page, keys: Keys): Promise<void> {
  for (const at of [1, 2]) {
    await keys.tabTo('.odd');
    if (at === 1) await keys.isOneStop('.odd');
    await keys.press('Enter');
    await keys.tabTo('[role="tab"]', 'Shift+Tab');
    await keys.press('ArrowRight');
    await keys.tabTo('.amount');
    await keys.press('Enter');
    await expect(page.locator('.stake-sheet')).toBeVisible();
    await keys.press('1', '0', '0', '0', 'Enter');
    await keys.follows('.amount');
    await keys.tabTo('.slip .action');
    await keys.press('Enter');
    await expect(page.locator('.bet')).toHaveCount(at);
    await keys.follows('[role="tab"][aria-selected="true"]');
    await keys.press('ArrowLeft', 'ArrowLeft');
  }
}

test('GAM-18 every game is played by keyboard alone from its opening to the second round: the focus follows, a board is one stop, no stop is dead', async ({
  page,
}) => {
  const token = await tokenOf(page);
  const keys = new Keys(page);
  for (const engine of engines) {
    await test.step(engine, async () => {
      keys.play(engine);
      await open(page, engine, token);
      if (engine === 'sportsbook') return bets(page, keys);
      const { before, round } = ways[engine] ?? {};
      // A shared table takes bets only at its own times. Until then its button is disabled and no Tab stop.
      await expect(action(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 60_000 });
      if (before) await before(page, keys);
      else if (await page.locator('.spot').count()) await chips(page, keys);
      await keys.tabTo('#action');
      for (const at of [0, 1]) {
        if (await page.locator('#live').isVisible()) {
          await shared(page, keys);
          continue;
        }
        await (round?.(page, keys, at) ?? keys.press('Enter'));
        await settled(page);
        expect(await keys.on('#action'), `${engine}: the next round is where the focus is`).toBe(true);
        const said = (await page.locator('#status').textContent()) ?? '';
        expect(await page.locator('body').ariaSnapshot()).toContain(said);
        expect(said).toMatch(/^\S.+\. \S/);
      }
    });
  }
  expect(keys.found).toEqual([]);
});
