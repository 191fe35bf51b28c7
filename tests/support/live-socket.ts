import type { Page } from 'playwright/test';

/**
 * Resolves when the page's socket is connected and logged in, about three seconds after the page (RT-01): events reach
 * the page from then on. Call it before the page is loaded.
 */
export async function liveSocket(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"login"'));
}
