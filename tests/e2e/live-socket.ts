import type { Page } from 'playwright/test';

/**
 * Call it before the page loads. Resolves when the socket is connected and logged in, about 3 s after the load (RT-01):
 * only then does the page get events.
 */
export async function liveSocket(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"login"'));
}
