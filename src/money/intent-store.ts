import { getUserGetUserInfoQueryOptions } from '../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../api/query-client.ts';
import { REQUEST_TIMEOUT_MS } from '../config/constants.ts';
import { type App, appState } from '../lib/app.ts';
import { deviceMark } from '../lib/device-mark.ts';
import { changeRecord, onRecordChanged, readRecord } from '../lib/device-records.ts';
import { newIntentId } from '../lib/intent-id.ts';
import { createListeners } from '../lib/listen.ts';
import type { Minor } from '../lib/money.ts';
import { phoneNow } from '../lib/phone-now.ts';
import { currentEpoch } from '../session/session-store.ts';

/** A cancellation takes a withdrawal back. */
export type OrderKind = 'deposit' | 'withdrawal' | 'cancellation' | 'packet';

/** A player's request for one money order, as the device stores it. It contains no account number. */
export interface StoredIntent {
  /** The idempotency key: every repeat has the same one, so that the server makes one order (DEP-06, WDR-01). */
  id: string;
  kind: OrderKind;
  /** Mark of the player: nobody else on this device sees the intent. */
  owner: string;
  /** Mark of the request, to recognize a repeat. */
  mark: string;
  /** The whole payment or withdrawal, as shown. Minor units, in digits: not every device stores a bigint. */
  amount: string;
  /** The order's amount without a fee on top, for a look-up; earlier releases lack it. */
  asked?: string;
  /** Time of the call, ms since 1970. */
  sentAt: number;
  /** `sent`: answer unknown. `placed`: its order exists. `ended`: kept a minute to recognize repeats. */
  state: 'sent' | 'placed' | 'ended';
  orderId?: string;
}

export type NewIntent = Pick<StoredIntent, 'owner' | 'kind' | 'mark'> & { amount: Minor; asked: Minor };

export interface Begun {
  action: 'send' | 'wait' | 'confirm';
  intent: StoredIntent;
}

export interface IntentRecord {
  read: () => Promise<unknown>;
  change: (next: (before: unknown) => readonly StoredIntent[]) => Promise<readonly StoredIntent[]>;
  onChanged: (listener: () => void) => () => void;
}

export type IntentStore = ReturnType<typeof createIntentStore>;

/** In ms: the player must confirm the same request within this time. */
const REPEAT_MS = 60_000;
const STORED_AT_MOST_MS = 30 * 24 * 60 * 60_000;

/** The absolute difference: a clock that was put back must not delay a request. */
const isWithin = (ms: number, sentAt: number) => Math.abs(phoneNow() - sentAt) < ms;

/** True while the call of an intent may still be under way, unseen by this page. */
export const mayStillArrive = ({ sentAt }: StoredIntent): boolean => isWithin(REQUEST_TIMEOUT_MS, sentAt);

const KINDS: readonly unknown[] = ['deposit', 'withdrawal', 'cancellation', 'packet'] satisfies OrderKind[];
const STATES: readonly unknown[] = ['sent', 'placed', 'ended'] satisfies StoredIntent['state'][];

function isIntent(value: unknown): value is StoredIntent {
  if (typeof value !== 'object' || value === null) return false;
  const field = (name: keyof StoredIntent): unknown => Reflect.get(value, name);
  const isText = (name: keyof StoredIntent) => typeof field(name) === 'string';
  return (
    isText('id') &&
    isText('owner') &&
    isText('mark') &&
    /^\d+$/.test(String(field('amount'))) &&
    (field('asked') === undefined || /^\d+$/.test(String(field('asked')))) &&
    Number.isFinite(field('sentAt')) &&
    KINDS.includes(field('kind')) &&
    STATES.includes(field('state')) &&
    (field('orderId') === undefined || isText('orderId'))
  );
}

const intentsIn = (value: unknown): StoredIntent[] =>
  (Array.isArray(value) ? value.filter(isIntent) : []).filter(({ state, sentAt }) =>
    isWithin(state === 'ended' ? REPEAT_MS : STORED_AT_MOST_MS, sentAt),
  );

export function createIntentStore(record: IntentRecord) {
  const { add, notify } = createListeners();
  record.onChanged(notify);
  const read = async () => intentsIn(await record.read());
  const change = async (next: (intents: StoredIntent[]) => readonly StoredIntent[]) => {
    await record.change((before) => next(intentsIn(before)));
    notify();
  };
  const update = (id: string, part: Partial<StoredIntent>) =>
    change((intents) => intents.map((intent) => (intent.id === id ? { ...intent, ...part } : intent)));

  return {
    /** The latest that is not over: one that ended may be stored before it. */
    current: async (owner: string, kind: OrderKind) =>
      (await read()).findLast(
        (intent) => intent.owner === owner && intent.kind === kind && intent.state !== 'ended',
      ),
    byId: async (id: string) => (await read()).find((intent) => intent.id === id),
    /**
     * Stores a request before its call is sent; at most one of a kind is without an answer. An equal request keeps the
     * key of a placed one, and must be confirmed within a minute of one that ended.
     * @param isRepeat the player confirmed it
     */
    async begin({ owner, kind, mark, amount, asked }: NewIntent, isRepeat: boolean): Promise<Begun> {
      const fresh: StoredIntent = {
        id: newIntentId(),
        kind,
        owner,
        mark,
        amount: String(amount),
        asked: String(asked),
        sentAt: phoneNow(),
        state: 'sent',
      };
      let begun: Begun = { action: 'send', intent: fresh };
      await change((intents) => {
        const own = intents.filter((intent) => intent.owner === owner && intent.kind === kind);
        const same = own.findLast((intent) => intent.mark === mark);
        const unanswered = own.find(({ state }) => state === 'sent');
        if (unanswered) begun = { action: 'wait', intent: unanswered };
        else if (same?.state === 'placed' && !isRepeat) begun = { action: 'send', intent: same };
        else if (same && !isRepeat) begun = { action: 'confirm', intent: same };
        if (begun.intent !== fresh) return intents;
        const others = intents.map((intent) =>
          own.includes(intent) ? { ...intent, state: 'ended' as const } : intent,
        );
        return [...others, fresh];
      });
      return begun;
    },
    /** The call is sent now. @returns undefined when another tab dropped the intent: nothing may be sent */
    async sending(intent: StoredIntent): Promise<StoredIntent | undefined> {
      let sent: StoredIntent | undefined;
      await change((intents) =>
        intents.map((stored) => {
          if (stored.id !== intent.id) return stored;
          sent = { ...stored, sentAt: phoneNow() };
          return sent;
        }),
      );
      return sent;
    },
    async resend(intent: StoredIntent): Promise<Begun> {
      const sent: StoredIntent = { ...intent, state: 'sent', sentAt: phoneNow() };
      let begun: Begun = { action: 'send', intent: sent };
      await change((intents) => {
        const others = intents.filter(({ id }) => id !== intent.id);
        const unanswered = others.find(
          ({ owner, kind, state }) => owner === intent.owner && kind === intent.kind && state === 'sent',
        );
        if (!unanswered) return [...others, sent];
        begun = { action: 'wait', intent: unanswered };
        return intents;
      });
      return begun;
    },
    /**
     * Stores that the order of an intent exists, unless the intent ended meanwhile: two tabs may find the same order.
     * @param isOver ends the intent in the same step, because a page may be left at any moment
     */
    placed: (id: string, orderId: string, isOver = false) =>
      change((intents) =>
        intents.map((intent) =>
          intent.id === id && intent.state !== 'ended'
            ? { ...intent, state: isOver ? 'ended' : 'placed', orderId }
            : intent,
        ),
      ),
    end: (id: string) => update(id, { state: 'ended' }),
    /** Ends the intent of an order. After a failed order the player may repeat the request without a question. */
    async endOf(orderId: string, hasFailed = false): Promise<void> {
      const intent = (await read()).find((one) => one.orderId === orderId);
      if (intent && hasFailed) await change((intents) => intents.filter(({ id }) => id !== intent.id));
      else if (intent?.state === 'placed') await update(intent.id, { state: 'ended' });
    },
    /** Drops an intent that the server refused or never got. An intent that was sent again meanwhile stays. */
    drop: ({ id, sentAt }: StoredIntent) =>
      change((intents) => intents.filter((intent) => intent.id !== id || intent.sentAt !== sentAt)),
    subscribe: add,
  };
}

/** Not in local storage, whose keys are a fixed list (APP-07). */
export const deviceIntents = appState((app) =>
  createIntentStore({
    read: () => readRecord(app, 'intents'),
    change: (next) => changeRecord(app, 'intents', next),
    onChanged: (listener) => onRecordChanged(app, 'intents', listener),
  }),
);

/** Mark of the present player. @throws when the server does not say who it is, or the session changed */
export async function currentOwner(app: App): Promise<string> {
  const epoch = currentEpoch(app);
  const { username } = await queryClientOf(app).ensureQueryData(getUserGetUserInfoQueryOptions({}));
  if (epoch !== currentEpoch(app) || !username) throw new Error('There is no such session any more.');
  return deviceMark(app, username);
}
