import { randomUUID } from 'node:crypto';
import { type BrowserContext, request } from 'playwright';
import { MockWorld } from '../support/mock-world.ts';
import { PLAYER, tokenOf } from '../support/player.ts';
import type { FaultyServer } from './faulty-server.ts';
import { type Place, UNBOUND, type Visit } from './visit.ts';

/** Everything a bank or a friend decides is decided by then. */
const DECIDED_MS = 120_000;

/** Where visits happen: a browser context behind a server of its own. */
export interface Bench {
  context: BrowserContext;
  server: FaultyServer;
}

/** Orders and withdrawals of the world, and the player's balance in major units. */
export interface Money {
  orders: number;
  balance: number;
}

/** A page of its own, in a world of its own. */
export interface Stage extends Place {
  address: string;
  /** The player's money once everything is decided; undefined when the visit moves none. */
  money(): Promise<Money | undefined>;
  close(): Promise<void>;
}

/** Runs in the page, before its own scripts. */
function prepareStorage({ token, hasPopups }: { token: string | undefined; hasPopups: boolean }): void {
  // A framed game and a blank page have no storage.
  if (window !== window.top || location.origin === 'null') return;
  // The page's fake clock leaves this one to the real time.
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return controller.signal;
  };
  if (sessionStorage.getItem('arrived')) return;
  sessionStorage.setItem('arrived', '1');
  if (token) localStorage.setItem('token', token);
  const today = new Date().toISOString().slice(0, 10);
  for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.setItem(key, today);
  if (!hasPopups) sessionStorage.setItem('popupsSkipped', JSON.stringify(today));
}

/** Makes the page and the world of a visit; nothing of another one is left in the browser. */
export async function openStage({ context, server }: Bench, visit: Visit): Promise<Stage> {
  server.clear();
  const id = `faults-${randomUUID()}`;
  await context.clearCookies();
  await context.addCookies([{ name: 'mockWorld', value: id, url: server.address }]);
  const control = await request.newContext({
    baseURL: server.address,
    extraHTTPHeaders: { 'x-mock-world': id },
  });
  const world = new MockWorld(id, control);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: server.address,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await page.clock.install();
  const username = visit.who === 'unbound' ? UNBOUND : PLAYER.phone;
  const token = visit.who === 'guest' ? undefined : await tokenOf(page, username);
  await page.addInitScript(prepareStorage, { token, hasPopups: visit.calls.includes('lobbyPopups') });
  const base = { page, world };
  await visit.prepare?.(base);
  return {
    ...base,
    address: typeof visit.address === 'string' ? visit.address : await visit.address(base),
    async money() {
      if (!visit.isMoney) return undefined;
      await world.advance(DECIDED_MS);
      const orders = [...(await world.orders()), ...(await world.withdrawals())];
      const headers = { token: await tokenOf(page, username) };
      const response = await page.request.post('/wallet/balance', { headers, data: {} });
      const { data } = (await response.json()) as { data: { total: number } };
      return { orders: orders.length, balance: data.total };
    },
    async close() {
      server.clear();
      await page.close();
      await control.dispose();
    },
  };
}
