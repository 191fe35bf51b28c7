import { expect, type FrameLocator, type Page } from 'playwright/test';
import { callBeside } from '../support/player.ts';

async function addressOf(page: Page, gameId: string, token: string, lang: string): Promise<string> {
  return (await callBeside(page, token, lang)('/game/url', { gameId })).url;
}

/** Opens the page of a game without the app around it. */
export async function openGame(page: Page, gameId: string, token: string, lang = 'ks'): Promise<void> {
  await page.goto(await addressOf(page, gameId, token, lang));
  await expect(page.locator('body[data-ready]')).toBeVisible();
}

/** Opens a game in the app. @returns its frame */
export async function openInApp(page: Page, gameId: string, token: string): Promise<FrameLocator> {
  await page.goto(`/gameView/${encodeURIComponent(await addressOf(page, gameId, token, 'ks'))}`);
  const game = page.frameLocator('iframe');
  await expect(game.locator('body[data-ready]')).toBeVisible();
  return game;
}
