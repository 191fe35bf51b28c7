import {
  getRechargeDepositActivityMockHandler,
  getRechargeGetRecommendConfigsMockHandler,
  getRechargePaymentMethodsMockHandler,
} from '../generated/recharge/recharge.msw.ts';
import {
  RechargeDepositActivityBody,
  RechargeDepositActivityResponse,
  RechargeGetRecommendConfigsBody,
  RechargeGetRecommendConfigsResponse,
  RechargePaymentMethodsBody,
  RechargePaymentMethodsResponse,
} from '../generated/recharge/recharge.zod.ts';
import { playerById } from '../world/players/players.ts';
import { depositMethods } from '../world/recharge/payment-methods.ts';
import { depositActivities, recommendedAmounts } from '../world/recharge/recharge-offers.ts';
import { toMajor } from '../world/tables/money.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { isoTime, say } from './player-wire.ts';
import { methodOnWire } from './recharge-wire.ts';

/** What a deposit can be made of: methods, amounts, offers. */
export const rechargeOfferCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'rechargePaymentMethods',
    body: RechargePaymentMethodsBody,
    answer: RechargePaymentMethodsResponse,
    plug: getRechargePaymentMethodsMockHandler,
    run: (call) => depositMethods(call.body.country).map((method) => methodOnWire(method, call.lang)),
  }),
  defineCall({
    operationId: 'rechargeGetRecommendConfigs',
    body: RechargeGetRecommendConfigsBody,
    answer: RechargeGetRecommendConfigsResponse,
    plug: getRechargeGetRecommendConfigsMockHandler,
    run: (call) =>
      recommendedAmounts(playerById(call.world, playerIdOf(call)).country).map(({ amount, bonus, tag }) => ({
        amount: toMajor(amount),
        bonus: toMajor(bonus),
        tag: say(call.lang, tag),
      })),
  }),
  defineCall({
    operationId: 'rechargeDepositActivity',
    body: RechargeDepositActivityBody,
    answer: RechargeDepositActivityResponse,
    plug: getRechargeDepositActivityMockHandler,
    run: (call) =>
      depositActivities(call.world, call.body.country).map((activity) => ({
        id: activity.id,
        title: say(call.lang, activity.title),
        terms: say(call.lang, activity.terms),
        minAmount: toMajor(activity.minAmount),
        bonusRate: activity.bonusRate,
        maxBonus: toMajor(activity.maxBonus),
        wagerTimes: activity.wagerTimes,
        expiresAt: isoTime(activity.expiresAt),
      })),
  }),
];
