import { randomUUID } from 'node:crypto';
import { type BrowserContext, type CDPSession, type Page, type Request, request } from 'playwright';
import { MockWorld } from '../support/mock-world.ts';
import { PLAYER, tokenOf } from '../support/player.ts';
import { EMPTY_PAGE, type FaultyServer } from './faulty-server.ts';
import { type Place, UNBOUND, type Visit } from './visit.ts';

/** The bank's and friends' decisions come within this time. */
const DECIDED_MS = 120_000;

/** A page behind its own server, for one visit after another. */
export interface SweepContext {
  page: Page;
  devtools: CDPSession;
  server: FaultyServer;
  /** Calls without an answer; long polling does not count. */
  requests: ReadonlySet<Request>;
}

function watchRequests(page: Page, server: FaultyServer): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/socket.io')) return;
    open.add(request);
    if (request.method() === 'POST') server.note(`${pathname} ${request.postData() ?? ''}`);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** One page for all visits compiles its scripts once, which saves half of the time. */
export async function openSweep(context: BrowserContext, server: FaultyServer): Promise<SweepContext> {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(useFakeTimeouts);
  await page.addInitScript(keepMarks);
  await page.addInitScript(beOnline);
  const requests = watchRequests(page, server);
  return { page, devtools: await context.newCDPSession(page), server, requests };
}

/** Orders and withdrawals, and the balance in major units. */
export interface Money {
  orders: number;
  balance: number;
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Runs in every document. The fake clock forgets marks, by which a page knows that it has started (SHP-07). */
function keepMarks(): void {
  const marks = new Map<string, PerformanceMark>();
  performance.mark = (name) => {
    const made = new PerformanceMark(name);
    marks.set(name, made);
    return made;
  };
  performance.getEntriesByName = (name) => [marks.get(name)].filter((mark) => mark !== undefined);
}

/** Runs in every document. The fake clock of the page does not cover `AbortSignal.timeout`. */
function useFakeTimeouts(): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return controller.signal;
  };
}

/** Runs in every document: on a machine without a network the browser says that it is offline. */
function beOnline(): void {
  Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true });
}

/** Runs in an empty document of the app's origin. */
function prepareStorage({ token, hasPopups }: { token: string | undefined; hasPopups: boolean }): void {
  sessionStorage.clear();
  if (token) localStorage.setItem('token', token);
  const today = new Date().toISOString().slice(0, 10);
  for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.setItem(key, today);
  localStorage.setItem('adsReports', 'yes');
  if (!hasPopups) sessionStorage.setItem('interruptedOn', JSON.stringify(today));
}

export async function openStage({ page, devtools, server }: SweepContext, visit: Visit) {
  await page.goto(EMPTY_PAGE);
  server.clear();
  const id = `faults-${randomUUID()}`;
  const context = page.context();
  await context.clearCookies();
  await context.addCookies([{ name: 'mockWorld', value: id, url: server.address }]);
  const control = await request.newContext({
    baseURL: server.address,
    extraHTTPHeaders: { 'x-mock-world': id },
  });
  const world = new MockWorld(id, control);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: server.address,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  const username = visit.who === 'unbound' ? UNBOUND : PLAYER.phone;
  const token = visit.who === 'guest' ? undefined : await tokenOf(page, username);
  await page.evaluate(prepareStorage, { token, hasPopups: visit.calls.includes('lobbyPopups') });
  const base: Place = { page, world };
  await visit.prepare?.(base);
  return {
    ...base,
    address: typeof visit.address === 'string' ? visit.address : await visit.address(base),
    /** Money after all decisions; undefined when the visit moves none. */
    async money(): Promise<Money | undefined> {
      if (!visit.isMoney) return undefined;
      await world.advance(DECIDED_MS);
      const orders = [...(await world.orders()), ...(await world.withdrawals())];
      const headers = { token: await tokenOf(page, username) };
      const response = await page.request.post('/wallet/balance', { headers, data: {} });
      const { data } = (await response.json()) as { data: { total: number } };
      return { orders: orders.length, balance: data.total };
    },
    async close() {
      page.removeAllListeners('pageerror');
      page.removeAllListeners('console');
      await page.unrouteAll();
      await control.dispose();
    },
  };
}
