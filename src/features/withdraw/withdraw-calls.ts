import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { withdrawCreate } from '../../api/generated/withdraw/withdraw-create.ts';
import { withdrawOrders } from '../../api/generated/withdraw/withdraw-orders.ts';
import { type Minor, toAmount } from '../../lib/money.ts';
import { type Result, resultOf } from '../../money/result.ts';

/** What the player asks for. */
export interface WithdrawRequest {
  method: WithdrawMethod;
  amount: Minor;
  account: string;
  bankCode?: string;
  holder?: string;
}

/** An order as far as the answer to its creation says it; the list of orders says the rest. */
export type PlacedOrder = Pick<WithdrawOrder, 'id' | 'amount' | 'fee' | 'paymentMethod'> &
  Partial<Pick<WithdrawOrder, 'status'>>;

/** Makes the order of an intent, or gets the one made before from it. @throws CallError as resultOf */
export async function createWithdrawal(
  { method, account, bankCode, holder, ...request }: WithdrawRequest,
  intentId: string,
): Promise<Result<PlacedOrder>> {
  const amount = toAmount(request.amount);
  const { payChannel, code: paymentMethod } = method;
  const payee = { account, ...(bankCode && { bankCode }), ...(holder && { holder }) };
  const created = await resultOf(withdrawCreate({ amount, payChannel, paymentMethod, intentId, ...payee }));
  if (created.outcome !== 'accepted') return created;
  const { id, fee } = created.value;
  return { outcome: 'accepted', value: { id, fee, amount, paymentMethod } };
}

/** The order of an intent whose answer got lost: null when there is none, undefined when even this is unknown. */
export async function findWithdrawal(intentId: string): Promise<WithdrawOrder | null | undefined> {
  const page = await withdrawOrders({ pageNum: 1, pageSize: 1, intentId }).catch(() => undefined);
  return page?.list && (page.list[0] ?? null);
}
