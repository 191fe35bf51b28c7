import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rechargeOrder } from '../../../../tests/support/deposits.ts';
import { deviceApp } from '../../../../tests/support/device-app.ts';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';
import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { definiteNos } from '../../../api/generated/definite-nos.ts';
import type { RefusalCode } from '../../../api/generated/refusal-code.ts';
import type { App } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { deviceIntents } from '../../../money/intent-store.ts';
import { beginSession, endSession } from '../../../session/begin-session.ts';
import { depositOutcomes } from './deposit-outcomes.ts';
import {
  catchUpWithDeposits,
  createDepositWatch,
  type DepositWatch,
  startDepositWatch,
} from './deposit-watch.ts';
import { carryOut } from './outcome-effects.ts';

const server = vi.hoisted(() => ({
  orders: new Map<string, RechargeOrder>(),
  isDown: false,
  listMs: 0,
  failure: undefined as Partial<ConstructorParameters<typeof CallError>[0]> | undefined,
  asked: [] as string[],
}));
vi.mock('../../../api/generated/recharge.ts', () => ({
  rechargeQueryPay: async ({ id }: { id: string }) => {
    server.asked.push(id);
    if (server.isDown) throw new CallError({ kind: 'network', path: '' });
    if (server.failure) throw new CallError({ kind: 'refused', path: '', ...server.failure });
    const order = server.orders.get(id);
    if (!order) throw new CallError({ kind: 'refused', path: '', code: 'unknown-order' });
    return order;
  },
}));

async function latestOrders() {
  if (server.isDown) throw new CallError({ kind: 'network', path: '' });
  const list = [...server.orders.values()].reverse();
  if (server.listMs) await new Promise((resolve) => setTimeout(resolve, server.listMs));
  return { list };
}
vi.mock('../../../session/latest-orders.ts', () => ({
  freshOrders: () => latestOrders(),
  recentOrders: () => latestOrders(),
}));
vi.mock('./outcome-effects.ts', () => ({ carryOut: vi.fn() }));

function serverHas(id: string, status: RechargeOrder['status']): void {
  server.orders.set(id, rechargeOrder(status, { id }));
}

let app: App;
let watch: DepositWatch;
let sessionStorage: Storage;
let shown: string[];
let announcedAt: number | undefined;

const outcomeOf = (id: string) => depositOutcomes(app).of(id).step;
const announce = (orderId: string) => emitUi(app, 'push-notification', { orderId, amount: 10_000 });

/** Loads the page; the tab keeps its storage. */
async function load(isGuest = false): Promise<void> {
  watch?.stop();
  app = Object.assign(deviceApp({ sessionStorage }), { queryClient: new QueryClient() });
  if (!isGuest) beginSession(app, 'tk_1');
  vi.spyOn(deviceIntents(app), 'endOf');
  watch = createDepositWatch(app, { untilVisible: async () => undefined, show: () => undefined });
  await pass(0);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  server.orders.clear();
  server.asked.length = 0;
  server.isDown = false;
  server.listMs = 0;
  server.failure = undefined;
  sessionStorage = fakeStorage();
  announcedAt = undefined;
  shown = [];
  vi.mocked(carryOut).mockImplementation((_app, _place, effect, at, onShown) => {
    if (effect.do === 'refresh-balance') announcedAt = at;
    if (effect.do !== 'notify') return;
    shown.push(effect.order.id);
    onShown();
  });
  await load();
});
afterEach(() => {
  watch.stop();
  endSession(app);
  vi.useRealTimers();
});

const REFUSALS = [...new Set(Object.values(definiteNos).flat())].filter((code) => code !== 'unknown-order');

test.each([
  {},
  ...REFUSALS.map((code) => ({ code: code as RefusalCode })),
  ...[400, 403, 404, 408, 409, 429, 500, 503].map((status) => ({ kind: 'http' as const, status })),
])(
  'DEP-04 NET-14 a paid deposit is followed to its end although a query was refused with %o',
  async (failure) => {
    serverHas('R1', 1);
    watch.expect('R1');
    server.failure = { message: 'En mantención', ...failure };
    watch.follow('R1');
    await pass(10_000);
    expect(server.asked.length).toBeGreaterThan(2);
    serverHas('R1', 2);
    server.failure = undefined;
    await pass(60_000);
    expect(shown).toEqual(['R1']);
  },
);

test('DEP-04 the outcome of a paid order shows after one reload, and not after the next', async () => {
  serverHas('R1', 1);
  watch.expect('R1');
  serverHas('R1', 3);
  await load();
  expect(shown).toEqual(['R1']);
  await load();
  watch.follow('R1');
  await pass(60_000);
  expect(shown).toEqual(['R1']);
});

test('DEP-04 an order opened by an old address shows no earlier outcome, only one that is still to come', async () => {
  serverHas('R1', 2);
  watch.follow('R1');
  await pass(60_000);
  expect(shown).toEqual([]);
  expect(deviceIntents(app).endOf).toHaveBeenCalledWith('R1', false);
  // The intent may have been stored since.
  watch.follow('R1');
  expect(deviceIntents(app).endOf).toHaveBeenCalledTimes(2);
  serverHas('R2', 1);
  watch.follow('R2');
  await pass(500);
  serverHas('R2', 2);
  await pass(60_000);
  expect(shown).toEqual(['R2']);
});

test('RT-03 orders that ended without a connection show their outcome once it is back, unknown ones too', async () => {
  serverHas('R1', 1);
  watch.expect('R1');
  watch.follow('R1');
  await pass(0);
  serverHas('R1', 2);
  serverHas('R2', 3);
  watch.catchUp();
  await pass(100);
  expect(shown.sort()).toEqual(['R1', 'R2']);
  watch.catchUp();
  await pass(60_000);
  expect(shown).toHaveLength(2);
});

test('DEP-04 orders that ended before the page was loaded show nothing', async () => {
  serverHas('R1', 2);
  serverHas('R2', 3);
  serverHas('R3', 0);
  await load();
  watch.catchUp();
  await pass(60_000);
  expect(shown).toEqual([]);
  expect(server.asked).toEqual([]);
});

test('DEP-03 an order is not polled while the player is at the bank; the page that comes back shows its outcome', async () => {
  serverHas('R1', 1);
  watch.expect('R1');
  watch.follow('R1');
  await pass(0);
  watch.leave('R1');
  server.asked.length = 0;
  await pass(60_000);
  expect(server.asked).toEqual([]);
  serverHas('R1', 2);
  await load();
  expect(shown).toEqual(['R1']);
});

test('DEP-04 an order that the server does not know is expected no more', async () => {
  watch.expect('R9');
  watch.follow('R9');
  await pass(0);
  expect(readTab(app, 'deposit')).toEqual([]);
});

test.each([undefined, null, 7, 'x', {}, { open: ['R1'] }, [7, null]])(
  'DEP-04 a broken list of expected orders (%j) reads as empty',
  async (broken) => {
    writeTab(app, 'deposit', broken);
    await load();
    watch.expect('R1');
    expect(readTab(app, 'deposit')).toEqual(['R1']);
  },
);

test('DEP-04 the balance is refetched as of the first announcement of the order', async () => {
  serverHas('R1', 1);
  watch.follow('R1');
  await pass(400);
  serverHas('R1', 2);
  const at = Date.now();
  server.isDown = true;
  announce('R1');
  await pass(50);
  server.isDown = false;
  announce('R1');
  await pass(1_000);
  expect(announcedAt).toBe(at);
});

test('SES-12 a logout ends all polls and notices, and drops the outcomes', async () => {
  serverHas('R1', 1);
  serverHas('R2', 2);
  for (const id of ['R1', 'R2']) {
    watch.expect(id);
    watch.follow(id);
  }
  await pass(0);
  expect(shown).toEqual(['R2']);
  endSession(app);
  expect(outcomeOf('R2')).toBe('unknown');
  server.asked.length = 0;
  serverHas('R1', 2);
  announce('R1');
  await pass(120_000);
  expect([server.asked, shown]).toEqual([[], ['R2']]);
});

test('DEP-04 a login on the page follows the orders under way, and none of a list that was asked for before a logout', async () => {
  serverHas('R1', 1);
  await load(true);
  expect(outcomeOf('R1')).toBe('unknown');
  beginSession(app, 'tk_1', { account: 'ana' });
  await pass(0);
  expect(outcomeOf('R1')).toBe('following');
  serverHas('R2', 1);
  server.listMs = 100;
  watch.catchUp();
  server.orders.clear();
  endSession(app);
  beginSession(app, 'tk_2', { account: 'ana' });
  await pass(200);
  expect(outcomeOf('R2')).toBe('unknown');
});

test('DEP-04 an order that is paid many times leaves the others expected', () => {
  watch.expect('R0');
  for (let taps = 0; taps < 60; taps += 1) watch.expect('R1');
  expect(readTab(app, 'deposit')).toEqual(['R0', 'R1']);
});

test('DEP-04 RT-03 the page has one watch, which checks again when the phone is online or the page is visible', async () => {
  catchUpWithDeposits(app);
  const only = startDepositWatch(app);
  onTestFinished(only.stop);
  expect(startDepositWatch(app)).toBe(only);
  serverHas('R1', 1);
  only.follow('R1');
  for (const news of [
    () => dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => catchUpWithDeposits(app),
  ]) {
    await pass(0);
    server.asked.length = 0;
    news();
    expect(server.asked).toEqual(['R1']);
  }
});
