import type { Page } from 'playwright/test';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { tokenOf } from '../support/player.ts';
import { coveredTexts } from './covered-texts.ts';
import { atTable } from './live-table.ts';
import { openGame } from './open-game.ts';
import { PlayerKeys as Keys } from './player-keys.ts';

/** The cheapest games come first, because the player plays many rounds. */
const games = seedCatalogue().games.toSorted((a, b) => a.minBet - b.minBet);
/** The cheapest game of each engine, and of each with a live table. */
const kinds = [
  ...new Map(
    games.toReversed().map((game) => [`${game.engine}${game.tags.includes('live') ? ' live' : ''}`, game]),
  ),
];
/** Its stakes have the most digits. */
const DEAREST: EngineName = 'cards';
const RULES = '#rules';

/** Looks at the texts of the page, once for each name of a state. */
type Look = (state: string) => Promise<void>;

const action = (page: Page) => page.locator('#action');

async function settled(page: Page): Promise<void> {
  await expect(page.locator('#status')).not.toBeEmpty();
  await expect(action(page)).not.toHaveClass(/busy|live/);
  await expect(action(page)).toHaveAttribute('aria-disabled', 'false');
}

async function chips(page: Page, keys: Keys): Promise<void> {
  await keys.tabTo('.spot');
  // At a table with others a place has another name as soon as they bet on it.
  if (!(await page.locator('#live').isVisible())) await keys.isOneStop('.spot');
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
async function hand(page: Page, keys: Keys, look: Look, choice = '.move'): Promise<void> {
  await keys.follows('#action');
  await expect(async () => {
    if (await keys.on('#action')) await keys.press('Enter');
    expect(await keys.on('.move[aria-disabled="false"]')).toBe(true);
  }).toPass({ intervals: [700] });
  await look('dealt');
  if (!(await keys.on(choice))) await keys.tabTo(choice);
  await decide(page, keys, choice);
  await keys.follows('#action');
}

async function lookAtTable(page: Page, look: Look): Promise<void> {
  await look('bet placed');
  await page.locator('.news .opener').press('Enter');
  await expect(page.getByRole('dialog', { name: 'En la mesa' })).toContainText('virtual');
  await look('people');
  await page.locator('#people .action').press('Enter');
  await atTable(page, /playing/);
  await look('playing');
}

/** Bets at a table that others play at too. Chips that lie when a round begins are gone, so this tries again. */
async function betAtTable(page: Page, keys: Keys, choose: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await atTable(page, /betting/);
    const isChosen = (await page.locator('.spot[aria-pressed="true"]').count()) > 0;
    if (!isChosen) await choose();
    if (!(await keys.on('#action'))) await keys.tabTo('#action');
    await keys.press('Enter');
    await expect(action(page)).toHaveText(/^Cancelar apuesta/, { timeout: 3_000 });
  }).toPass();
}

async function followTable(page: Page, look: Look, at: number): Promise<void> {
  // A look at every size takes longer than the round, so the end is that of the first one.
  if (at === 1) return lookAtTable(page, look);
  await atTable(page, /result/);
  await expect(page.locator('#status')).toContainText(/[.] (?:Ganaste|Recuperas|Sin premio)/);
  const shown = (await page.locator('#status').textContent()) ?? '';
  expect(await page.locator('body').ariaSnapshot()).toContain(shown);
}

interface Way {
  before?(page: Page, keys: Keys): Promise<void>;
  /** Plays one round. The focus starts and ends on the main button. */
  round?(page: Page, keys: Keys, look: Look, at: number): Promise<void>;
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
    async before(page, keys) {
      await keys.tabTo('input[name="cards"]');
      await keys.press('ArrowRight', 'ArrowRight');
      await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
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
  blackjack: { round: (page, keys, look) => hand(page, keys, look) },
  poker: { round: (page, keys, look, at) => hand(page, keys, look, at === 0 ? '.move.play' : '.move') },
  mines: {
    async before(page, keys) {
      await keys.tabTo('input[name="count"]');
      await keys.press('ArrowLeft');
      await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
    },
    async round(page, keys, look) {
      await keys.press('Enter');
      await keys.follows('.field');
      await keys.press('Enter');
      await expect(page.locator('.field.open').first()).toBeVisible();
      await look('opened');
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
    async round(page, keys, look, at) {
      await keys.press('Enter');
      await keys.follows('.field');
      if (at === 0) await keys.isOneStop('.field');
      await look('covered');
      await keys.press('Enter');
      await expect(page.locator('.field.open')).not.toHaveCount(0);
      if (await keys.on('.field')) {
        await keys.tabTo('.move');
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

async function play(page: Page, keys: Keys, engine: EngineName, look: Look): Promise<void> {
  const { before, round } = ways[engine] ?? {};
  let isPrepared = false;
  const choose = async () => {
    if (before && !isPrepared) await before(page, keys);
    isPrepared = true;
    if (!before && (await page.locator('.spot').count()) > 0) await chips(page, keys);
  };
  const isShared = await page.locator('#live').isVisible();
  if (!isShared) {
    await choose();
    await keys.tabTo('#action');
  }
  for (const at of [0, 1]) {
    if (isShared) {
      await betAtTable(page, keys, choose);
      await followTable(page, look, at);
      continue;
    }
    await (round?.(page, keys, look, at) ?? keys.press('Enter'));
    await settled(page);
    expect(await keys.on('#action'), `${engine}: the next round is where the focus is`).toBe(true);
    const shown = (await page.locator('#status').textContent()) ?? '';
    expect(await page.locator('body').ariaSnapshot()).toContain(shown);
    expect(shown).toMatch(/^\S.+\. \S/);
  }
}

async function lookAtSheet(page: Page, opener: string, sheet: string, look: Look): Promise<void> {
  await page.locator(opener).press('Enter');
  await expect(page.locator(sheet)).toBeVisible();
  await look(sheet);
  await page.keyboard.press('Escape');
  await expect(page.locator(sheet)).toBeHidden();
}

test('GAM-08 the note that asks for a place to bet leaves every place free', async ({ page }) => {
  const dice = games.find(({ engine }) => engine === 'dice');
  await openGame(page, dice?.id ?? '', await tokenOf(page));
  await action(page).tap();
  const note = await page.locator('#toast').boundingBox();
  const places = await page.locator('.bets').boundingBox();
  expect(note && note.y + note.height).toBeLessThan(places?.y ?? 0);
});

test('GAM-18 GAM-08 every game is played by keyboard alone from its opening to the second round: the focus follows, a board is one stop, no stop is dead; in no state and at no size a control is out of sight, a text lies over another part, breaks or counts below zero', async ({
  page,
}) => {
  const token = await tokenOf(page);
  const keys = new Keys(page);
  const found: string[] = [];
  for (const [kind, { engine, id }] of kinds) {
    await test.step(kind, async () => {
      const seen = new Set<string>();
      const look = async (state: string) => {
        if (!seen.has(state)) found.push(...(await coveredTexts(page, `${kind}, ${state}`, state === RULES)));
        seen.add(state);
      };
      keys.play(kind);
      await openGame(page, id, token);
      await look('waiting');
      await lookAtSheet(page, '#info', RULES, look);
      if (engine === DEAREST) {
        // Between the bets of a table with others no stake is chosen.
        if (await page.locator('#live').isVisible()) await atTable(page, /betting/);
        await lookAtSheet(page, '#stake', '.stake-sheet', async (state) => {
          await look(state);
          await expectAccessible(page);
        });
      }
      await (engine === 'sportsbook' ? bets(page, keys) : play(page, keys, engine, look));
      await look('played');
      await expectAccessible(page);
    });
  }
  expect([...keys.found, ...found]).toEqual([]);
});
