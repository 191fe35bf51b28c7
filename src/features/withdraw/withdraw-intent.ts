import type { WithdrawMethod } from '../../api/generated/contract.schemas.ts';
import { markOf, newIntentId } from '../../lib/intent-id.ts';
import type { Minor } from '../../lib/money.ts';
import { readTab, writeTab } from '../../lib/tab-memory.ts';

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
  /** Tells whether a wish is still the same. A mark, because an account has no place in storage. */
  mark: string;
  /** The order that was made of it. */
  orderId?: string;
}

export interface WithdrawIntents {
  /** The wish with its key, kept until its order is final, over reloads too. Anything changed makes it another wish. */
  of: (wish: WithdrawWish) => WithdrawIntent;
  /** Key of a wish that was asked for in this tab and has no end yet. */
  keptId: () => string | undefined;
  noteOrder: (intentId: string, orderId: string) => void;
  /** The player wants another, or the key is spent: the next wish is a new one. */
  end: () => void;
  /** The same, when the current wish is about this order: it has come to its end. */
  endOf: (orderId: string) => void;
}

/** Where the key of a wish lies: a tab's storage. */
interface TabStore {
  read: () => unknown;
  write: (kept: KeptIntent | undefined) => void;
}

function keptIn(value: unknown): KeptIntent | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('mark' in value)) return undefined;
  const { id, mark } = value;
  if (typeof id !== 'string' || typeof mark !== 'string') return undefined;
  const orderId = 'orderId' in value && typeof value.orderId === 'string' ? value.orderId : undefined;
  return { id, mark, ...(orderId && { orderId }) };
}

/** The wishes of one tab. */
export function createWithdrawIntents({ read, write }: TabStore): WithdrawIntents {
  return {
    of(wish) {
      const { method, amount, account, bankCode = '', holder = '' } = wish;
      const mark = markOf([amount, method.code, account, bankCode, holder].join('\n'));
      const kept = keptIn(read());
      const now = kept?.mark === mark ? kept : { id: newIntentId(), mark };
      write(now);
      return { ...wish, id: now.id };
    },
    keptId: () => keptIn(read())?.id,
    noteOrder(intentId, orderId) {
      const kept = keptIn(read());
      if (kept?.id === intentId) write({ ...kept, orderId });
    },
    end: () => write(undefined),
    endOf(orderId) {
      if (keptIn(read())?.orderId === orderId) write(undefined);
    },
  };
}

/** The wishes of this tab. Device storage has a fixed list of keys (APP-07): they lie with what a tab remembers. */
export const withdrawIntents = createWithdrawIntents({
  read: () => readTab('withdraw'),
  write: (kept) => writeTab('withdraw', kept ?? null),
});
