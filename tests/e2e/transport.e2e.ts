import { expect, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance, PLAYER } from '../support/player.ts';
import { liveSocket, received } from './live-socket.ts';

test('RT-01 RT-02 the socket connects after about 3 s, and a balance event refreshes the balance', {
  tag: '@flow',
}, async ({ page, world }) => {
  await arriveAsPlayer(page);
  // The page measures the time itself, because the machine may be slow.
  await page.addInitScript(() => {
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(...address: ConstructorParameters<typeof Socket>) {
        super(...address);
        performance.mark('socket');
      }
    };
  });
  const isLive = liveSocket(page);
  await page.goto('/');
  await expect(balance(page)).toContainText(PLAYER.balance);
  const socket = await isLive;
  const after = await page.evaluate(() => {
    const app = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
    const [loaded] = performance.getEntriesByName(app);
    const [socket] = performance.getEntriesByName('socket');
    return Number(socket?.startTime) - Number(loaded && Reflect.get(loaded, 'responseEnd'));
  });
  expect(after).toBeGreaterThan(2_900);
  expect(after).toBeLessThan(6_000);
  const refreshed = page.waitForRequest('**/wallet/balance');
  await world.emit('balance', PLAYER.phone);
  await refreshed;
  const isReceived = received(socket, 'recharge');
  await world.emit('recharge', PLAYER.phone, '{"orderId":');
  await isReceived;
  await expect(balance(page)).toContainText(PLAYER.balance);
});
