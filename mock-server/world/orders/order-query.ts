import { marketDay } from '../core/markets.ts';
import { type Page, type PageQuery, pageOf } from '../core/pages.ts';
import type { World } from '../core/world.ts';
import { playerById } from '../players/players.ts';
import type { OrderStatus } from '../tables/recharge-rows.ts';

/** Days of the player's market, such as `2026-11-21`, both included. */
export interface DayRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface OrderQuery extends PageQuery, DayRange {
  status?: number | undefined;
  intentId?: string | undefined;
}

/** Days are compared, not times, so that a change of the clock moves no order. */
export function isWithinDays(country: string, at: number, { startDate, endDate }: DayRange): boolean {
  if (startDate === undefined && endDate === undefined) return true;
  const day = marketDay(country, at);
  return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);
}

interface Intended {
  intentId: string | null;
  cancelIntentId?: string | null;
}

/** Whether an intent made or cancelled a row of its player. The case of a UUID does not matter. */
export function hasIntent({ intentId, cancelIntentId }: Intended, wanted: string | undefined): boolean {
  return [intentId, cancelIntentId].some((own) => own && own.toLowerCase() === wanted?.toLowerCase());
}

interface ListedOrder extends Intended {
  playerId: string;
  status: OrderStatus;
  createdAt: number;
}

export function orderOfIntent<Row extends ListedOrder>(
  orders: ReadonlyMap<string, Row>,
  playerId: string,
  intentId: string | undefined,
): Row | undefined {
  return [...orders.values()].find((order) => order.playerId === playerId && hasIntent(order, intentId));
}

export function pageOfOrders<Row extends ListedOrder>(
  world: World,
  orders: ReadonlyMap<string, Row>,
  playerId: string,
  query: OrderQuery,
): Page<Row> {
  const { country } = playerById(world, playerId);
  const rows = [...orders.values()].reverse().filter((order) => {
    return (
      order.playerId === playerId &&
      (query.status === undefined || order.status === query.status) &&
      (query.intentId === undefined || hasIntent(order, query.intentId)) &&
      isWithinDays(country, order.createdAt, query)
    );
  });
  return pageOf(rows, query);
}
