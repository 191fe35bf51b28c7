import type { WithdrawMethod as WireMethod, WithdrawOrder } from '../generated/model/index.ts';
import type { Lang } from '../texts/text-types.ts';
import { masked } from '../world/masked.ts';
import { toMajor } from '../world/money.ts';
import type { WithdrawMethod } from '../world/withdraw-methods.ts';
import type { WithdrawOrderRow } from '../world/withdraw-rows.ts';
import { isoTime, say } from './player-wire.ts';
import { reasonText } from './recharge-wire.ts';

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

/** A way to withdraw in the player's language, in major units. */
export function withdrawMethodOnWire(method: WithdrawMethod, lang: Lang): WireMethod {
  const { kind, hint, pattern } = method.accountRule;
  return {
    code: method.code,
    name: say(lang, method.name),
    icon: method.icon,
    min: toMajor(method.min),
    max: toMajor(method.max),
    feeRate: method.feeRate,
    feeFixed: toMajor(method.feeFixed),
    routing: method.routing,
    payChannel: method.payChannel,
    accountRule: { kind, hint: say(lang, hint), ...(pattern === undefined ? {} : { pattern }) },
    ...(method.banks ? { banks: [...method.banks] } : {}),
  };
}
