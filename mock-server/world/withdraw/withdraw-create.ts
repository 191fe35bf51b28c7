import { playerBalance } from '../core/balance.ts';
import { schedule } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { playerAccount, post } from '../core/ledger.ts';
import { currencyOf } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import { fitsRule } from '../recharge/account-rules.ts';
import { feeOf, type MethodTerms } from '../recharge/method-terms.ts';
import { assertWithinLimits, newOrderId } from '../recharge/order-terms.ts';
import { intentKey } from '../recharge/recharge-orders.ts';
import { formatMinor, type Minor } from '../tables/money.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import type { Player } from '../tables/rows.ts';
import type { WithdrawOrderRow } from '../tables/withdraw-rows.ts';
import { withdrawMethods } from './withdraw-methods.ts';
import { withdrawalOfIntent } from './withdraw-orders.ts';

/** How long the wallet looks at a withdrawal before it goes to the bank. */
export const REVIEW_MS = 4000;

export interface WithdrawIntent {
  amount: Minor;
  payChannel: string;
  paymentMethod: string;
  account: string;
  bankCode?: string | undefined;
  holder?: string | undefined;
  intentId?: string | undefined;
}

function methodOf(player: Player, { paymentMethod, payChannel }: WithdrawIntent): MethodTerms {
  const method = withdrawMethods(player.country).find(({ code }) => code === paymentMethod);
  if (!method) throw new Refusal('unknown-method', { field: 'paymentMethod' });
  if (method.payChannel !== payChannel) throw new Refusal('unknown-method', { field: 'payChannel' });
  return method;
}

function assertPayee(method: MethodTerms, { account, bankCode, holder }: WithdrawIntent): void {
  if (!fitsRule(method.accountRule, account)) throw new Refusal('wrong-account', { field: 'account' });
  if (method.banks && !method.banks.some(({ code }) => code === bankCode))
    throw new Refusal('unknown-bank', { field: 'bankCode' });
  if (method.accountRule.kind === 'bank-account' && !holder?.trim())
    throw new Refusal('missing-holder', { field: 'holder' });
}

/** A bonus is not the player's to take until it has been played, so the two cases have different refusals. */
function assertCovered(world: World, player: Player, amount: Minor): void {
  const { withdrawable, bonus } = playerBalance(world, player.id);
  if (amount <= withdrawable) return;
  const parameters = {
    amount: formatMinor(withdrawable),
    bonus: formatMinor(bonus),
    currency: currencyOf(player.country),
  };
  const code = amount <= withdrawable + bonus ? 'bonus-not-wagered' : 'withdrawable-exceeded';
  throw new Refusal(code, { field: 'amount', parameters });
}

function isSame(order: WithdrawOrderRow, intent: WithdrawIntent): boolean {
  return (
    order.amount === intent.amount &&
    order.paymentMethod === intent.paymentMethod &&
    order.account === intent.account &&
    order.bankCode === (intent.bankCode ?? null) &&
    order.holder === (intent.holder?.trim() ?? null)
  );
}

/**
 * Makes a withdrawal and holds its money back, or hands out the one made before from the same intent (WDR-01).
 * @throws Refusal phone-not-bound, unknown-method, wrong-account, unknown-bank, missing-holder, amount-below-minimum,
 *         amount-above-maximum, withdrawable-exceeded, bonus-not-wagered, and withdrawal-reused when the same intent
 *         comes with another amount, method or account
 */
export function createWithdrawal(world: World, playerId: string, intent: WithdrawIntent): WithdrawOrderRow {
  const player = playerById(world, playerId);
  const before = intent.intentId && withdrawalOfIntent(world, playerId, intent.intentId);
  if (before) {
    if (!isSame(before, intent)) throw new Refusal('withdrawal-reused', { field: 'intentId' });
    return before;
  }
  if (player.phone === null) throw new Refusal('phone-not-bound');
  const method = methodOf(player, intent);
  assertPayee(method, intent);
  assertWithinLimits(player.country, method, intent.amount);
  assertCovered(world, player, intent.amount);

  const order: WithdrawOrderRow = {
    id: newOrderId(world, 'W'),
    playerId,
    amount: intent.amount,
    fee: feeOf(method, intent.amount),
    payChannel: method.payChannel,
    routing: method.routing,
    paymentMethod: method.code,
    account: intent.account,
    bankCode: intent.bankCode ?? null,
    holder: intent.holder?.trim() ?? null,
    status: orderStatus.created,
    reason: null,
    intentId: intent.intentId ?? null,
    createdAt: world.now(),
  };
  post(world, 'withdrawal', order.id, [
    { account: playerAccount(playerId, 'cash'), amount: -order.amount },
    { account: playerAccount(playerId, 'withdrawal-pending'), amount: order.amount },
  ]);
  world.state.withdrawals.set(order.id, order);
  if (intent.intentId) world.state.withdrawIntents.set(intentKey(playerId, intent.intentId), order.id);
  schedule(world, REVIEW_MS, { kind: 'pass-withdrawal', orderId: order.id });
  emitBalance(world, playerId);
  return order;
}
