import type { Page, WebSocket } from 'playwright/test';

/**
 * Call it before the page loads. Resolves when the socket is connected and logged in, about 3 s after the load (RT-01):
 * only then does the page get events.
 */
export async function liveSocket(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"login"'));
  return socket;
}

/** Call it before the event is sent. Resolves when the page has received it. */
export async function received(socket: WebSocket, event: string): Promise<void> {
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(`["${event}"`));
}
