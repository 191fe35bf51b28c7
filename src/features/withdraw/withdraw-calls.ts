import { CallError } from '../../api/call-error.ts';
import type { WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { withdrawCreate, withdrawOrders } from '../../api/generated/withdraw/withdraw.ts';
import { toAmount } from '../../lib/money.ts';
import type { WithdrawIntent } from './withdraw-intent.ts';

/** An order as far as the answer to its creation tells; the list of orders tells the rest. */
export type PlacedOrder = Pick<WithdrawOrder, 'id' | 'amount' | 'fee' | 'paymentMethod'>;

/** Why the server would not; `field` names what to put right. */
export interface WithdrawRefusal {
  message: string;
  field?: string | undefined;
  code?: string | undefined;
}

/** What came of the call: a yes, a no to be shown in its place, or nothing that can be relied on. */
export type Told =
  | { told: 'yes'; order: PlacedOrder }
  | { told: 'no'; refusal: WithdrawRefusal }
  | { told: 'nothing' };

/**
 * Makes the order of an intent, or gets the one made before from it. Keeps "unknown" apart from "no".
 * @throws CallError what is neither: a 401, a 400 or a 429, to be told by the error catalogue of spec point 8
 */
export async function createWithdrawal(intent: WithdrawIntent): Promise<Told> {
  const { id: intentId, method, account, bankCode, holder } = intent;
  const amount = toAmount(intent.amount);
  const { payChannel, code: paymentMethod } = method;
  const payee = { account, ...(bankCode && { bankCode }), ...(holder && { holder }) };
  try {
    const { id, fee } = await withdrawCreate({ amount, payChannel, paymentMethod, intentId, ...payee });
    // A guest's answer is empty (NET-08).
    if (id === undefined) return { told: 'nothing' };
    return { told: 'yes', order: { id, fee, amount, paymentMethod } };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.isUnknown) return { told: 'nothing' };
    if (error.kind !== 'refused') throw error;
    const { message, field, code } = error;
    return { told: 'no', refusal: { message, field, code } };
  }
}

/** The order of an intent whose answer got lost: null when there is none, undefined when even this is unknown. */
export async function findWithdrawal(intentId: string): Promise<WithdrawOrder | null | undefined> {
  const page = await withdrawOrders({ pageNum: 1, pageSize: 1, intentId }).catch(() => undefined);
  return page?.list && (page.list[0] ?? null);
}
