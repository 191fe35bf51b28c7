import type { PaymentMethod } from '../../api/generated/contract.schemas.ts';
import { newIntentId } from '../../lib/intent-id.ts';
import type { Minor } from '../../lib/money.ts';
import type { MemoryPort } from './deposit-memory.ts';

/** What the player asked for with a tap on Pay. */
export interface DepositIntent {
  /** The same for every repeat of this wish, so that the server makes one order of it (DEP-06). */
  id: string;
  amount: Minor;
  method: PaymentMethod;
  activityId?: string;
  account?: string;
  bankCode?: string;
}

export type DepositWish = Omit<DepositIntent, 'id'>;

export interface DepositIntents {
  /**
   * The key of a wish, kept until its order is final, over reloads too. Account and bank are no part of it: putting
   * them right after a refusal pays the same order. Another amount, method or offer is another deposit.
   */
  idFor: (wish: DepositWish) => string;
  /** The order that was made of a wish. */
  noteOrder: (intentId: string, orderId: string) => void;
  /** The next tap on Pay is a new deposit. */
  end: () => void;
  /** The same, when the current wish is about this order: it has come to its end, wherever the player is by now. */
  endOf: (orderId: string) => void;
}

/** The wishes of one tab. */
export function createIntents(memory: MemoryPort): DepositIntents {
  const end = () => memory.change({ intent: undefined });
  return {
    idFor({ amount, method, activityId }) {
      const choice = [amount, method.code, activityId ?? ''].join(' ');
      const { intent: kept } = memory.read();
      if (kept?.choice === choice) return kept.id;
      const intent = { id: newIntentId(), choice };
      memory.change({ intent });
      return intent.id;
    },
    noteOrder(intentId, orderId) {
      const { intent } = memory.read();
      if (intent?.id === intentId) memory.change({ intent: { ...intent, orderId } });
    },
    end,
    endOf(orderId) {
      if (memory.read().intent?.orderId === orderId) end();
    },
  };
}
