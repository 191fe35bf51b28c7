import type { Page, WebSocket } from 'playwright/test';

/**
 * Resolves when the page's socket is connected and logged in, about three seconds after the page (RT-01): events reach
 * the page from then on. Call it before the page is loaded.
 */
export async function liveSocket(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"login"'));
  return socket;
}

/** Resolves when the page has received an event of this name. Call it before the event is sent. */
export async function received(socket: WebSocket, event: string): Promise<void> {
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`["${event}"`));
}
