import type {
  WithdrawMethod,
  WithdrawOrder,
  WithdrawToAccount,
} from '../../api/generated/contract.schemas.ts';
import { withdrawCreate, withdrawOrders } from '../../api/generated/withdraw.ts';
import { markOf } from '../../lib/intent-id.ts';
import { type Minor, toAmount } from '../../lib/money.ts';
import { findOrder, LOOK_UP } from '../../money/find-order.ts';
import type { StoredIntent } from '../../money/intent-store.ts';
import { type Result, resultOf } from '../../money/result.ts';
import { STATUS_FAILED } from '../../session/order-status.ts';

/** An account as the player typed it, in the form its method asks for. */
export type TypedPayee = Pick<WithdrawToAccount, 'account' | 'bankCode' | 'accountType' | 'taxId' | 'holder'>;

/** An account that was paid before, as far as the server shows it: its number and its holder are masked. */
export type SavedPayee = WithdrawOrder['payee'] & Pick<WithdrawOrder, 'account' | 'paymentMethod'>;

/** What the player asks for. */
export interface WithdrawRequest {
  method: WithdrawMethod;
  amount: Minor;
  payee: TypedPayee | SavedPayee;
}

/** An order as far as the answer to its creation says it; the list of orders says the rest. */
export type PlacedOrder = Pick<WithdrawOrder, 'id' | 'amount' | 'fee' | 'paymentMethod'> &
  Partial<Pick<WithdrawOrder, 'status'>>;

/** Makes the order of an intent, or gets the one made before from it. @throws CallError as resultOf */
export async function createWithdrawal(
  { method, payee, ...request }: WithdrawRequest,
  intentId: string,
): Promise<Result<PlacedOrder>> {
  const { payChannel, code: paymentMethod } = method;
  const terms = { amount: toAmount(request.amount), payChannel, paymentMethod, intentId };
  const body = 'id' in payee ? { ...terms, payeeId: payee.id } : { ...terms, ...payee };
  const created = await resultOf(withdrawCreate(body));
  if (created.outcome !== 'accepted') return created;
  const { id, fee } = created.value;
  return { outcome: 'accepted', value: { id, fee, amount: terms.amount, paymentMethod } };
}

/** Takes an order back while it is in review (WDR-03). @throws CallError as resultOf */
export const cancelWithdrawal = (cancelOrderId: string, intentId: string): Promise<Result<{ id: string }>> =>
  resultOf(withdrawCreate({ cancelOrderId, intentId }));

/** The order of an intent whose answer got lost: null when there is none, undefined when even this is unknown. */
export async function lookUpWithdrawal(intent: StoredIntent): Promise<WithdrawOrder | null | undefined> {
  const page = await withdrawOrders({ ...LOOK_UP, intentId: intent.id }).catch(() => undefined);
  return page?.list && findOrder(page.list, intent);
}

/** The same for the order that an intent cancelled. */
export async function lookUpCancelled(intent: StoredIntent): Promise<{ id: string } | null | undefined> {
  const page = await withdrawOrders({ ...LOOK_UP, intentId: intent.id }).catch(() => undefined);
  if (!page?.list) return undefined;
  // The mark of a cancellation is that of its order.
  const own = page.list.filter(({ id, status }) => status === STATUS_FAILED && markOf(id) === intent.mark);
  const named = own.map(({ id, amount, cancelIntentId }) => ({ id, amount, intentId: cancelIntentId }));
  return findOrder(named, intent);
}
