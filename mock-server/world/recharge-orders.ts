import { schedule } from './due.ts';
import { currencyOf } from './markets.ts';
import { formatMinor, type Minor } from './money.ts';
import { type Page, type PageQuery, pageOf } from './pages.ts';
import { depositFee, depositMethods, type PaymentMethod } from './payment-methods.ts';
import { type Player, playerById } from './players.ts';
import { depositActivities } from './recharge-offers.ts';
import { orderStatus, type RechargeOrderRow } from './recharge-rows.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** An order nobody pays fails after this long. */
export const ORDER_LIFETIME_MS = 30 * 60_000;

export interface RechargeIntent {
  amount: Minor;
  payChannel: string;
  paymentMethod: string;
  /** Only the routed call names it; otherwise it is the method's own. */
  routing?: string | undefined;
  activityId?: string | undefined;
  intentId?: string | undefined;
}

function methodOf(player: Player, { paymentMethod, payChannel, routing }: RechargeIntent): PaymentMethod {
  const method = depositMethods(player.country).find(({ code }) => code === paymentMethod);
  if (!method) throw new Refusal('unknown-method', { field: 'paymentMethod' });
  if (method.payChannel !== payChannel) throw new Refusal('unknown-method', { field: 'payChannel' });
  if (routing !== undefined && method.routing !== routing) throw new Refusal('unknown-method', { field: 'routing' });
  return method;
}

function assertWithinLimits(player: Player, method: PaymentMethod, amount: Minor): void {
  const currency = currencyOf(player.country);
  if (amount < method.min) {
    const parameters = { amount: formatMinor(method.min), currency };
    throw new Refusal('amount-below-minimum', { field: 'amount', parameters });
  }
  if (amount > method.max) {
    const parameters = { amount: formatMinor(method.max), currency };
    throw new Refusal('amount-above-maximum', { field: 'amount', parameters });
  }
}

function assertActivity(world: World, player: Player, { activityId, amount }: RechargeIntent): void {
  if (activityId === undefined) return;
  const activity = depositActivities(world, player.country).find(({ id }) => id === activityId);
  if (!activity) throw new Refusal('unknown-activity', { field: 'activityId' });
  if (amount < activity.minAmount) {
    const parameters = { amount: formatMinor(activity.minAmount), currency: currencyOf(player.country) };
    throw new Refusal('activity-minimum', { field: 'amount', parameters });
  }
}

function intentKey(playerId: string, intentId: string): string {
  return `${playerId}:${intentId.toLowerCase()}`;
}

function orderId(world: World): string {
  world.state.counters.order += 1;
  const day = new Date(world.now()).toISOString().slice(0, 10).replaceAll('-', '');
  return `R${day}${String(world.state.counters.order).padStart(4, '0')}`;
}

/**
 * Makes a deposit order, or hands out the one made before from the same intent (DEP-06).
 * @throws Refusal unknown-method, amount-below-minimum, amount-above-maximum, unknown-activity, activity-minimum,
 *         and intent-reused when the same intent comes with another amount or method
 */
export function createRechargeOrder(world: World, playerId: string, intent: RechargeIntent): RechargeOrderRow {
  const player = playerById(world, playerId);
  const before = intent.intentId && findByIntent(world, playerId, intent.intentId);
  if (before) {
    if (before.amount !== intent.amount || before.paymentMethod !== intent.paymentMethod) {
      throw new Refusal('intent-reused', { field: 'intentId' });
    }
    return before;
  }
  const method = methodOf(player, intent);
  assertWithinLimits(player, method, intent.amount);
  assertActivity(world, player, intent);
  const order: RechargeOrderRow = {
    id: orderId(world),
    playerId,
    amount: intent.amount,
    fee: depositFee(method, intent.amount),
    payChannel: method.payChannel,
    routing: method.routing,
    paymentMethod: method.code,
    status: orderStatus.created,
    reason: null,
    activityId: intent.activityId ?? null,
    intentId: intent.intentId ?? null,
    returnOrigin: null,
    account: null,
    bankDecision: null,
    otpPhone: null,
    otpWrong: 0,
    createdAt: world.now(),
  };
  world.state.orders.set(order.id, order);
  if (intent.intentId) world.state.intents.set(intentKey(playerId, intent.intentId), order.id);
  schedule(world, ORDER_LIFETIME_MS, { kind: 'expire-order', orderId: order.id });
  return order;
}

function findByIntent(world: World, playerId: string, intentId: string): RechargeOrderRow | undefined {
  const id = world.state.intents.get(intentKey(playerId, intentId));
  return id === undefined ? undefined : world.state.orders.get(id);
}

/** An order of this player. @throws Refusal unknown-order, also for the order of somebody else */
export function orderOf(world: World, playerId: string, id: string): RechargeOrderRow {
  const order = world.state.orders.get(id);
  if (!order || order.playerId !== playerId) throw new Refusal('unknown-order', { field: 'id' });
  return order;
}

export interface OrderQuery extends PageQuery {
  status?: number | undefined;
  /** First and last moment, world time in ms, both included. */
  from?: number | undefined;
  until?: number | undefined;
  intentId?: string | undefined;
}

/** Deposits of a player, newest first; every filter given must hold. */
export function ordersOf(world: World, playerId: string, query: OrderQuery): Page<RechargeOrderRow> {
  const rows = [...world.state.orders.values()].reverse().filter((order) => {
    return (
      order.playerId === playerId &&
      (query.status === undefined || order.status === query.status) &&
      (query.from === undefined || order.createdAt >= query.from) &&
      (query.until === undefined || order.createdAt <= query.until) &&
      (query.intentId === undefined || order.intentId?.toLowerCase() === query.intentId.toLowerCase())
    );
  });
  return pageOf(rows, query);
}

/** Successful deposits of a player so far: what /recharge/usc counts. */
export function rechargeCount(world: World, playerId: string): number {
  let count = 0;
  for (const order of world.state.orders.values()) {
    if (order.playerId === playerId && order.status === orderStatus.success) count += 1;
  }
  return count;
}
