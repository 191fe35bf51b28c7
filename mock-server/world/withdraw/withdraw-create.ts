import type { WithdrawToAccount, WithdrawToPayee } from '@copihue/contract/types';
import { endWithoutDeposit } from '../bonus/bonus-grants.ts';
import { playerBalance } from '../core/balance.ts';
import { schedule } from '../core/due.ts';
import { emitBalance } from '../core/events.ts';
import { playerAccount, post, transfer } from '../core/ledger.ts';
import { amountIn } from '../core/markets.ts';
import { Refusal } from '../core/refusal.ts';
import type { World } from '../core/world.ts';
import { bareAccount, fitsField } from '../orders/account-rules.ts';
import type { MethodTerms } from '../orders/method-terms.ts';
import { hasIntent, orderOfIntent } from '../orders/order-query.ts';
import { assertAccount, assertWithinLimits, methodOf, newOrder } from '../orders/order-terms.ts';
import { playerById } from '../players/players.ts';
import { formatMinor, type Minor } from '../tables/money.ts';
import type { WithdrawOrderRow } from '../tables/recharge-rows.ts';
import type { Lenient, Player } from '../tables/rows.ts';
import { withdrawMethods } from './withdraw-methods.ts';

const RECEIVED_MS = 2000;

/** Amounts in minor units. */
export type WithdrawIntent = Lenient<WithdrawToAccount> | Lenient<WithdrawToPayee>;

const PAYEE = ['account', 'bankCode', 'accountType', 'taxId', 'holder'] as const;
type Payee = Pick<WithdrawOrderRow, (typeof PAYEE)[number]>;

function isSamePayee(order: Payee, other: Payee): boolean {
  return PAYEE.every((field) => order[field] === other[field]);
}

/** The id of an account is the id of the player's first withdrawal to it. */
export function payeeIdOf(world: World, order: WithdrawOrderRow): string {
  const first = [...world.state.withdrawals.values()].find(
    (other) =>
      other.playerId === order.playerId &&
      other.paymentMethod === order.paymentMethod &&
      isSamePayee(other, order),
  );
  return first?.id ?? order.id;
}

const FIELD_REFUSALS = {
  accountType: 'unknown-account-type',
  taxId: 'wrong-tax-id',
  holder: 'wrong-holder',
} as const;

function assertPayee(method: MethodTerms, payee: Payee): void {
  assertAccount(method, payee);
  for (const field of method.accountRule.fields ?? []) {
    const value = payee[field.name] ?? '';
    if (value === '' && field.name === 'holder') throw new Refusal('missing-holder', { field: 'holder' });
    if (!fitsField(field, value, payee.bankCode ?? undefined))
      throw new Refusal(FIELD_REFUSALS[field.name], { field: field.name });
  }
}

function payeeRow(world: World, playerId: string, intent: WithdrawIntent): Payee {
  if ('payeeId' in intent) {
    const order = world.state.withdrawals.get(intent.payeeId);
    const isKnown = order?.playerId === playerId && order.paymentMethod === intent.paymentMethod;
    if (!isKnown) throw new Refusal('unknown-payee', { field: 'payeeId' });
    const { account, bankCode, accountType, taxId, holder } = order;
    return { account, bankCode, accountType, taxId, holder };
  }
  const { account, bankCode, accountType, taxId, holder } = intent;
  return {
    account: bareAccount(account),
    bankCode: bankCode ?? null,
    accountType: accountType ?? null,
    taxId: taxId === undefined ? null : bareAccount(taxId),
    holder: holder?.trim() ?? null,
  };
}

/** A bonus cannot be withdrawn before it is wagered, so that case has its own refusal. */
function assertCovered(world: World, player: Player, amount: Minor): void {
  const { withdrawable, bonus } = playerBalance(world, player.id);
  if (amount <= withdrawable) return;
  const parameters = { ...amountIn(player.country, withdrawable), bonus: formatMinor(bonus) };
  const code = amount <= withdrawable + bonus ? 'bonus-not-wagered' : 'withdrawable-exceeded';
  throw new Refusal(code, { field: 'amount', parameters });
}

function isSame(order: WithdrawOrderRow, intent: WithdrawIntent, payee: Payee): boolean {
  return (
    hasIntent({ intentId: order.intentId }, intent.intentId) &&
    order.amount === intent.amount &&
    order.paymentMethod === intent.paymentMethod &&
    isSamePayee(order, payee)
  );
}

/**
 * Makes a withdrawal and reserves its money, or returns the withdrawal of the same intent (WDR-01). A bonus whose deposit
 * goes before it was played ends (PRO-05).
 */
export function createWithdrawal(world: World, playerId: string, intent: WithdrawIntent): WithdrawOrderRow {
  const player = playerById(world, playerId);
  const payee = payeeRow(world, playerId, intent);
  const before = orderOfIntent(world.state.withdrawals, playerId, intent.intentId);
  if (before) {
    if (!isSame(before, intent, payee)) throw new Refusal('withdrawal-reused', { field: 'intentId' });
    return before;
  }
  if (player.phone === null) throw new Refusal('phone-not-bound');
  const method = methodOf(withdrawMethods(player.country), intent);
  assertPayee(method, payee);
  assertWithinLimits(player.country, method, intent.amount);
  assertCovered(world, player, intent.amount);

  const terms = newOrder(world, 'W', player, method, intent);
  const order: WithdrawOrderRow = {
    ...payee,
    ...terms,
    cancelIntentId: null,
    timeline: [{ step: 'received', at: terms.createdAt }],
  };
  const entries = transfer(
    playerAccount(playerId, 'cash'),
    playerAccount(playerId, 'withdrawal-pending'),
    order.amount,
  );
  post(world, 'withdrawal', order.id, entries);
  world.state.withdrawals.set(order.id, order);
  endWithoutDeposit(world, playerId);
  schedule(world, RECEIVED_MS, { kind: 'review-withdrawal', orderId: order.id });
  emitBalance(world, playerId);
  return order;
}
