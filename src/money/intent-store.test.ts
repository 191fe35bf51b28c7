import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { storedIntent } from '../../tests/support/stored-intent.ts';
import { readRecord } from '../lib/device-records.ts';
import { createIntentStore, deviceIntents, type NewIntent, type StoredIntent } from './intent-store.ts';

let stored: unknown;
let changed: (() => void)[] = [];
const openTab = () =>
  createIntentStore({
    read: async () => structuredClone(stored),
    change: async (next) => {
      const now = next(structuredClone(stored));
      stored = structuredClone(now);
      for (const listener of changed) listener();
      return now;
    },
    onChanged: (listener) => {
      changed.push(listener);
      return () => undefined;
    },
  });

const requested: NewIntent = {
  owner: 'ana',
  kind: 'withdrawal',
  mark: 'a',
  asked: 1_000_000n,
  amount: 400_000n,
};
const store = openTab();

beforeEach(() => {
  vi.useFakeTimers();
  stored = undefined;
  changed = [];
});
afterEach(() => vi.useRealTimers());

test('WDR-02 sends no second request of a kind and player while one has no answer', async () => {
  await store.begin(requested, false);
  expect((await store.begin({ ...requested, mark: 'b' }, false)).action).toBe('wait');
  expect((await store.begin({ ...requested, mark: 'b' }, true)).action).toBe('wait');
  expect((await store.begin({ ...requested, kind: 'packet' }, false)).action).toBe('send');
  expect((await store.begin({ ...requested, owner: 'eva' }, false)).action).toBe('send');
});

test('DEP-06 WDR-01 returns the same intent for the same request, and ends it for a confirmed repeat or another request', async () => {
  const { intent } = await store.begin(requested, false);
  await store.placed(intent.id, 'W1');
  const again = await store.begin(requested, false);
  expect([again.action, again.intent.id]).toEqual(['send', intent.id]);
  const repeat = await store.begin(requested, true);
  expect([repeat.action, repeat.intent.id === intent.id]).toEqual(['send', false]);
  await store.placed(repeat.intent.id, 'W2');
  const other = await store.begin({ ...requested, mark: 'b' }, false);
  expect(other.intent.id).not.toBe(intent.id);
  for (const { id } of [intent, repeat.intent]) expect((await store.byId(id))?.state).toBe('ended');
});

test('WDR-02 RED-01 ends an order once when two tabs find it', async () => {
  const { intent } = await store.begin(requested, false);
  await store.placed(intent.id, 'E1', true);
  expect(await store.byId(intent.id)).toMatchObject({ state: 'ended', orderId: 'E1' });
  await store.placed(intent.id, 'E1');
  expect((await store.begin(requested, false)).action).toBe('confirm');
});

test('WDR-02 sends an equal request without a question after a minute, and after a failed order', async () => {
  const { intent } = await store.begin(requested, false);
  await store.placed(intent.id, 'W1');
  await store.endOf('W1');
  vi.advanceTimersByTime(60_000);
  const later = await store.begin(requested, false);
  expect(later.action).toBe('send');
  await store.placed(later.intent.id, 'W2');
  await store.endOf('W2', true);
  expect((await store.begin(requested, false)).action).toBe('send');
});

test('WDR-02 keeps a resent intent when a tab drops what it looked up before', async () => {
  const { intent } = await store.begin(requested, false);
  vi.advanceTimersByTime(61_000);
  await store.resend({ ...intent, state: 'placed' });
  await store.drop(intent);
  expect(await store.current('ana', 'withdrawal')).toMatchObject({ id: intent.id, state: 'sent' });
});

test('WDR-02 sends again after the clock was put back, and notifies every tab of a change', async () => {
  const received = vi.fn();
  openTab().subscribe(received);
  const { intent } = await store.begin(requested, false);
  expect(received).toHaveBeenCalled();
  await store.end(intent.id);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect((await store.begin(requested, false)).action).toBe('send');
});

test('WDR-02 stores neither account nor player in clear text', async () => {
  const { intent } = await store.begin(requested, false);
  expect(Object.keys(intent).sort().join(' ')).toBe('amount asked id kind mark owner sentAt state');
});

const good = storedIntent({ kind: 'withdrawal' });
test.each([
  undefined,
  null,
  7,
  'x',
  {},
  [null, 7],
  [{ ...good, id: 1 }],
  [{ ...good, amount: '4.5' }],
  [{ ...good, amount: 'x' }],
  [{ ...good, asked: '4.5' }],
  [{ ...good, asked: 'x' }],
  [{ ...good, kind: 'gift' }],
  [{ ...good, state: 'lost' }],
  [{ ...good, sentAt: '1' }],
  [{ ...good, orderId: 1 }],
])('WDR-02 reads the broken record %j as empty', async (broken) => {
  vi.setSystemTime(1_000);
  stored = [good];
  expect(await store.current('ana', 'withdrawal')).toEqual(good);
  stored = broken;
  expect(await store.current('ana', 'withdrawal')).toBeUndefined();
});

const DAY_MS = 24 * 60 * 60_000;

test.each([
  ['sent', 29 * DAY_MS, 31 * DAY_MS],
  ['placed', 29 * DAY_MS, 31 * DAY_MS],
  ['ended', 59_000, 61_000],
] as const)(
  'WDR-02 keeps an intent that is %s after %s ms, and forgets it after %s ms',
  async (state, known, gone) => {
    const { intent } = await store.begin(requested, false);
    if (state !== 'sent') await store.placed(intent.id, 'W1', state === 'ended');
    vi.advanceTimersByTime(known);
    expect((await store.byId(intent.id))?.state).toBe(state);
    vi.advanceTimersByTime(gone - known);
    expect(await store.byId(intent.id)).toBeUndefined();
  },
);

test('WDR-01 WDR-02 considers only intents of the same player and kind', async () => {
  const others = [
    { ...requested, owner: 'eva' },
    { ...requested, kind: 'deposit' as const },
  ];
  for (const other of others) {
    stored = undefined;
    const foreign = (await store.begin(other, false)).intent;
    expect(await store.current(requested.owner, requested.kind)).toBeUndefined();
    const own = (await store.begin(requested, false)).intent;
    expect((await store.resend(own)).action).toBe('send');
    await store.placed(own.id, 'W1');
    await store.placed(foreign.id, 'W2');
    expect((await store.begin({ ...requested, mark: 'b' }, false)).action).toBe('send');
    expect((await store.byId(own.id))?.state).toBe('ended');
    expect((await store.byId(foreign.id))?.state).toBe('placed');
  }
});

test('WDR-02 lets a resent intent wait for another without an answer', async () => {
  const { intent } = await store.begin(requested, false);
  await store.drop(intent);
  const other = await store.begin({ ...requested, mark: 'b' }, false);
  expect(await store.resend(intent)).toMatchObject({ action: 'wait', intent: { id: other.intent.id } });
  expect(await store.byId(intent.id)).toBeUndefined();
});

test.each<[string, (id: string, orderId: string, intent: StoredIntent) => Promise<unknown>, unknown]>([
  ['sent at last', (_id, _orderId, intent) => store.sending(intent), { state: 'placed', sentAt: 10 }],
  ['placed', (id) => store.placed(id, 'W3'), { state: 'placed', orderId: 'W3' }],
  ['ended', (id) => store.end(id), { state: 'ended' }],
  ['ended by its order', (_id, orderId) => store.endOf(orderId), { state: 'ended' }],
  ['forgotten as failed', (_id, orderId) => store.endOf(orderId, true), undefined],
  ['dropped', (_id, _orderId, intent) => store.drop(intent), undefined],
])('WDR-02 changes no other intent when one is %s', async (_what, change, expected) => {
  vi.setSystemTime(0);
  const all: StoredIntent[] = [];
  for (const owner of ['eva', 'ana', 'leo']) {
    const { intent } = await store.begin({ ...requested, owner }, false);
    await store.placed(intent.id, `of ${owner}`);
    all.push({ ...intent, state: 'placed', orderId: `of ${owner}` });
  }
  const [first, own, last] = all as [StoredIntent, StoredIntent, StoredIntent];
  vi.setSystemTime(10);
  await change(own.id, 'of ana', own);
  const now = stored as StoredIntent[];
  expect(now.filter(({ id }) => id !== own.id)).toEqual([first, last]);
  const changed = now.find(({ id }) => id === own.id);
  if (expected) expect(changed).toMatchObject(expected);
  else expect(changed).toBeUndefined();
});

test('WDR-02 writes nothing at the end of an order that is unknown or has ended', async () => {
  const { intent } = await store.begin(requested, false);
  await store.endOf('R9');
  await store.endOf('R9', true);
  expect(stored).toEqual([intent]);
  await store.placed(intent.id, 'W1', true);
  const received = vi.fn();
  store.subscribe(received);
  await store.endOf('W1');
  expect(received).not.toHaveBeenCalled();
});

test('WDR-02 notifies the screens of its own tab also without a channel between tabs', async () => {
  let record: unknown;
  const alone = createIntentStore({
    read: async () => record,
    change: async (next) => {
      const now = next(record);
      record = now;
      return now;
    },
    onChanged: () => () => undefined,
  });
  const received = vi.fn();
  alone.subscribe(received);
  await alone.begin(requested, false);
  expect(received).toHaveBeenCalledTimes(1);
});

test('WDR-02 APP-07 stores intents as a device record and notifies screens of another tab’s change', async () => {
  vi.useRealTimers();
  const app = deviceApp();
  const received = vi.fn();
  const intents = deviceIntents(app);
  const { intent } = await intents.begin(requested, false);
  expect(await readRecord(app, 'intents')).toEqual([intent]);
  expect(await intents.byId(intent.id)).toEqual(intent);
  intents.subscribe(received);
  const otherTab = new BroadcastChannel('copihue-records');
  for (const record of ['chat', 'intents']) otherTab.postMessage(record);
  await vi.waitFor(() => expect(received).toHaveBeenCalled(), 60_000);
  otherTab.close();
  expect(received).toHaveBeenCalledTimes(1);
});

test('WDR-02 takes the latest unfinished intent as the current one', async () => {
  const { intent } = await store.begin(requested, false);
  await store.drop(intent);
  const standing = await store.begin({ ...requested, mark: 'b' }, false);
  await store.placed(standing.intent.id, 'W1');
  await store.resend(intent);
  expect((await store.current('ana', 'withdrawal'))?.id).toBe(intent.id);
  await store.placed(intent.id, 'W2', true);
  expect((await store.current('ana', 'withdrawal'))?.id).toBe(standing.intent.id);
  await store.end(standing.intent.id);
  expect(await store.current('ana', 'withdrawal')).toBeUndefined();
});
