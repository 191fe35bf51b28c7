import type { CreatedOrder, RechargeOrderRequest } from '@copihue/contract/types';
import type { RechargeHandlers } from '../generated/handlers.ts';
import { returnOriginOf } from '../http/cors.ts';
import { BONUS_DAYS, WAGER_TIMES } from '../world/bonus/bonus-grants.ts';
import { mapPage } from '../world/core/pages.ts';
import { nextTier } from '../world/new-user/new-user-rewards.ts';
import { pageOfOrders } from '../world/orders/order-query.ts';
import { playerById } from '../world/players/players.ts';
import { depositMethods } from '../world/recharge/payment-methods.ts';
import { createRechargeOrder } from '../world/recharge/recharge-create.ts';
import { depositActivities, recommendedAmounts } from '../world/recharge/recharge-offers.ts';
import { orderOf, rechargeCount } from '../world/recharge/recharge-orders.ts';
import { prepay } from '../world/recharge/recharge-prepay.ts';
import { inMajor, toMajor, toMinor } from '../world/tables/money.ts';
import type { Call } from './call.ts';
import { isoTime } from './player-wire.ts';
import { methodOnWire, orderOnWire, prepayStepOnWire } from './recharge-wire.ts';

function create(input: RechargeOrderRequest & { routing?: string }, { world, playerId }: Call): CreatedOrder {
  const { id, fee } = createRechargeOrder(world, playerId, { ...input, amount: toMinor(input.amount) });
  return { id, fee: toMajor(fee) };
}

export const rechargeHandlers: RechargeHandlers = {
  rechargeCreateRechargeOrder: create,
  rechargeV2CreateRechargeOrder: create,
  rechargePrepay: (input, call) => {
    const { world, playerId, request, knownOrigins } = call;
    const prepayment = { ...input, returnOrigin: returnOriginOf(request), knownOrigins };
    return prepayStepOnWire(prepay(world, playerId, prepayment), call);
  },
  rechargeQueryPay: ({ id }, { world, playerId, lang }) => orderOnWire(orderOf(world, playerId, id), lang),
  rechargeOrders: (input, { world, playerId, lang }) =>
    mapPage(pageOfOrders(world, world.state.orders, playerId, input), (order) => orderOnWire(order, lang)),
  rechargeUsc: (_input, { world, playerId }) => ({ count: rechargeCount(world, playerId) }),
  rechargePaymentMethods: ({ country }, { lang }) =>
    depositMethods(country).map((method) => methodOnWire(method, lang)),
  rechargeGetRecommendConfigs: (_input, { world, playerId, lang }) => {
    const { country } = playerById(world, playerId);
    return recommendedAmounts(country, nextTier(world, playerId)).map(({ amount, bonus, tag }) => ({
      ...inMajor({ amount, bonus }),
      ...(bonus > 0 && { wagerTimes: WAGER_TIMES, validDays: BONUS_DAYS }),
      tag: tag[lang],
    }));
  },
  rechargeDepositActivity: ({ country }, { world, lang }) =>
    depositActivities(world, country).map(({ title, terms, minAmount, maxBonus, expiresAt, ...offer }) => ({
      ...offer,
      ...inMajor({ minAmount, maxBonus }),
      title: title[lang],
      terms: terms[lang],
      validDays: BONUS_DAYS,
      expiresAt: isoTime(expiresAt),
      isRenewed: true,
    })),
};
