import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { createIntentStore, type StoredIntent } from './intent-store.ts';
import { createOrderRunner, type OrderPorts } from './order-runner.ts';
import type { Refusal, Result } from './result.ts';

interface Wish {
  amount: bigint;
  total?: bigint;
  method: string;
  account: string;
}
interface Made {
  id: string;
  isFinal?: boolean;
}
type Ports = OrderPorts<Wish, Made>;

const wish: Wish = { amount: 5_000n, total: 5_150n, method: 'webpay', account: '1' };

let stored: readonly StoredIntent[] = [];
let tabs: (() => void)[] = [];
let stops: (() => void)[] = [];
let orders: Map<string, Made>;

const newStore = () =>
  createIntentStore({
    read: async () => structuredClone(stored),
    change: async (next) => {
      stored = structuredClone(next(structuredClone(stored)));
      for (const tell of tabs) tell();
      return stored;
    },
    onChanged: (listener) => {
      tabs.push(listener);
      return () => undefined;
    },
  });

function open(more: Partial<Ports> = {}) {
  const ports = {
    kind: 'withdrawal' as const,
    intents: newStore(),
    owner: async () => 'ana',
    choiceOf: ({ amount, method, account }: Wish) => [amount, method, account],
    create: vi.fn(async (_wish: Wish, intentId: string): Promise<Result<Made>> => {
      const known = orders.get(intentId);
      const order = known ?? { id: `W${orders.size + 1}` };
      orders.set(intentId, order);
      return { outcome: 'accepted', value: order };
    }),
    find: vi.fn(async ({ id }: StoredIntent): Promise<Made | null | undefined> => orders.get(id) ?? null),
    onPlaced: vi.fn(),
    ...more,
  };
  const runner = createOrderRunner<Wish, Made>(ports);
  runner.start();
  stops.push(runner.stop);
  return { runner, ports };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const refused = (refusal: Refusal) => async (): Promise<Result<Made>> => ({ outcome: 'refused', refusal });
const lost = async (): Promise<Result<Made>> => ({ outcome: 'unknown' });

function leaveScreens(): void {
  for (const stop of stops) stop();
  stops = [];
}

async function opened(more: Partial<Ports> = {}) {
  const tab = open(more);
  await settle();
  return tab;
}

async function submitted(request: Wish, more: Partial<Ports> = {}) {
  const tab = await opened(more);
  tab.runner.submit(request);
  await settle();
  return tab;
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = [];
  tabs = [];
  stops = [];
  orders = new Map();
});
afterEach(() => {
  leaveScreens();
  vi.useRealTimers();
});

test.each([
  ['stands', false, 'placed', 'placed'],
  ['is over', true, 'choosing', 'ended'],
])('WDR-01 a screen that opens on an order that %s (%s) is %s', async (_title, isFinal, step, state) => {
  await submitted(wish);
  leaveScreens();
  for (const order of orders.values()) order.isFinal = isFinal;
  const { runner } = await opened({ isOver: (order) => order.isFinal === true });
  expect(runner.state().step).toBe(step);
  expect(stored[0]?.state).toBe(state);
});

test('WDR-01 a withdrawal equal to one that is over makes an order of its own', async () => {
  await submitted(wish);
  for (const order of orders.values()) order.isFinal = true;
  leaveScreens();
  await settle(2 * 60_000);
  const { runner } = await opened({ isOver: (order) => order.isFinal === true });
  runner.submit(wish);
  await settle();
  expect(runner.state()).toMatchObject({ step: 'placed', order: { id: 'W2' } });
});

test('WDR-02 a screen opens on a call without an answer, and finds its order', async () => {
  await submitted(wish, { create: lost, find: async () => undefined });
  leaveScreens();
  const { runner } = await opened({ find: async () => undefined });
  expect(runner.state().step).toBe('checking');
});

test('WDR-02 a player whose name comes late is shown the call under way all the same', async () => {
  await submitted(wish, { create: lost, find: async () => undefined });
  let isKnown = false;
  const owner = async () => {
    if (!isKnown) throw new Error('No answer.');
    return 'ana';
  };
  const { runner } = await opened({ owner, find: async () => undefined });
  expect(runner.state().step).toBe('choosing');
  isKnown = true;
  await settle(5_000);
  expect(runner.state().step).toBe('checking');
});

test.each([
  ['a first request', undefined, 'amount', 0],
  ['a repeat of one that stands', 'placed', 'amount', 1],
  ['a repeat whose key is spent', 'placed', 'intentId', 0],
])('WDR-01 a refusal of %s leaves of its intent what stands', async (_title, before, field, left) => {
  if (before) {
    await submitted(wish);
    leaveScreens();
  }
  const { runner } = await submitted(wish, { create: refused({ message: 'No', field }) });
  expect(runner.state()).toMatchObject({ step: 'choosing', refusal: { field } });
  expect(stored).toHaveLength(left);
});

test.each<[string, NonNullable<Ports['permit']>]>([
  ['a no', async () => ({ message: 'Above your limit' })],
  ['no answer', async () => Promise.reject(new CallError({ kind: 'network', path: '/recharge/orders' }))],
])('PLR-02 after %s to whether the player may nothing is sent and nothing stays', async (_title, permit) => {
  const { runner, ports } = await submitted(wish, { permit });
  expect(ports.create).not.toHaveBeenCalled();
  expect(runner.state().step).toBe('choosing');
  expect(stored).toEqual([]);
});

test('DEP-04 an error that is no answer of the server is looked up, never called a refusal', async () => {
  const create = async () => Promise.reject(new TypeError('Broken.'));
  const { runner } = await submitted(wish, { create, find: async () => undefined });
  expect(runner.state().step).toBe('checking');
});

test('WDR-02 a request that another tab gave up during the questions is not sent', async () => {
  const permit = async () => {
    stored = [];
    return undefined;
  };
  const { runner, ports } = await submitted(wish, { permit });
  expect(ports.create).not.toHaveBeenCalled();
  expect(runner.state()).toMatchObject({ step: 'choosing', unsent: wish });
});

test('DEP-06 NET-14 what is stored is the whole payment, and the amount without its fee to compare', async () => {
  await submitted(wish);
  expect(stored).toMatchObject([{ amount: '5150', asked: '5000', state: 'placed', orderId: 'W1' }]);
});

test('DEP-06 the same choice goes on under its key; each other one, by any part, is an order of its own', async () => {
  const others: Wish[] = [
    { ...wish, amount: 6_000n },
    { ...wish, method: 'khipu' },
    { ...wish, account: '2' },
    { ...wish, method: 'webpay1', account: '' },
  ];
  for (const [index, other] of others.entries()) {
    stored = [];
    orders = new Map();
    const first = await submitted(wish);
    first.runner.leave();
    const [{ id } = { id: '' }] = stored;
    for (const request of [wish, other]) {
      const { ports } = await submitted(request);
      const key = vi.mocked(ports.create).mock.lastCall?.[1];
      expect(key === id, `${index}`).toBe(request === wish);
    }
  }
  expect(orders.size).toBe(2);
});

test('WDR-02 a retry after a look-up without an order sends the same key', async () => {
  const create = vi.fn(lost);
  const { runner } = await submitted(wish, { create });
  await settle();
  expect(runner.state().step).toBe('not-created');
  runner.retry();
  await settle();
  const keys = create.mock.calls.map(([, id]: unknown[]) => id);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('WDR-02 the call of another page is waited for as long as it may arrive, then its order counts as never made', async () => {
  await submitted(wish, { create: lost, find: async () => undefined });
  leaveScreens();
  const { runner } = await opened();
  await settle(30_000);
  expect(runner.state().step).toBe('checking');
  stored = stored.map((intent) => ({ ...intent, sentAt: Date.now() }));
  await settle(50_000);
  expect(runner.state().step).toBe('checking');
  await settle(40_000);
  expect(runner.state().step).toBe('choosing');
  expect(stored).toEqual([]);
});

test('DEP-06 an order that a look-up found is stored: the same request goes on with it', async () => {
  const create = vi.fn(async (_wish: Wish, id: string): Promise<Result<Made>> => {
    orders.set(id, { id: 'W7' });
    return { outcome: 'unknown' };
  });
  const { runner } = await submitted(wish, { create });
  expect(runner.state()).toMatchObject({ step: 'placed', order: { id: 'W7' } });
  expect(stored).toMatchObject([{ state: 'placed', orderId: 'W7' }]);
});

test('WDR-02 a tab shows what another one sends, until its screen is left', async () => {
  const here = await opened({ find: async () => undefined });
  const left = await opened({ find: async () => undefined });
  left.runner.stop();
  const owner = vi.spyOn(left.ports, 'owner');
  await submitted(wish, { create: lost, find: async () => undefined });
  expect(here.runner.state().step).toBe('checking');
  expect(left.runner.state().step).toBe('choosing');
  expect(owner).not.toHaveBeenCalled();
});

test.each([
  [10_000, 'checking', 1],
  [70_000, 'choosing', 0],
])('WDR-02 %s ms after its call an order that was not found is left for: %s', async (ms, step, left) => {
  const { runner } = await submitted(wish, { create: lost });
  expect(runner.state().step).toBe('not-created');
  await settle(ms);
  runner.leave();
  await settle();
  expect([runner.state().step, stored.length]).toEqual([step, left]);
});

test('DEP-06 another order ends the one that stands', async () => {
  const { runner } = await submitted(wish);
  runner.startOver();
  await settle();
  expect(stored).toMatchObject([{ state: 'ended' }]);
});
