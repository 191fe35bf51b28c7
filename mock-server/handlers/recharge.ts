import {
  getRechargeCreateRechargeOrderMockHandler,
  getRechargeOrdersMockHandler,
  getRechargePrepayMockHandler,
  getRechargeQueryPayMockHandler,
  getRechargeUscMockHandler,
  getRechargeV2CreateRechargeOrderMockHandler,
} from '../generated/recharge/recharge.msw.ts';
import {
  RechargeCreateRechargeOrderBody,
  RechargeCreateRechargeOrderResponse,
  RechargeOrdersBody,
  RechargeOrdersResponse,
  RechargePrepayBody,
  RechargePrepayResponse,
  RechargeQueryPayBody,
  RechargeQueryPayResponse,
  RechargeUscBody,
  RechargeUscResponse,
  RechargeV2CreateRechargeOrderBody,
  RechargeV2CreateRechargeOrderResponse,
} from '../generated/recharge/recharge.zod.ts';
import { createRechargeOrder, type RechargeIntent } from '../world/recharge/recharge-create.ts';
import { orderOf, ordersOf, rechargeCount } from '../world/recharge/recharge-orders.ts';
import { prepay } from '../world/recharge/recharge-prepay.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import { type Call, type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { orderOnWire, prepayStepOnWire } from './recharge-wire.ts';
import { returnOriginOf } from './return-origin.ts';

function create(call: Call<Omit<RechargeIntent, 'amount'> & { amount: number }>): {
  id: string;
  fee: number;
} {
  const { amount, ...intent } = call.body;
  const order = createRechargeOrder(call.world, playerIdOf(call), { ...intent, amount: toMinor(amount) });
  return { id: order.id, fee: toMajor(order.fee) };
}

/** Deposit orders from the first tap to the outcome. */
export const rechargeCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'rechargeCreateRechargeOrder',
    body: RechargeCreateRechargeOrderBody,
    answer: RechargeCreateRechargeOrderResponse,
    plug: getRechargeCreateRechargeOrderMockHandler,
    run: create,
  }),
  defineCall({
    operationId: 'rechargeV2CreateRechargeOrder',
    body: RechargeV2CreateRechargeOrderBody,
    answer: RechargeV2CreateRechargeOrderResponse,
    plug: getRechargeV2CreateRechargeOrderMockHandler,
    run: create,
  }),
  defineCall({
    operationId: 'rechargePrepay',
    body: RechargePrepayBody,
    answer: RechargePrepayResponse,
    plug: getRechargePrepayMockHandler,
    run: (call) => {
      const step = prepay(call.world, playerIdOf(call), {
        ...call.body,
        returnOrigin: returnOriginOf(call.request),
      });
      return prepayStepOnWire(step, call);
    },
  }),
  defineCall({
    operationId: 'rechargeQueryPay',
    body: RechargeQueryPayBody,
    answer: RechargeQueryPayResponse,
    plug: getRechargeQueryPayMockHandler,
    run: (call) => orderOnWire(orderOf(call.world, playerIdOf(call), call.body.id), call.lang),
  }),
  defineCall({
    operationId: 'rechargeOrders',
    body: RechargeOrdersBody,
    answer: RechargeOrdersResponse,
    plug: getRechargeOrdersMockHandler,
    run: (call) => {
      const page = ordersOf(call.world, playerIdOf(call), call.body);
      return { ...page, list: page.list.map((order) => orderOnWire(order, call.lang)) };
    },
  }),
  defineCall({
    operationId: 'rechargeUsc',
    body: RechargeUscBody,
    answer: RechargeUscResponse,
    plug: getRechargeUscMockHandler,
    run: (call) => ({ count: rechargeCount(call.world, playerIdOf(call)) }),
  }),
];
