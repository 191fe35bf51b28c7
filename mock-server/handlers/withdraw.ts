import {
  getWithdrawCreateMockHandler,
  getWithdrawOrdersMockHandler,
  getWithdrawPaymentMethodsMockHandler,
} from '../generated/withdraw/withdraw.msw.ts';
import {
  WithdrawCreateBody,
  WithdrawCreateResponse,
  WithdrawOrdersBody,
  WithdrawOrdersResponse,
  WithdrawPaymentMethodsBody,
  WithdrawPaymentMethodsResponse,
} from '../generated/withdraw/withdraw.zod.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import { createWithdrawal } from '../world/withdraw/withdraw-create.ts';
import { withdrawMethods } from '../world/withdraw/withdraw-methods.ts';
import { withdrawalsOf } from '../world/withdraw/withdraw-orders.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { withdrawalOnWire, withdrawMethodOnWire } from './withdraw-wire.ts';

/** Money out: ways, orders, and the order itself (WDR-01). */
export const withdrawCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'withdrawPaymentMethods',
    body: WithdrawPaymentMethodsBody,
    answer: WithdrawPaymentMethodsResponse,
    plug: getWithdrawPaymentMethodsMockHandler,
    run: ({ body, lang }) =>
      withdrawMethods(body.country).map((method) => withdrawMethodOnWire(method, lang)),
  }),
  defineCall({
    operationId: 'withdrawCreate',
    body: WithdrawCreateBody,
    answer: WithdrawCreateResponse,
    plug: getWithdrawCreateMockHandler,
    run: (call) => {
      const amount = toMinor(call.body.amount);
      const { id, fee } = createWithdrawal(call.world, playerIdOf(call), { ...call.body, amount });
      return { id, fee: toMajor(fee) };
    },
  }),
  defineCall({
    operationId: 'withdrawOrders',
    body: WithdrawOrdersBody,
    answer: WithdrawOrdersResponse,
    plug: getWithdrawOrdersMockHandler,
    run: (call) => {
      const page = withdrawalsOf(call.world, playerIdOf(call), call.body);
      return { ...page, list: page.list.map((order) => withdrawalOnWire(order, call.lang)) };
    },
  }),
];
