import type { CreatedOrder, RechargeOrderRequest } from '@copihue/contract/types';
import type { RechargeHandlers } from '../generated/handlers.ts';
import { returnOriginOf } from '../http/cors.ts';
import { BONUS_DAYS, WAGER_TIMES } from '../world/bonus/bonus-grants.ts';
import { nextTier } from '../world/new-user/new-user-rewards.ts';
import { pageOfOrders } from '../world/orders/order-query.ts';
import { playerById } from '../world/players/players.ts';
import { depositMethods } from '../world/recharge/payment-methods.ts';
import { createRechargeOrder } from '../world/recharge/recharge-create.ts';
import { depositActivities, recommendedAmounts } from '../world/recharge/recharge-offers.ts';
import { orderOf, rechargeCount } from '../world/recharge/recharge-orders.ts';
import { prepay } from '../world/recharge/recharge-prepay.ts';
import { inMajor, toMajor, toMinor } from '../world/tables/money.ts';
import { type Call, playerIdOf } from './call.ts';
import { isoTime, localize } from './player-wire.ts';
import { methodOnWire, orderOnWire, prepayStepOnWire } from './recharge-wire.ts';

function create(
  { amount, ...intent }: RechargeOrderRequest & { routing?: string },
  call: Call,
): CreatedOrder {
  const order = createRechargeOrder(call.world, playerIdOf(call), { ...intent, amount: toMinor(amount) });
  return { id: order.id, fee: toMajor(order.fee) };
}

export const rechargeHandlers: RechargeHandlers = {
  rechargeCreateRechargeOrder: create,
  rechargeV2CreateRechargeOrder: create,
  rechargePrepay: (input, call) => {
    const step = prepay(call.world, playerIdOf(call), {
      ...input,
      returnOrigin: returnOriginOf(call.request),
      knownOrigins: call.knownOrigins,
    });
    return prepayStepOnWire(step, call);
  },
  rechargeQueryPay: (input, call) => orderOnWire(orderOf(call.world, playerIdOf(call), input.id), call.lang),
  rechargeOrders: (input, call) => {
    const page = pageOfOrders(call.world, call.world.state.orders, playerIdOf(call), input);
    return { ...page, list: page.list.map((order) => orderOnWire(order, call.lang)) };
  },
  rechargeUsc: (_input, call) => ({ count: rechargeCount(call.world, playerIdOf(call)) }),
  rechargePaymentMethods: (input, call) =>
    depositMethods(input.country).map((method) => methodOnWire(method, call.lang)),
  rechargeGetRecommendConfigs: (_input, call) => {
    const { id, country } = playerById(call.world, playerIdOf(call));
    return recommendedAmounts(country, nextTier(call.world, id)).map(({ amount, bonus, tag }) => ({
      ...inMajor({ amount, bonus }),
      ...(bonus > 0 && { wagerTimes: WAGER_TIMES, validDays: BONUS_DAYS }),
      tag: localize(call.lang, tag),
    }));
  },
  rechargeDepositActivity: (input, call) =>
    depositActivities(call.world, input.country).map(
      ({ title, terms, minAmount, maxBonus, expiresAt, ...offer }) => ({
        ...offer,
        ...inMajor({ minAmount, maxBonus }),
        title: localize(call.lang, title),
        terms: localize(call.lang, terms),
        validDays: BONUS_DAYS,
        expiresAt: isoTime(expiresAt),
        isRenewed: true,
      }),
    ),
};
