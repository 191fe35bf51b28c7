import type { Page } from 'playwright/test';

/**
 * Resolves when the page's connection is up and knows the player, about three seconds after the page (RT-01): what
 * happens from then on is told. Call it before the page is loaded.
 */
export async function liveSocket(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"login"'));
}
