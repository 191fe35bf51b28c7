import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceApp, giveState } from '../../tests/support/device-app.ts';
import { CallError } from '../api/call-error.ts';
import {
  createIntentStore,
  currentOwner,
  deviceIntents,
  type IntentStore,
  type StoredIntent,
} from './intent-store.ts';
import { createOrderRunner, type OrderPorts } from './order-runner.ts';
import type { Refusal, Result } from './result.ts';

vi.mock('./intent-store.ts', async (original) => ({
  ...(await original<typeof import('./intent-store.ts')>()),
  currentOwner: vi.fn(),
}));

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

const owner = vi.mocked(currentOwner);
let stored: readonly StoredIntent[] = [];
let tabs: (() => void)[] = [];
let stops: (() => void)[] = [];
let orders: Map<string, Made>;

const newStore = () =>
  createIntentStore({
    read: async () => structuredClone(stored),
    change: async (next) => {
      stored = structuredClone(next(structuredClone(stored)));
      for (const notify of tabs) notify();
      return stored;
    },
    onChanged: (listener) => {
      tabs.push(listener);
      return () => undefined;
    },
  });

function open(more: Partial<Ports> = {}, intents = newStore()) {
  const app = Object.assign(deviceApp(), { queryClient: new QueryClient() });
  giveState(app, deviceIntents, intents);
  const ports = {
    kind: 'withdrawal' as const,
    hashOf: async ({ amount, method, account }: Wish) => [amount, method, account].join(' '),
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
  const runner = createOrderRunner<Wish, Made>(app, ports);
  runner.start();
  stops.push(runner.stop);
  return { app, runner, ports };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const refused = (refusal: Refusal) => async (): Promise<Result<Made>> => ({ outcome: 'refused', refusal });
const lost = async (): Promise<Result<Made>> => ({ outcome: 'unknown' });

function leaveScreens(): void {
  for (const stop of stops) stop();
  stops = [];
}

async function opened(more?: Partial<Ports>, intents?: IntentStore) {
  const tab = open(more, intents);
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
  owner.mockReset().mockResolvedValue('ana');
});
afterEach(() => {
  leaveScreens();
  vi.useRealTimers();
});

test.each([
  ['stands', false, 'placed', 'placed'],
  ['is over', true, 'choosing', 'ended'],
])(
  'WDR-01 a screen opened while the last order %s (final: %s) shows %s',
  async (_title, isFinal, step, state) => {
    await submitted(wish);
    leaveScreens();
    for (const order of orders.values()) order.isFinal = isFinal;
    const { runner } = await opened({ isOver: (order) => order.isFinal === true });
    expect(runner.state().step).toBe(step);
    expect(stored[0]?.state).toBe(state);
  },
);

test('WDR-02 shows the request under way also when the player is known late', async () => {
  await submitted(wish, { create: lost, find: async () => undefined });
  for (let turn = 0; turn < 2; turn += 1) owner.mockRejectedValueOnce(new Error('No answer.'));
  const { runner } = await opened({ find: async () => undefined });
  expect(runner.state().step).toBe('choosing');
  await settle(5_000);
  expect(runner.state().step).toBe('checking');
});

test.each([
  ['a first request', undefined, 'amount', 0],
  ['a repeat of one that stands', 'placed', 'amount', 1],
  ['a repeat whose key is spent', 'placed', 'intentId', 0],
])(
  'WDR-01 the refusal of %s in the step %s, of its field %s, leaves %s stored intents',
  async (_title, before, field, left) => {
    if (before) {
      await submitted(wish);
      leaveScreens();
    }
    const { runner } = await submitted(wish, { create: refused({ message: 'No', field }) });
    expect(runner.state()).toMatchObject({ step: 'choosing', refusal: { field } });
    expect(stored).toHaveLength(left);
  },
);

test.each<[string, NonNullable<Ports['permit']>]>([
  ['a no', async () => ({ message: 'Above your limit' })],
  ['no answer', async () => Promise.reject(new CallError({ kind: 'network', path: '/recharge/orders' }))],
])(
  'PLR-02 a limit check that gives %s keeps the request from being sent and stored',
  async (_title, permit) => {
    const { runner, ports } = await submitted(wish, { permit });
    expect(ports.create).not.toHaveBeenCalled();
    expect(runner.state().step).toBe('choosing');
    expect(stored).toEqual([]);
  },
);

test.each<[string, Ports['create'], object]>([
  ['an unreadable answer', () => Promise.reject(new TypeError('Broken.')), {}],
  [
    'a message without a refusal code',
    async () => ({ outcome: 'unknown', message: 'En mantención' }),
    { message: 'En mantención' },
  ],
])('DEP-04 NET-14 the order is looked up after %s, and nothing else is said', async (_what, create, text) => {
  const { runner } = await submitted(wish, { create, find: async () => undefined });
  const [intent] = stored;
  expect(runner.state()).toStrictEqual({ step: 'checking', intent, request: wish, ...text });
  runner.stop();
  stored = [];
  const absent = await submitted(wish, { create });
  expect(absent.runner.state()).toMatchObject({ step: 'not-created', request: wish, ...text });
});

test('WDR-02 does not send a request that another tab gave up during the checks', async () => {
  const permit = async () => {
    stored = [];
    return undefined;
  };
  const { runner, ports } = await submitted(wish, { permit });
  expect(ports.create).not.toHaveBeenCalled();
  expect(runner.state()).toMatchObject({ step: 'choosing', unsent: wish });
});

test('DEP-06 NET-14 stores the whole payment and the amount without its fee', async () => {
  await submitted(wish);
  expect(stored).toMatchObject([{ amount: '5150', asked: '5000', state: 'placed', orderId: 'W1' }]);
});

test('RED-01 ends the intent of a packet as soon as its order exists', async () => {
  await submitted(wish, { endsWhenPlaced: true });
  expect(stored).toMatchObject([{ state: 'ended', orderId: 'W1' }]);
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

test('WDR-02 waits for the request of another page while it may arrive, then reports no order', async () => {
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

test('DEP-06 continues with an order that a look-up found', async () => {
  const create = vi.fn(async (_wish: Wish, id: string): Promise<Result<Made>> => {
    orders.set(id, { id: 'W7' });
    return { outcome: 'unknown' };
  });
  const { runner } = await submitted(wish, { create });
  expect(runner.state()).toMatchObject({ step: 'placed', order: { id: 'W7' } });
  expect(stored).toMatchObject([{ state: 'placed', orderId: 'W7' }]);
});

test('WDR-02 shows the request of another tab until the screen closes', async () => {
  const here = await opened({ find: async () => undefined });
  const left = await opened({ find: async () => undefined });
  left.runner.stop();
  owner.mockClear();
  await submitted(wish, { create: lost, find: async () => undefined });
  expect(here.runner.state().step).toBe('checking');
  expect(left.runner.state().step).toBe('choosing');
  expect(owner.mock.calls).not.toContainEqual([left.app]);
});

test.each([
  [10_000, 'checking', 1],
  [70_000, 'choosing', 0],
])(
  'WDR-02 leaves an order that was not found %s ms after its call for the step %s, with %s intents',
  async (ms, step, left) => {
    const { runner } = await submitted(wish, { create: lost });
    expect(runner.state().step).toBe('not-created');
    await settle(ms);
    runner.leave();
    await settle();
    expect([runner.state().step, stored.length]).toEqual([step, left]);
  },
);

/** A port whose answers come one by one, when the test says so. */
function slow<Answer>() {
  const waiting: ((answer: Answer) => void)[] = [];
  const request = vi.fn(() => new Promise<Answer>((resolve) => waiting.push(resolve)));
  const answer = async (value: Answer, at = 0) => {
    waiting.splice(at, 1)[0]?.(value);
    await settle();
  };
  return { request, answer };
}
const change = (state: StoredIntent['state'] | 'gone', store = newStore()) => {
  const [{ id } = { id: '' }] = stored;
  if (state === 'placed') return store.placed(id, 'W1');
  if (state === 'ended') return store.end(id);
  stored = stored.filter((intent) => intent.id !== id);
  return store.end('none');
};
/** What says nothing of the order: a request of another kind. */
const stir = async () => {
  await newStore().begin({ owner: 'ana', kind: 'packet', mark: 'p', amount: 1n, asked: 1n }, true);
  await settle();
};

test('DEP-06 reports an accepted order once, with its request and without a look-up', async () => {
  const { runner, ports } = await submitted(wish);
  expect(vi.mocked(ports.onPlaced).mock.calls).toEqual([[{ id: 'W1' }, wish]]);
  expect(ports.find).not.toHaveBeenCalled();
  expect(runner.state()).toEqual({ step: 'placed', order: { id: 'W1' }, request: wish });
  runner.refuse({ message: 'No', field: 'account' });
  expect(runner.state()).toEqual({ step: 'choosing', refusal: { message: 'No', field: 'account' } });
});

async function askedBefore() {
  const tab = await submitted(wish);
  tab.runner.startOver();
  await settle();
  expect(tab.runner.state()).toEqual({ step: 'choosing' });
  tab.runner.submit(wish);
  await settle();
  expect(tab.runner.state().step).toBe('repeating');
  expect(tab.ports.create).toHaveBeenCalledTimes(1);
  return tab;
}

test('WDR-02 asks before repeating a request within a minute, and creates another order after the confirmation', async () => {
  const { runner, ports } = await askedBefore();
  runner.confirm();
  await settle();
  expect(runner.state()).toMatchObject({ step: 'placed', order: { id: 'W2' } });
  expect(new Set(vi.mocked(ports.create).mock.calls.map(([, id]) => id)).size).toBe(2);
});

test.each(['leave', 'startOver'] as const)(
  'WDR-02 returns to the form by %s without sending when the repetition is declined',
  async (back) => {
    const { runner, ports } = await askedBefore();
    runner[back]();
    await settle();
    expect(runner.state()).toEqual({ step: 'choosing' });
    expect(ports.create).toHaveBeenCalledTimes(1);
  },
);

test('WDR-02 replaces the question about a repetition by the request of another tab', async () => {
  const { runner } = await askedBefore();
  await submitted({ ...wish, amount: 7_000n }, { create: lost, find: async () => undefined });
  expect(runner.state().step).toBe('checking');
});

test('WDR-02 keeps the request in the form and sends nothing while the player is unknown', async () => {
  const permit = vi.fn(async () => undefined);
  owner.mockRejectedValue(new Error('No answer.'));
  const { runner, ports } = await submitted(wish, { permit });
  expect(runner.state()).toEqual({ step: 'choosing', unsent: wish });
  expect(permit).not.toHaveBeenCalled();
  expect(ports.create).not.toHaveBeenCalled();
  expect(stored).toEqual([]);
});

test('WDR-02 keeps the form beside an existing order when other tabs change', async () => {
  await submitted(wish);
  leaveScreens();
  const { runner } = await opened();
  await stir();
  expect(runner.state()).toEqual({ step: 'choosing' });
});

test('WDR-02 lets the second of two simultaneous requests wait for the first', async () => {
  const { request, answer } = slow<Result<Made>>();
  const find = async () => undefined;
  const tabs2 = [await opened({ create: request, find }), await opened({ create: request, find })];
  for (const { runner } of tabs2) runner.submit(wish);
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(tabs2.map(({ runner }) => runner.state().step)).toEqual(['sending', 'checking']);
  expect(tabs2[1]?.runner.state()).not.toHaveProperty('request');
  await answer({ outcome: 'accepted', value: { id: 'W1' } });
  expect(tabs2[0]?.runner.state().step).toBe('placed');
});

test.each<[string, Partial<Ports>, number]>([
  [
    'an order that was refused on screen',
    { create: () => Promise.reject(new CallError({ kind: 'http', path: '/withdraw/create', status: 429 })) },
    0,
  ],
  [
    'a standing one that could not be asked about',
    { permit: () => Promise.reject(new CallError({ kind: 'network', path: '/recharge/orders' })) },
    1,
  ],
])('WDR-01 returns to the form without a message of its own after %s', async (_what, more, before) => {
  if (before) await submitted(wish);
  leaveScreens();
  const { runner } = await submitted(wish, more);
  expect(runner.state()).toEqual({ step: 'choosing' });
  expect(stored).toHaveLength(before);
});

test('WDR-02 retries the player’s name only while the form waits for it', async () => {
  owner.mockRejectedValue(new Error('No answer.'));
  const left = await opened();
  left.runner.stop();
  const requested = owner.mock.calls.length;
  await settle(60_000);
  expect(owner).toHaveBeenCalledTimes(requested);
  const sending = await opened({ create: () => new Promise(() => undefined) });
  owner.mockResolvedValue('ana');
  sending.runner.submit(wish);
  await settle();
  expect(sending.runner.state().step).toBe('sending');
  const known = owner.mock.calls.length;
  await settle(60_000);
  expect(owner).toHaveBeenCalledTimes(known);
});

test('WDR-02 does not show its own request as another tab’s when the player becomes known', async () => {
  const { request, answer } = slow<string>();
  owner.mockImplementation(request).mockRejectedValueOnce(new Error('No answer.'));
  const { runner } = await opened({ create: () => new Promise(() => undefined) });
  runner.submit(wish);
  await settle();
  await answer('ana', 1);
  expect([runner.state().step, stored.length]).toEqual(['sending', 1]);
  await answer('ana');
  expect(runner.state().step).toBe('sending');
});

test('WDR-02 does not show its own request as another tab’s after a change elsewhere', async () => {
  const { request, answer } = slow<string>();
  owner.mockImplementation(request).mockResolvedValueOnce('ana');
  const { runner } = await opened({ create: () => new Promise(() => undefined) });
  await stir();
  const received = owner.mock.calls.length - 1;
  runner.submit(wish);
  await settle();
  await answer('ana', received);
  for (let index = 0; index < received; index += 1) await answer('ana');
  expect(stored).toMatchObject([{ kind: 'packet' }, { kind: 'withdrawal', state: 'sent' }]);
  expect(runner.state().step).toBe('sending');
});

test('WDR-01 ends no intent when the screen closes before its order is found', async () => {
  await submitted(wish);
  leaveScreens();
  const { runner } = await opened({ isOver: () => true, find: async () => undefined });
  runner.stop();
  await settle(60_000);
  expect(stored).toMatchObject([{ state: 'placed' }]);
});

test('WDR-02 stops the look-up when the screen closes', async () => {
  const find = vi.fn(async () => undefined);
  const { runner } = await submitted(wish, { create: lost, find });
  runner.stop();
  const requested = find.mock.calls.length;
  await settle(60_000);
  expect(find).toHaveBeenCalledTimes(requested);
});

describe.each(['checking', 'not-created'] as const)('WDR-02 while an order is %s', (step) => {
  const none = async () => (step === 'checking' ? undefined : null);
  async function here() {
    const find = vi.fn(none as Ports['find']);
    if (step === 'not-created') {
      const tab = await submitted(wish, { create: lost, find });
      expect(tab.runner.state().step).toBe(step);
      return { ...tab, find };
    }
    (await submitted(wish, { create: lost, find })).runner.stop();
    const tab = await opened({ find });
    expect(tab.runner.state().step).toBe(step);
    return { ...tab, find };
  }

  test('WDR-02 ignores a change of another intent', async () => {
    const { runner, find } = await here();
    const requested = find.mock.calls.length;
    const state = runner.state();
    await stir();
    expect(find).toHaveBeenCalledTimes(requested);
    expect(runner.state()).toBe(state);
  });

  test('WDR-02 shows an order that another tab found at once', async () => {
    const { runner, find } = await here();
    find.mockResolvedValue({ id: 'W1' });
    await change('placed');
    await settle();
    expect(runner.state()).toMatchObject({ step: 'placed', order: { id: 'W1' } });
  });

  test('WDR-02 ignores an order found after the player returned to the form', async () => {
    const { runner, find } = await here();
    const { request, answer } = slow<Made | null | undefined>();
    find.mockImplementation(request);
    await settle(step === 'checking' ? 0 : 70_000);
    await change('placed');
    await settle();
    const requested = find.mock.calls.length;
    if (step === 'checking') await change('gone');
    else runner.leave();
    await settle();
    expect(runner.state().step).toBe('choosing');
    for (let index = 0; index < requested; index += 1) await answer({ id: 'W1' });
    expect(runner.state()).toEqual({ step: 'choosing' });
  });
});

test('WDR-02 keeps a found order on screen although its intent is gone a moment later', async () => {
  const intents = newStore();
  const { request, answer } = slow<StoredIntent | undefined>();
  const find = slow<Made | null | undefined>();
  await submitted(wish, { create: lost, find: async () => undefined });
  leaveScreens();
  const { runner } = await opened({ find: find.request }, intents);
  expect(runner.state().step).toBe('checking');
  intents.byId = request;
  await stir();
  const received = request.mock.calls.length;
  expect(received).toBeGreaterThan(0);
  await find.answer({ id: 'W1' });
  expect(runner.state().step).toBe('placed');
  for (let index = 0; index < received; index += 1) await answer(undefined);
  expect(runner.state()).toEqual({ step: 'placed', order: { id: 'W1' } });
});
