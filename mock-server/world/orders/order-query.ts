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
  const day = marketDay(country, at);
  return (startDate === undefined || day >= startDate) && (endDate === undefined || day <= endDate);
}

interface ListedOrder {
  playerId: string;
  status: OrderStatus;
  intentId: string | null;
  cancelIntentId?: string | null;
  createdAt: number;
}

export function pageOfOrders<Row extends ListedOrder>(
  world: World,
  orders: ReadonlyMap<string, Row>,
  playerId: string,
  query: OrderQuery,
): Page<Row> {
  const { country } = playerById(world, playerId);
  const intentId = query.intentId?.toLowerCase();
  const rows = [...orders.values()].reverse().filter((order) => {
    return (
      order.playerId === playerId &&
      (query.status === undefined || order.status === query.status) &&
      (intentId === undefined ||
        [order.intentId, order.cancelIntentId].some((own) => own?.toLowerCase() === intentId)) &&
      isWithinDays(country, order.createdAt, query)
    );
  });
  return pageOf(rows, query);
}
