import type { WithdrawMethod } from '../../api/generated/model/index.ts';
import { markOf, newIntentId } from '../../lib/intent-id.ts';
import type { Minor } from '../../lib/money.ts';
import { onSessionChange } from '../../session/session-store.ts';

/** What the player wants, as it goes to the server. */
export interface WithdrawWish {
  method: WithdrawMethod;
  amount: Minor;
  account: string;
  bankCode?: string;
  holder?: string;
}

/** A wish with its key: the same for every repeat of it, so that the server makes one order of them (WDR-01). */
export interface WithdrawIntent extends WithdrawWish {
  id: string;
}

interface KeptIntent {
  id: string;
  /** Tells whether a wish is still the same. A mark, because an account has no place in the browser's history. */
  mark: string;
}

const KEY = 'withdraw';
let current: KeptIntent | undefined;

// Device storage has a fixed list of keys (APP-07), so the key of a wish lives in the state of the history entry: it
// survives a reload, and belongs to this tab alone.
function readKept(): KeptIntent | undefined {
  const state: unknown = window.history.state;
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : undefined;
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('mark' in kept)) return undefined;
  const { id, mark } = kept;
  return typeof id === 'string' && typeof mark === 'string' ? { id, mark } : undefined;
}

function keep(kept: KeptIntent | undefined): void {
  current = kept;
  const state: unknown = window.history.state;
  const next = { ...(typeof state === 'object' ? state : {}), [KEY]: kept };
  // Not the instance's own method: the router wraps it and would take this for a navigation.
  History.prototype.replaceState.call(window.history, next, '');
}

// A key belongs to the player who asked: the next one on this page starts afresh.
onSessionChange(() => {
  current = undefined;
});

/** The key of a wish, kept until its order is final, over reloads too. Anything changed makes it another wish. */
export function intentOf(wish: WithdrawWish): WithdrawIntent {
  const { method, amount, account, bankCode = '', holder = '' } = wish;
  const mark = markOf([amount, method.code, account, bankCode, holder].join('\n'));
  const kept = current ?? readKept();
  const now = kept?.mark === mark ? kept : { id: newIntentId(), mark };
  keep(now);
  return { ...wish, id: now.id };
}

/** Key of a wish that was asked for on this page and has no end yet. */
export function keptIntentId(): string | undefined {
  return (current ?? readKept())?.id;
}

/** The order has come to its end, or the player wants another: the next wish is a new one. */
export function endIntent(): void {
  keep(undefined);
}
