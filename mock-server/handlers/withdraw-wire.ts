import type { WithdrawMethod as WireMethod, WithdrawOrder } from '../generated/model/index.ts';
import type { Lang } from '../texts/text-types.ts';
import { masked } from '../world/core/masked.ts';
import type { MethodTerms } from '../world/recharge/method-terms.ts';
import { toMajor } from '../world/tables/money.ts';
import type { WithdrawOrderRow } from '../world/tables/withdraw-rows.ts';
import { isoTime } from './player-wire.ts';
import { methodTermsOnWire, reasonText } from './recharge-wire.ts';

/** A withdrawal as the contract writes it; the account is masked (APP-10). */
export function withdrawalOnWire(order: WithdrawOrderRow, lang: Lang): WithdrawOrder {
  const { id, payChannel, routing, paymentMethod, status } = order;
  return {
    id,
    amount: toMajor(order.amount),
    fee: toMajor(order.fee),
    payChannel,
    routing,
    paymentMethod,
    account: masked(order.account),
    status,
    reason: reasonText(order.reason, lang),
    createdAt: isoTime(order.createdAt),
  };
}

/** A way to withdraw as the contract writes it. */
export function withdrawMethodOnWire(method: MethodTerms, lang: Lang): WireMethod {
  return methodTermsOnWire(method, lang);
}
