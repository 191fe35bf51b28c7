import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
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
}
interface Made {
  id: string;
}
type Ports = OrderPorts<Wish, Made>;
type Deed = 'confirm' | 'retry' | 'leave' | 'startOver' | 'stop';

const wish: Wish = { amount: 5_000n, total: 5_150n };
const owner = vi.mocked(currentOwner);
let stored: readonly StoredIntent[] = [];
let stops: (() => void)[] = [];
let orders: Map<string, Made>;

/** The tabs of a device have one. */
const newStore = () =>
  createIntentStore({
    read: async () => stored,
    change: async (next) => {
      stored = next(stored);
      return stored;
    },
    onChanged: () => () => undefined,
  });
let intents: IntentStore;

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function open(more: Partial<Ports> = {}) {
  const app = Object.assign(deviceApp(), { queryClient: new QueryClient() });
  giveState(app, deviceIntents, intents);
  const ports = {
    kind: 'withdrawal' as const,
    hashOf: async ({ amount }: Wish) => String(amount),
    create: vi.fn(async (_wish: Wish, intentId: string): Promise<Result<Made>> => {
      const order = orders.get(intentId) ?? { id: `W${orders.size + 1}` };
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
  const after = async (run: () => void, ms = 0) => {
    run();
    await settle(ms);
    return runner.state();
  };
  return {
    app,
    ports,
    runner,
    state: runner.state,
    step: () => runner.state().step,
    pay: (request: Wish) => after(() => runner.submit(request)),
    go: (deed: Deed) => after(runner[deed]),
  };
}

async function opened(more?: Partial<Ports>) {
  const tab = open(more);
  await settle();
  return tab;
}

async function submitted(more?: Partial<Ports>, request = wish) {
  const tab = await opened(more);
  await tab.pay(request);
  return tab;
}

function leaveScreens(): void {
  for (const stop of stops) stop();
  stops = [];
}

const lost = async (): Promise<Result<Made>> => ({ outcome: 'unknown' });
const unknown = async () => undefined;
const refused = (field?: string) => async (): Promise<Result<Made>> => ({
  outcome: 'refused',
  refusal: { message: 'No', field } as Refusal,
});
const failing = (kind: CallError['kind']) => () => Promise.reject(new CallError({ kind, path: '/orders' }));

function reset(): void {
  leaveScreens();
  stored = [];
  orders = new Map();
  intents = newStore();
  owner.mockReset().mockResolvedValue('ana');
}
beforeEach(() => {
  vi.useFakeTimers();
  reset();
});
afterEach(() => {
  leaveScreens();
  vi.useRealTimers();
});

test.each([
  ['stands', false, 'placed', 'placed'],
  ['is over', true, 'choosing', 'ended'],
  ['is not known', undefined, 'choosing', 'ended'],
])('WDR-01 a screen opened while the last order %s (%s) shows %s', async (_title, isFinal, step, state) => {
  await submitted();
  leaveScreens();
  if (isFinal === undefined) orders.clear();
  const tab = await opened({ isOver: ({ id }) => id !== '' && isFinal === true });
  expect([tab.step(), stored[0]?.state]).toEqual([step, state]);
});

test('WDR-02 shows the request under way also when the player is known late', async () => {
  await submitted({ create: lost, find: unknown });
  for (let turn = 0; turn < 2; turn += 1) owner.mockRejectedValueOnce(new Error('No answer.'));
  const { step } = await opened({ find: unknown });
  expect(step()).toBe('choosing');
  await settle(5_000);
  expect(step()).toBe('checking');
});

test.each<[string, Partial<Ports>, boolean, number, object]>([
  ['a refusal', { create: refused('amount') }, false, 0, { refusal: { message: 'No', field: 'amount' } }],
  ['a refusal', { create: refused('amount') }, true, 1, { refusal: { message: 'No', field: 'amount' } }],
  [
    'a spent key',
    { create: refused('intentId') },
    true,
    0,
    { refusal: { message: 'No', field: 'intentId' } },
  ],
  ['an error that is on screen', { create: failing('http') }, false, 0, {}],
  ['a limit', { permit: async () => ({ message: 'Above' }) }, false, 0, { refusal: { message: 'Above' } }],
  ['no answer about limits', { permit: failing('network') }, false, 0, {}],
  ['no answer about limits', { permit: failing('network') }, true, 1, {}],
])(
  'WDR-01 PLR-02 %s (%o) leaves the form, and of a request that was placed before (%s) %s intents',
  async (_what, more, isRepeat, left, shown) => {
    if (isRepeat) await submitted();
    leaveScreens();
    const { state, ports } = await submitted(more);
    expect(state()).toEqual({ step: 'choosing', ...shown });
    expect(stored).toHaveLength(left);
    if (more.permit) expect(ports.create).not.toHaveBeenCalled();
  },
);

test.each<[string, Ports['create'], object]>([
  ['an unreadable answer', () => Promise.reject(new TypeError('Broken.')), {}],
  ['a message without a code', async () => ({ outcome: 'unknown', message: 'Luego' }), { message: 'Luego' }],
])('DEP-04 NET-14 after %s the order is looked up; a retry sends the same key', async (_what, call, text) => {
  const create = vi.fn(call);
  const find = vi.fn<Ports['find']>(unknown);
  const { state, go } = await submitted({ create, find });
  const [intent] = stored;
  expect(state()).toStrictEqual({ step: 'checking', intent, request: wish, ...text });
  find.mockResolvedValue(null);
  await settle(2_000);
  expect(state()).toMatchObject({ step: 'not-created', request: wish, ...text });
  await go('retry');
  expect(create.mock.calls.map(([, id]) => id)).toEqual([intent?.id, intent?.id]);
});

test('WDR-02 does not send a request that another tab gave up during the checks', async () => {
  const permit = async () => {
    stored = [];
    return undefined;
  };
  const { state, ports } = await submitted({ permit });
  expect(ports.create).not.toHaveBeenCalled();
  expect(state()).toMatchObject({ step: 'choosing', unsent: wish });
});

test('DEP-06 NET-14 reports an accepted order once, and stores its whole payment and its amount', async () => {
  const { ports, runner, state } = await submitted();
  expect(vi.mocked(ports.onPlaced).mock.calls).toEqual([[{ id: 'W1' }, wish]]);
  expect(ports.find).not.toHaveBeenCalled();
  expect(state()).toEqual({ step: 'placed', order: { id: 'W1' }, request: wish });
  expect(stored).toMatchObject([{ amount: '5150', asked: '5000', state: 'placed', orderId: 'W1' }]);
  runner.refuse({ message: 'No', field: 'account' });
  expect(state()).toEqual({ step: 'choosing', refusal: { message: 'No', field: 'account' } });
});

test('RED-01 ends the intent of a packet as soon as its order exists', async () => {
  await submitted({ endsWhenPlaced: true });
  expect(stored).toMatchObject([{ state: 'ended', orderId: 'W1' }]);
});

test('WDR-02 waits for the request of another page while it may arrive, then reports no order', async () => {
  await submitted({ create: lost, find: unknown });
  leaveScreens();
  const { step } = await opened();
  await settle(30_000);
  expect(step()).toBe('checking');
  stored = stored.map((intent) => ({ ...intent, sentAt: Date.now() }));
  await settle(50_000);
  expect(step()).toBe('checking');
  await settle(40_000);
  expect([step(), stored]).toEqual(['choosing', []]);
});

test('DEP-06 continues with an order that a look-up found', async () => {
  const create: Ports['create'] = async (_wish, id) => {
    orders.set(id, { id: 'W7' });
    return { outcome: 'unknown' };
  };
  const { state } = await submitted({ create });
  expect(state()).toMatchObject({ step: 'placed', order: { id: 'W7' } });
  expect(stored).toMatchObject([{ state: 'placed', orderId: 'W7' }]);
});

test('WDR-02 shows the request of another tab until the screen closes', async () => {
  const [here, left] = [await opened({ find: unknown }), await opened({ find: unknown })];
  await left.go('stop');
  owner.mockClear();
  await submitted({ create: lost, find: unknown });
  expect([here.step(), left.step()]).toEqual(['checking', 'choosing']);
  expect(owner.mock.calls).not.toContainEqual([left.app]);
});

test.each([
  [10_000, 'checking', 1],
  [70_000, 'choosing', 0],
])(
  'WDR-02 leaves an order not found %s ms after its call for %s, with %s intents',
  async (ms, step, left) => {
    const { go } = await submitted({ create: lost });
    await settle(ms);
    expect([(await go('leave')).step, stored.length]).toEqual([step, left]);
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
const never = () => new Promise<never>(() => undefined);
/** What says nothing of the order: a request of another kind. */
const stir = async () => {
  await intents.begin({ owner: 'ana', kind: 'packet', mark: 'p', amount: 1n, asked: 1n }, true);
  await settle();
};

async function askedBefore() {
  const tab = await submitted();
  expect(await tab.go('startOver')).toEqual({ step: 'choosing' });
  expect(await tab.pay(wish)).toMatchObject({ step: 'repeating' });
  expect(tab.ports.create).toHaveBeenCalledTimes(1);
  return tab;
}

test('WDR-02 asks before repeating a request within a minute, and then creates another order', async () => {
  const { go, ports } = await askedBefore();
  expect(await go('confirm')).toMatchObject({ step: 'placed', order: { id: 'W2' } });
  expect(new Set(vi.mocked(ports.create).mock.calls.map(([, id]) => id)).size).toBe(2);
});

test.each(['leave', 'startOver'] as const)(
  'WDR-02 %s declines a repetition, and sends nothing',
  async (back) => {
    const { go, ports } = await askedBefore();
    expect(await go(back)).toEqual({ step: 'choosing' });
    expect(ports.create).toHaveBeenCalledTimes(1);
  },
);

test('WDR-02 keeps the request in the form and sends nothing while the player is unknown', async () => {
  owner.mockRejectedValue(new Error('No answer.'));
  const permit = vi.fn(unknown);
  const { state, ports } = await submitted({ permit });
  expect(state()).toEqual({ step: 'choosing', unsent: wish });
  for (const call of [permit, ports.create]) expect(call).not.toHaveBeenCalled();
  expect(stored).toEqual([]);
});

test('WDR-02 keeps the form beside an existing order when other tabs change', async () => {
  await submitted();
  leaveScreens();
  const { state } = await opened();
  await stir();
  expect(state()).toEqual({ step: 'choosing' });
});

test('WDR-02 lets the second of two simultaneous requests wait for the first', async () => {
  const { request, answer } = slow<Result<Made>>();
  const both = [
    await opened({ create: request, find: unknown }),
    await opened({ create: request, find: unknown }),
  ];
  await Promise.all(both.map(({ pay }) => pay(wish)));
  expect(request).toHaveBeenCalledTimes(1);
  expect(both.map(({ step }) => step())).toEqual(['sending', 'checking']);
  expect(both[1]?.state()).not.toHaveProperty('request');
  await answer({ outcome: 'accepted', value: { id: 'W1' } });
  expect(both[0]?.step()).toBe('placed');
});

test('WDR-02 retries the player’s name only while the form waits for it', async () => {
  owner.mockRejectedValue(new Error('No answer.'));
  const quietly = async () => {
    const requested = owner.mock.calls.length;
    await settle(60_000);
    expect(owner).toHaveBeenCalledTimes(requested);
  };
  await (await opened()).go('stop');
  await quietly();
  const { pay } = await opened({ create: never });
  owner.mockResolvedValue('ana');
  expect((await pay(wish)).step).toBe('sending');
  await quietly();
});

test('WDR-02 does not show its own request as another tab’s when the player becomes known', async () => {
  const { request, answer } = slow<string>();
  owner.mockImplementation(request).mockRejectedValueOnce(new Error('No answer.'));
  const { step } = await submitted({ create: never });
  await answer('ana', 1);
  expect([step(), stored.length]).toEqual(['sending', 1]);
  await answer('ana');
  expect(step()).toBe('sending');
});

test('WDR-01 ends no intent when the screen closes before its order is found', async () => {
  await submitted();
  leaveScreens();
  const { go } = await opened({ isOver: () => true, find: unknown });
  await go('stop');
  await settle(60_000);
  expect(stored).toMatchObject([{ state: 'placed' }]);
});

test('WDR-02 stops the look-up when the screen closes', async () => {
  const find = vi.fn(unknown);
  const { go } = await submitted({ create: lost, find });
  await go('stop');
  const requested = find.mock.calls.length;
  await settle(60_000);
  expect(find).toHaveBeenCalledTimes(requested);
});

describe.each(['checking', 'not-created'] as const)('WDR-02 while an order is %s', (step) => {
  async function here() {
    const find = vi.fn<Ports['find']>(async () => (step === 'checking' ? undefined : null));
    let tab = await submitted({ create: lost, find });
    if (step === 'checking') {
      await tab.go('stop');
      tab = await opened({ find });
    }
    expect(tab.step()).toBe(step);
    return { ...tab, find, placed: () => intents.placed(stored[0]?.id ?? '', 'W1') };
  }

  test('WDR-02 ignores a change of another intent', async () => {
    const { state, find } = await here();
    const before = [find.mock.calls.length, state()];
    await stir();
    expect([find.mock.calls.length, state()]).toEqual(before);
  });

  test('WDR-02 shows an order that another tab found at once', async () => {
    const { state, find, placed } = await here();
    find.mockResolvedValue({ id: 'W1' });
    await placed();
    await settle();
    expect(state()).toMatchObject({ step: 'placed', order: { id: 'W1' } });
  });

  test('WDR-02 ignores an order found after the player returned to the form', async () => {
    const { state, find, placed, go } = await here();
    const { request, answer } = slow<Made | null | undefined>();
    find.mockImplementation(request);
    await settle(step === 'checking' ? 0 : 70_000);
    await placed();
    await settle();
    const requested = find.mock.calls.length;
    stored = [];
    await intents.end('none');
    await go('leave');
    for (let index = 0; index < requested; index += 1) await answer({ id: 'W1' });
    expect(state()).toEqual({ step: 'choosing' });
  });
});

test('WDR-02 keeps a found order on screen although its intent is gone a moment later', async () => {
  const { request, answer } = slow<StoredIntent | undefined>();
  const find = slow<Made | null | undefined>();
  await submitted({ create: lost, find: unknown });
  leaveScreens();
  const { state, step } = await opened({ find: find.request });
  expect(step()).toBe('checking');
  intents.byId = request;
  await stir();
  const received = request.mock.calls.length;
  expect(received).toBeGreaterThan(0);
  await find.answer({ id: 'W1' });
  for (let index = 0; index < received; index += 1) await answer(undefined);
  expect(state()).toEqual({ step: 'placed', order: { id: 'W1' } });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a player does in one of two tabs, and how server and network behave from then on. */
const happened = fc.record({
  tab: fc.nat(1),
  deed: fc.constantFrom(
    ...(['pay', 'pay', 'pay', 'open', 'stop', 'confirm', 'retry', 'leave', 'startOver', 'wait'] as const),
  ),
  ms: fc.constantFrom(0, 400, 20_000, 61_000),
  reply: fc.constantFrom('accepted', 'accepted', 'lost on the way', 'lost on the way back', 'refused'),
  isBlind: fc.constantFrom(false, false, true),
  slowness: fc.constantFrom(0, 300, 30_000),
});
type Happened = typeof happened extends fc.Arbitrary<infer One> ? One : never;

test('DEP-06 WDR-02 whatever two tabs do and the server answers, no order is made twice, lost or beside another', async () => {
  const sequence = fc.array(happened, { minLength: 10, maxLength: 30, size: 'max' });
  let made = 0;
  const play = fc.asyncProperty(sequence, async (events) => {
    reset();
    const [underWay, reported] = [new Set<string>(), new Set<string>()];
    let now: Pick<Happened, 'reply' | 'isBlind' | 'slowness'> = {
      reply: 'accepted',
      isBlind: false,
      slowness: 0,
    };
    owner.mockImplementation(async () => pause(now.slowness).then(() => 'ana'));
    const ports: Partial<Ports> = {
      permit: async () => void (await pause(now.slowness)),
      find: async ({ id }) => {
        const { isBlind, slowness } = now;
        await pause(slowness);
        return isBlind ? undefined : (orders.get(id) ?? null);
      },
      create: async (_wish, id) => {
        const { reply, slowness } = now;
        expect([...underWay].filter((other) => other !== id)).toEqual([]);
        underWay.add(id);
        await pause(slowness);
        if (!orders.has(id) && (reply === 'accepted' || reply === 'lost on the way back')) {
          for (const order of orders.values()) expect(reported).toContain(order.id);
          orders.set(id, { id: `W${orders.size + 1}` });
        }
        await pause(slowness);
        underWay.delete(id);
        const order = orders.get(id);
        if (reply === 'accepted' && order) return { outcome: 'accepted', value: order };
        return reply === 'refused' && !order ? refused()() : { outcome: 'unknown' };
      },
      onPlaced: ({ id }) => void reported.add(id),
      isOver: ({ id }) => reported.has(id),
    };
    const tabs = [open(ports), open(ports)];
    for (const { tab, deed, ms, ...behaviour } of events) {
      now = behaviour;
      const runner = tabs[tab]?.runner;
      if (deed === 'pay') runner?.submit(wish);
      else if (deed === 'open') {
        runner?.stop();
        tabs[tab] = open(ports);
      } else if (deed !== 'wait') runner?.[deed]();
      await settle(ms);
    }
    now = { reply: 'accepted', isBlind: false, slowness: 0 };
    for (let reload = 0; reload < 2; reload += 1) {
      await settle(200_000);
      leaveScreens();
      for (const tab of [0, 1]) tabs[tab] = open(ports);
    }
    await settle(200_000);
    for (const { step } of tabs) expect(['choosing', 'not-created', 'placed']).toContain(step());
    expect([...orders.values()].filter(({ id }) => !reported.has(id))).toEqual([]);
    made += orders.size;
  });
  await fc.assert(play, { numRuns: 100 });
  expect(made).toBeGreaterThan(10);
});
