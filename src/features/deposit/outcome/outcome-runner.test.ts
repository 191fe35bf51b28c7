import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder, RechargeOrderPage } from '../../../api/generated/contract.schemas.ts';
import { definiteNos } from '../../../api/generated/definite-nos.ts';
import type { RefusalCode } from '../../../api/generated/refusal-code.ts';
import { type App, emptyApp } from '../../../lib/app.ts';
import { beginSession, endSession } from '../../../session/begin-session.ts';
import { createOutcomes } from './deposit-outcomes.ts';
import { createOutcomeRunner, type OutcomeRunner } from './outcome-runner.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
});

const server = vi.hoisted(() => ({
  orders: new Map<string, RechargeOrder>(),
  isDown: false,
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

/** The answer of the list comes when this does. */
let listComes: Promise<unknown> | undefined;
async function latestOrders(): Promise<RechargeOrderPage> {
  await listComes;
  if (server.isDown) throw new CallError({ kind: 'network', path: '' });
  const list = [...server.orders.values()].reverse();
  return { list, total: list.length, pageNum: 1, pageSize: 20 };
}

function serverHas(id: string, status: RechargeOrder['status']): void {
  server.orders.set(id, {
    id,
    amount: 10_000,
    fee: 0,
    payChannel: 'mach',
    routing: 'mach-otp',
    paymentMethod: 'mach',
    status,
    reason: '',
    createdAt: '2026-11-21T12:00:00.000Z',
  });
}

let stored: unknown;
const expected = {
  read: () => stored,
  write: (ids: readonly string[]) => {
    stored = ids;
  },
};
let shown: string[];
let ended: string[];
let announcedAt: number | undefined;
let watch: OutcomeRunner;
let outcomes: ReturnType<typeof createOutcomes>;
let announce: (event: { orderId: string }) => void;

async function load(): Promise<void> {
  watch?.stop();
  outcomes = createOutcomes();
  watch = createOutcomeRunner(app, {
    expected,
    latestOrders,
    outcomes,
    carryOut: (effect, at, onShown) => {
      if (effect.do === 'refresh-balance') announcedAt = at;
      if (effect.do !== 'notify') return;
      shown.push(effect.order.id);
      onShown();
    },
    onEnd: (id) => ended.push(id),
    onAnnounced: (listener) => {
      announce = listener;
      return () => undefined;
    },
  });
  await pass(0);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  server.orders.clear();
  server.asked.length = 0;
  server.isDown = false;
  server.failure = undefined;
  stored = undefined;
  listComes = undefined;
  announcedAt = undefined;
  shown = [];
  ended = [];
  beginSession(app, 'tk_1');
  await load();
});
afterEach(() => {
  watch.stop();
  endSession(app);
  vi.useRealTimers();
});

const REFUSALS = [...new Set(Object.values(definiteNos).flat())].filter((code) => code !== 'unknown-order');

describe('the watch over deposits', () => {
  test.each([
    {},
    ...REFUSALS.map((code) => ({ code: code as RefusalCode })),
    ...[400, 403, 404, 408, 409, 429, 500, 503].map((status) => ({ kind: 'http' as const, status })),
  ])(
    'DEP-04 NET-14 a paid deposit is never called missing because its state was refused with %o',
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

  test('DEP-04 an order that was paid shows after a reload, and not after the next one', async () => {
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

  test('DEP-04 an address from a history says nothing of an end that lies behind, but tells one that comes', async () => {
    serverHas('R1', 2);
    watch.follow('R1');
    await pass(60_000);
    expect(shown).toEqual([]);
    expect(ended).toContain('R1');
    serverHas('R2', 1);
    watch.follow('R2');
    await pass(500);
    serverHas('R2', 2);
    await pass(60_000);
    expect(shown).toEqual(['R2']);
  });

  test('RT-03 what ended while the connection was down is shown, also an order that this tab did not know of', async () => {
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

  test('DEP-04 ends that were there before the page are old news', async () => {
    serverHas('R1', 2);
    serverHas('R2', 3);
    serverHas('R3', 0);
    await load();
    watch.catchUp();
    await pass(60_000);
    expect(shown).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  test('DEP-03 left to the bank, an order is asked about no more here, and shown by the page that comes back', async () => {
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

  test('DEP-04 an order that the server does not know is no longer expected', async () => {
    watch.expect('R9');
    watch.follow('R9');
    await pass(0);
    expect(expected.read()).toEqual([]);
  });

  test.each([undefined, null, 7, 'x', {}, { open: ['R1'] }, [7, null]])(
    'DEP-04 the broken memory %j reads as empty',
    async (broken) => {
      stored = broken;
      await load();
      watch.expect('R1');
      expect(expected.read()).toEqual(['R1']);
    },
  );

  test('DEP-04 the refetch of the balance knows when the order was announced first', async () => {
    serverHas('R1', 1);
    watch.follow('R1');
    await pass(400);
    serverHas('R1', 2);
    const at = Date.now();
    announce({ orderId: 'R1' });
    await pass(50);
    announce({ orderId: 'R1' });
    await pass(1_000);
    expect(announcedAt).toBe(at);
  });

  test('SES-12 after a logout nothing is asked and nothing shown', async () => {
    serverHas('R1', 1);
    watch.expect('R1');
    watch.follow('R1');
    await pass(0);
    endSession(app);
    server.asked.length = 0;
    serverHas('R1', 2);
    announce({ orderId: 'R1' });
    await pass(120_000);
    expect([server.asked, shown]).toEqual([[], []]);
  });

  test('SES-12 the next player of the page meets no outcome of the last one', async () => {
    serverHas('R1', 2);
    watch.expect('R1');
    watch.follow('R1');
    await pass(0);
    expect(outcomes.of('R1').step).toBe('succeeded');
    endSession(app);
    expect(outcomes.of('R1').step).toBe('unknown');
  });

  test('NET-09 SES-12 a list that was asked for by the last player follows nothing for the next one', async () => {
    let come: (page: undefined) => void = () => undefined;
    listComes = new Promise((resolve) => (come = resolve));
    serverHas('R1', 1);
    await load();
    endSession(app);
    listComes = undefined;
    server.orders.clear();
    beginSession(app, 'tk_2');
    await pass(0);
    serverHas('R1', 1);
    come(undefined);
    await pass(60_000);
    expect([outcomes.of('R1').step, server.asked]).toEqual(['unknown', []]);
  });

  test('DEP-04 however often one deposit is paid, the others stay expected', () => {
    watch.expect('R0');
    for (let taps = 0; taps < 60; taps += 1) watch.expect('R1');
    expect(expected.read()).toEqual(['R0', 'R1']);
  });
});
