import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import type { RechargeOrder, RechargeOrderPage } from '../../../api/generated/contract.schemas.ts';
import { beginSession, endSession } from '../../../session/session-store.ts';
import { memoryIn } from '../deposit-memory.ts';
import { createDepositWatch, type DepositWatch } from './create-deposit-watch.ts';
import { createOutcomes } from './deposit-outcomes.ts';

/** The server: what it says of each order, and whether it can be reached. */
const server = vi.hoisted(() => ({
  orders: new Map<string, RechargeOrder>(),
  isDown: false,
  asked: [] as string[],
}));
vi.mock('../../../api/generated/recharge/recharge.ts', () => ({
  rechargeQueryPay: async ({ id }: { id: string }) => {
    server.asked.push(id);
    if (server.isDown) throw new CallError({ kind: 'network', path: '' });
    const order = server.orders.get(id);
    if (!order) throw new CallError({ kind: 'refused', path: '' });
    return order;
  },
  rechargeOrders: async (): Promise<RechargeOrderPage> => {
    if (server.isDown) throw new CallError({ kind: 'network', path: '' });
    const list = [...server.orders.values()].reverse();
    return { list, total: list.length, pageNum: 1, pageSize: 20 };
  },
}));

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

let kept: unknown;
const memory = memoryIn({
  read: () => kept,
  write: (value) => {
    kept = value;
  },
});
let told: string[];
let ended: string[];
let watch: DepositWatch;
let announce: (event: { orderId: string }) => void;

/** A load of the page; the tab's memory stays. */
async function load(): Promise<void> {
  watch?.stop();
  watch = createDepositWatch({
    memory,
    outcomes: createOutcomes(),
    carryOut: (effect) => {
      if (effect.do !== 'notify') return;
      const { id } = effect.order;
      told.push(id);
      memory.change({ told: [...memory.read().told, id] });
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
  kept = undefined;
  told = [];
  ended = [];
  beginSession('tk_1');
  await load();
});
afterEach(() => {
  watch.stop();
  endSession();
  vi.useRealTimers();
});

describe('the watch over deposits', () => {
  test('DEP-04 socket, poll and repeats are one notice', async () => {
    serverHas('R1', 1);
    watch.expect('R1');
    watch.follow('R1');
    await pass(500);
    serverHas('R1', 2);
    announce({ orderId: 'R1' });
    announce({ orderId: 'R1' });
    await pass(60_000);
    announce({ orderId: 'R1' });
    await pass(60_000);
    expect(told).toEqual(['R1']);
    expect(ended).toContain('R1');
  });

  test('DEP-04 an order that was paid is told after a reload, and not after the next one', async () => {
    serverHas('R1', 1);
    watch.expect('R1');
    serverHas('R1', 3);
    await load();
    expect(told).toEqual(['R1']);
    await load();
    watch.follow('R1');
    await pass(60_000);
    expect(told).toEqual(['R1']);
  });

  test('DEP-04 an address from a history says nothing of an end that lies behind, but tells one that comes', async () => {
    serverHas('R1', 2);
    watch.follow('R1');
    await pass(60_000);
    expect(told).toEqual([]);
    expect(ended).toContain('R1');
    serverHas('R2', 1);
    watch.follow('R2');
    await pass(500);
    serverHas('R2', 2);
    await pass(60_000);
    expect(told).toEqual(['R2']);
  });

  test('DEP-04 no answer is no end: it is asked again, ever more slowly', async () => {
    serverHas('R1', 2);
    server.isDown = true;
    watch.expect('R1');
    watch.follow('R1');
    await pass(30_000);
    expect(told).toEqual([]);
    const tries = server.asked.length;
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(12);
    server.isDown = false;
    await pass(60_000);
    expect(told).toEqual(['R1']);
  });

  test('RT-03 what came to its end while the connection was down is told, also when nobody here knew of it', async () => {
    serverHas('R1', 1);
    watch.expect('R1');
    watch.follow('R1');
    await pass(0);
    serverHas('R1', 2);
    serverHas('R2', 3);
    watch.catchUp();
    await pass(100);
    expect(told.sort()).toEqual(['R1', 'R2']);
    watch.catchUp();
    await pass(60_000);
    expect(told).toHaveLength(2);
  });

  test('DEP-04 ends that were there before the page are old news', async () => {
    serverHas('R1', 2);
    serverHas('R2', 3);
    serverHas('R3', 0);
    await load();
    watch.catchUp();
    await pass(60_000);
    expect(told).toEqual([]);
    expect(server.asked).toEqual([]);
  });

  test('DEP-03 left to the bank, an order is asked about no more here, and told by the page that comes back', async () => {
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
    expect(told).toEqual(['R1']);
  });

  test('DEP-04 an order that is none is owed to nobody', async () => {
    watch.expect('R9');
    watch.follow('R9');
    await pass(0);
    expect(memory.read().open).toEqual([]);
  });

  test('SES-12 after a logout nothing is asked and nothing told', async () => {
    serverHas('R1', 1);
    watch.expect('R1');
    watch.follow('R1');
    await pass(0);
    endSession();
    server.asked.length = 0;
    serverHas('R1', 2);
    announce({ orderId: 'R1' });
    await pass(120_000);
    expect([server.asked, told]).toEqual([[], []]);
  });
});
