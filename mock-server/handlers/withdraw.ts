import type { WithdrawOrder } from '../../src/api/generated/contract.schemas.ts';
import type { WithdrawHandlers } from '../generated/handlers.ts';
import type { Lang } from '../texts/text-types.ts';
import { masked } from '../world/core/masked.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import type { WithdrawOrderRow } from '../world/tables/withdraw-rows.ts';
import { createWithdrawal } from '../world/withdraw/withdraw-create.ts';
import { withdrawMethods } from '../world/withdraw/withdraw-methods.ts';
import { withdrawalsOf } from '../world/withdraw/withdraw-orders.ts';
import { playerIdOf } from './call.ts';
import { isoTime } from './player-wire.ts';
import { methodTermsOnWire, reasonText } from './recharge-wire.ts';

/** A withdrawal as the contract writes it; the account is masked (APP-10). */
function withdrawalOnWire(order: WithdrawOrderRow, lang: Lang): WithdrawOrder {
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

/** Money out: methods, orders, and the order itself (WDR-01). */
export const withdrawHandlers: WithdrawHandlers = {
  withdrawPaymentMethods: (input, { lang }) =>
    withdrawMethods(input.country).map((method) => methodTermsOnWire(method, lang)),
  withdrawCreate: (input, call) => {
    const amount = toMinor(input.amount);
    const { id, fee } = createWithdrawal(call.world, playerIdOf(call), { ...input, amount });
    return { id, fee: toMajor(fee) };
  },
  withdrawOrders: (input, call) => {
    const page = withdrawalsOf(call.world, playerIdOf(call), input);
    return { ...page, list: page.list.map((order) => withdrawalOnWire(order, call.lang)) };
  },
};
