import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createIntentStore, mayStillArrive, type NewIntent, type StoredIntent } from './intent-store.ts';

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

const asked: NewIntent = { owner: 'ana', kind: 'withdrawal', mark: 'a', asked: 1_000_000n, amount: 400_000n };
const store = openTab();

beforeEach(() => {
  vi.useFakeTimers();
  stored = undefined;
  changed = [];
});
afterEach(() => vi.useRealTimers());

test('WDR-02 of two tabs that ask at the same time one sends, and the other shows the same intent', async () => {
  const [first, second] = await Promise.all([openTab().begin(asked, false), openTab().begin(asked, false)]);
  expect([first.action, second.action]).toEqual(['send', 'wait']);
  expect(second.intent).toEqual(first.intent);
});

test('WDR-02 while one has no answer no other of its kind is sent; another kind, or another player, may', async () => {
  await store.begin(asked, false);
  expect((await store.begin({ ...asked, mark: 'b' }, false)).action).toBe('wait');
  expect((await store.begin({ ...asked, mark: 'b' }, true)).action).toBe('wait');
  expect((await store.begin({ ...asked, kind: 'packet' }, false)).action).toBe('send');
  expect((await store.begin({ ...asked, owner: 'eva' }, false)).action).toBe('send');
});

test('DEP-06 WDR-01 the same as a placed one goes on under its key, another ends it', async () => {
  const { intent } = await store.begin(asked, false);
  await store.placed(intent.id, 'W1');
  const again = await store.begin(asked, false);
  expect([again.action, again.intent.id]).toEqual(['send', intent.id]);
  const other = await store.begin({ ...asked, mark: 'b' }, false);
  expect(other.intent.id).not.toBe(intent.id);
  expect((await store.byId(intent.id))?.state).toBe('ended');
});

test('WDR-02 the same within a minute of one that ended is asked about, and then is another one', async () => {
  const { intent } = await store.begin(asked, false);
  await store.placed(intent.id, 'W1');
  await store.endOf('W1');
  vi.advanceTimersByTime(59_000);
  expect(await store.begin(asked, false)).toMatchObject({ action: 'ask', intent: { id: intent.id } });
  const meant = await store.begin(asked, true);
  expect(meant.action).toBe('send');
  expect(meant.intent.id).not.toBe(intent.id);
});

test('WDR-02 RED-01 an order that two tabs find ends once: the later one does not bring it back', async () => {
  const { intent } = await store.begin(asked, false);
  await store.placed(intent.id, 'E1', true);
  expect(await store.byId(intent.id)).toMatchObject({ state: 'ended', orderId: 'E1' });
  await store.placed(intent.id, 'E1');
  expect((await store.begin(asked, false)).action).toBe('ask');
});

test('WDR-02 after a minute, or after an order that failed, nothing is asked', async () => {
  const { intent } = await store.begin(asked, false);
  await store.placed(intent.id, 'W1');
  await store.endOf('W1');
  vi.advanceTimersByTime(60_000);
  const later = await store.begin(asked, false);
  expect(later.action).toBe('send');
  await store.placed(later.intent.id, 'W2');
  await store.endOf('W2', true);
  expect((await store.begin(asked, false)).action).toBe('send');
});

test('WDR-02 one that was sent again is not dropped by a tab that looked it up before', async () => {
  const { intent } = await store.begin(asked, false);
  vi.advanceTimersByTime(61_000);
  await store.resend(intent);
  await store.drop(intent);
  expect(await store.current('ana', 'withdrawal')).toMatchObject({ id: intent.id, state: 'sent' });
});

test('WDR-02 the time of an intent is that of its call, not of what was asked before it', async () => {
  const { intent } = await store.begin(asked, false);
  vi.advanceTimersByTime(50_000);
  const sent = await store.sending(intent);
  expect(sent?.sentAt).toBe(intent.sentAt + 50_000);
  vi.advanceTimersByTime(50_000);
  expect(mayStillArrive((await store.byId(intent.id)) ?? intent)).toBe(true);
});

test('WDR-02 an intent that another tab gave up before its call left is not sent', async () => {
  const { intent } = await store.begin(asked, false);
  await openTab().drop(intent);
  expect(await store.sending(intent)).toBeUndefined();
  expect(await store.current('ana', 'withdrawal')).toBeUndefined();
});

test('WDR-02 a clock that was put back holds nothing up, and a change is heard in every tab', async () => {
  const heard = vi.fn();
  openTab().subscribe(heard);
  const { intent } = await store.begin(asked, false);
  expect(heard).toHaveBeenCalled();
  await store.end(intent.id);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect((await store.begin(asked, false)).action).toBe('send');
});

test('WDR-02 what is stored names no account and no player', async () => {
  const { intent } = await store.begin(asked, false);
  expect(Object.keys(intent).sort()).toEqual([
    'amount',
    'asked',
    'id',
    'kind',
    'mark',
    'owner',
    'sentAt',
    'state',
  ]);
});

const good: StoredIntent = {
  id: 'i1',
  kind: 'withdrawal',
  owner: 'ana',
  mark: 'a',
  amount: '400000',
  sentAt: 0,
  state: 'sent',
};
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
])('WDR-02 the broken record %j reads as empty', async (broken) => {
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
  'WDR-02 one that is %s is known after %s ms, and forgotten after %s ms',
  async (state, known, gone) => {
    const { intent } = await store.begin(asked, false);
    if (state !== 'sent') await store.placed(intent.id, 'W1', state === 'ended');
    vi.advanceTimersByTime(known);
    expect((await store.byId(intent.id))?.state).toBe(state);
    vi.advanceTimersByTime(gone - known);
    expect(await store.byId(intent.id)).toBeUndefined();
  },
);

test('WDR-01 WDR-02 whose and which requests count: each step sees those of the same player and kind alone', async () => {
  const others = [
    { ...asked, owner: 'eva' },
    { ...asked, kind: 'deposit' as const },
  ];
  for (const other of others) {
    stored = undefined;
    const foreign = (await store.begin(other, false)).intent;
    expect(await store.current(asked.owner, asked.kind)).toBeUndefined();
    const own = (await store.begin(asked, false)).intent;
    expect((await store.resend(own)).action).toBe('send');
    await store.placed(own.id, 'W1');
    await store.placed(foreign.id, 'W2');
    expect((await store.begin({ ...asked, mark: 'b' }, false)).action).toBe('send');
    expect((await store.byId(own.id))?.state).toBe('ended');
    expect((await store.byId(foreign.id))?.state).toBe('placed');
  }
});

test('WDR-02 one that is sent again waits for another without an answer', async () => {
  const { intent } = await store.begin(asked, false);
  await store.drop(intent);
  const other = await store.begin({ ...asked, mark: 'b' }, false);
  expect(await store.resend(intent)).toMatchObject({ action: 'wait', intent: { id: other.intent.id } });
  expect(await store.byId(intent.id)).toBeUndefined();
});

test('DEP-06 of several equal ones the latest goes on', async () => {
  const { intent } = await store.begin(asked, false);
  await store.placed(intent.id, 'W1', true);
  const later = await store.begin(asked, true);
  await store.placed(later.intent.id, 'W2');
  expect(await store.begin(asked, false)).toMatchObject({ action: 'send', intent: { id: later.intent.id } });
});
