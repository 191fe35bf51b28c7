import type {
  WithdrawMethod,
  WithdrawOrder,
  WithdrawToAccount,
} from '../../api/generated/contract.schemas.ts';
import { withdrawCreate, withdrawOrders } from '../../api/generated/withdraw.ts';
import type { App } from '../../lib/app.ts';
import { type Minor, toAmount } from '../../lib/money.ts';
import { lookUp, pageOf } from '../../money/find-order.ts';
import type { StoredIntent } from '../../money/intent-store.ts';
import { type Result, resultOf } from '../../money/result.ts';
import { STATUS_FAILED } from '../../session/order-status.ts';

export type TypedPayee = Pick<WithdrawToAccount, 'account' | 'bankCode' | 'accountType' | 'taxId' | 'holder'>;

export type SavedPayee = WithdrawOrder['payee'] & Pick<WithdrawOrder, 'account' | 'paymentMethod'>;

export interface WithdrawRequest {
  method: WithdrawMethod;
  amount: Minor;
  payee: TypedPayee | SavedPayee;
}

/** The answer to a creation contains only this; the list of orders has the rest. */
export type PlacedOrder = Pick<WithdrawOrder, 'id' | 'amount' | 'fee' | 'paymentMethod'> &
  Partial<Pick<WithdrawOrder, 'status'>>;

/** Creates the order of an intent, or returns the one that this intent created before. @throws CallError as resultOf */
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

/** Cancels an order in review (WDR-03). @throws CallError as resultOf */
export const cancelWithdrawal = (cancelOrderId: string, intentId: string): Promise<Result<{ id: string }>> =>
  resultOf(withdrawCreate({ cancelOrderId, intentId }));

export const lookUpWithdrawal = (app: App, intent: StoredIntent) =>
  lookUp(app, intent, withdrawOrders(pageOf(intent)));

export function lookUpCancelled(app: App, intent: StoredIntent) {
  // The mark of a cancellation is its order's id.
  const isOwn = ({ id, status }: WithdrawOrder) => status === STATUS_FAILED && id === intent.mark;
  const cancelled = withdrawOrders(pageOf(intent)).then(({ list }) => ({
    list: list
      ?.filter(isOwn)
      .map(({ id, amount, cancelIntentId }) => ({ id, amount, intentId: cancelIntentId })),
  }));
  return lookUp(app, intent, cancelled);
}
