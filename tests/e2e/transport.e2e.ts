import { HinderingProxy, type Hindrance } from '../realtime/hindering-proxy.ts';
import { expect, test } from '../support/e2e.ts';
import { liveSocket, received } from '../support/live-socket.ts';
import { arriveAsPlayer, balance, PLAYER, tokenOf } from '../support/player.ts';

test.describe('transport', () => {
  test('SES-13 LOB-07 NET-09 a reload restores the player, whose rotated token is taken over and used from then on', async ({
    page,
    world,
  }) => {
    await arriveAsPlayer(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(balance(page)).toHaveText(`${PLAYER.balance} CLP`);
    await expect(header.getByRole('status').getByText(`Saldo ${PLAYER.balance} CLP`)).toBeAttached();
    await expect(header.getByRole('button', { name: 'Ingresar' })).toHaveCount(0);

    const first = await page.evaluate(() => localStorage.getItem('token'));
    await world.advance(31 * 60_000);
    const answer = page.waitForResponse((response) => response.url().endsWith('/user/getUserInfo'));
    await page.reload();
    const { data } = await (await answer).json();
    expect(data).toMatchObject({ username: PLAYER.phone, rechargeCount: 0 });
    expect(data.methodConfig.length).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(first);
    await world.advance(3 * 60_000);
    await page.reload();
    await expect(balance(page)).toContainText(PLAYER.balance);
    await header.getByRole('link', { name: 'Depositar' }).tap();
    await page.waitForURL('**/deposit');
  });
});

test.describe('realtime', () => {
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

  // tests/realtime/every-network.sweep.test.ts tests each kind of network. This test adds the browser.
  test('RT-01 CHT-01 behind proxies that carry no WebSockets the balance is told, and the chat is connected', async ({
    page,
    context,
    world,
    problems,
    baseURL,
  }) => {
    problems.allow(/WebSocket connection to/);
    const token = await tokenOf(page);
    await context.addInitScript((stored) => {
      if (window !== window.top || location.origin === 'null') return;
      localStorage.setItem('token', stored);
      // A test machine without a network still reaches the proxy.
      Object.defineProperty(navigator, 'onLine', { get: () => true });
    }, token);
    const { hostname, port } = new URL(baseURL ?? '');
    const open = async (hindrance: Hindrance) => {
      const proxy = new HinderingProxy(Number(port), hindrance);
      const behind = await context.newPage();
      await behind.goto(`${await proxy.listen(hostname)}/tc`);
      await behind.getByRole('button', { name: 'Chat de ayuda', exact: true }).tap();
      const dialog = behind.getByRole('dialog', { name: 'Ayuda Copihue' });
      // The socket starts after three seconds, so either text may come first.
      const said = dialog.getByText(/soy Copi|Sin conexión/).first();
      await said.waitFor();
      expect(await said.textContent()).toMatch(/soy Copi/);
      const refreshed = behind.waitForRequest('**/wallet/balance');
      await world.emit('balance', PLAYER.phone);
      await refreshed;
      await behind.close();
      await proxy.close();
      expect(proxy.counts.polls).toBeGreaterThan(0);
    };
    await Promise.all(
      [
        { upgrade: 'refused' } as const,
        { upgrade: 'unanswered' } as const,
        { frames: 'swallowed' } as const,
        { frames: 'cut after the greeting' } as const,
      ].map(open),
    );
  });
});
