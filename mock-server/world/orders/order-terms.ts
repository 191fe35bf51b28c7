import type { RefusalCode } from '../../generated/refusals.ts';
import type { TextParameters } from '../../texts/text-types.ts';
import { amountIn, currencyOf, isZeroDecimalMarket } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import type { Minor } from '../tables/money.ts';
import { type OrderRow, orderStatus } from '../tables/recharge-rows.ts';
import type { Player } from '../tables/rows.ts';
import { fitsRule } from './account-rules.ts';
import { feeOf, type MethodTerms } from './method-terms.ts';

export function methodOf<Method extends MethodTerms>(
  methods: readonly Method[],
  {
    paymentMethod,
    payChannel,
    routing,
  }: { paymentMethod: string; payChannel: string; routing?: string | undefined },
): Method {
  const method = methods.find(({ code }) => code === paymentMethod);
  if (!method) throw new Refusal('unknown-method', { field: 'paymentMethod' });
  if (method.payChannel !== payChannel) throw new Refusal('unknown-method', { field: 'payChannel' });
  if (routing !== undefined && method.routing !== routing)
    throw new Refusal('unknown-method', { field: 'routing' });
  return method;
}

export function assertAccount(
  { accountRule, banks }: MethodTerms,
  { account, bankCode }: { account?: string | undefined; bankCode?: string | null | undefined },
): void {
  if (!fitsRule(accountRule, account ?? '')) throw new Refusal('wrong-account', { field: 'account' });
  if (banks && !banks.some(({ code }) => code === bankCode))
    throw new Refusal('unknown-bank', { field: 'bankCode' });
}

export function newOrder(
  world: World,
  letter: 'R' | 'W',
  player: Player,
  method: MethodTerms,
  { amount, intentId }: { amount: Minor; intentId?: string | undefined },
): OrderRow {
  world.state.counters.order += 1;
  const day = new Date(world.now()).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    id: `${letter}${day}${String(world.state.counters.order).padStart(4, '0')}`,
    playerId: player.id,
    amount,
    fee: feeOf(method, amount, player.country),
    payChannel: method.payChannel,
    routing: method.routing,
    paymentMethod: method.code,
    status: orderStatus.created,
    reason: null,
    intentId: intentId ?? null,
    createdAt: world.now(),
  };
}

export function assertWithinLimits(country: string, limits: { min: Minor; max: Minor }, amount: Minor): void {
  const refusal = (code: RefusalCode, parameters: TextParameters) =>
    new Refusal(code, { field: 'amount', parameters });
  if (isZeroDecimalMarket(country) && amount % 100 !== 0)
    throw refusal('amount-not-whole', { currency: currencyOf(country) });
  if (amount < limits.min) throw refusal('amount-below-minimum', amountIn(country, limits.min));
  if (amount > limits.max) throw refusal('amount-above-maximum', amountIn(country, limits.max));
}
