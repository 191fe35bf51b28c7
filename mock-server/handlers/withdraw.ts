import type { WithdrawOrder, WithdrawPayee } from '@copihue/contract/types';
import type { WithdrawHandlers } from '../generated/handlers.ts';
import type { Lang } from '../texts/text-types.ts';
import { masked } from '../world/core/masked.ts';
import { mapPage } from '../world/core/pages.ts';
import type { World } from '../world/core/world.ts';
import { pageOfOrders } from '../world/orders/order-query.ts';
import { playerById } from '../world/players/players.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import type { WithdrawOrderRow } from '../world/tables/recharge-rows.ts';
import { createWithdrawal, payeeIdOf } from '../world/withdraw/withdraw-create.ts';
import { withdrawMethods } from '../world/withdraw/withdraw-methods.ts';
import { cancelWithdrawal } from '../world/withdraw/withdraw-settle.ts';
import { isoTime } from './player-wire.ts';
import { methodTermsOnWire, orderTermsOnWire } from './recharge-wire.ts';

/** Only the fields that the method asks for; the holder is masked (APP-10). */
function payeeOnWire(world: World, order: WithdrawOrderRow, lang: Lang): WithdrawPayee {
  const { accountRule, banks } = methodOf(world, order) ?? {};
  const bank = banks?.find(({ code }) => code === order.bankCode)?.name;
  const types = accountRule?.fields?.find(({ name }) => name === 'accountType')?.options;
  const accountType = types?.find(({ code }) => code === order.accountType)?.name;
  return {
    id: payeeIdOf(world, order),
    ...(bank !== undefined && { bank }),
    ...(accountType && { accountType: accountType[lang] }),
    ...(order.taxId !== null && { taxId: masked(order.taxId) }),
    ...(order.holder !== null && { holder: masked(order.holder) }),
  };
}

const methodOf = (world: World, { playerId, paymentMethod }: WithdrawOrderRow) =>
  withdrawMethods(playerById(world, playerId).country).find(({ code }) => code === paymentMethod);

function withdrawalOnWire(world: World, order: WithdrawOrderRow, lang: Lang): WithdrawOrder {
  return {
    ...orderTermsOnWire(order, lang),
    ...(order.cancelIntentId !== null && { cancelIntentId: order.cancelIntentId }),
    account: masked(order.account),
    payee: payeeOnWire(world, order, lang),
    timeline: order.timeline.map(({ step, at }) => ({ step, at: isoTime(at) })),
  };
}

export const withdrawHandlers: WithdrawHandlers = {
  withdrawPaymentMethods: ({ country }, { lang }) =>
    withdrawMethods(country).map((method) => methodTermsOnWire(method, lang)),
  withdrawCreate: (input, { world, playerId }) => {
    if ('cancelOrderId' in input) return { id: cancelWithdrawal(world, playerId, input).id, fee: 0 };
    const { id, fee } = createWithdrawal(world, playerId, { ...input, amount: toMinor(input.amount) });
    return { id, fee: toMajor(fee) };
  },
  withdrawOrders: (input, { world, playerId, lang }) =>
    mapPage(pageOfOrders(world, world.state.withdrawals, playerId, input), (order) =>
      withdrawalOnWire(world, order, lang),
    ),
};
