import type { App } from '../lib/app.ts';
import { toMinor } from '../lib/money.ts';
import { phoneNow } from '../lib/phone-now.ts';
import { serverNow } from '../lib/server-clock.ts';
import type { StoredIntent } from './intent-store.ts';

interface FoundOrder {
  intentId?: string | undefined;
  amount: number;
  createdAt?: string;
}

/** In ms, before or after the call: the range for an order without an intent. */
const NEAR_MS = 2 * 60_000;

/** While the server's time is unknown, an order's time proves nothing. */
function isNear({ createdAt }: FoundOrder, { sentAt }: StoredIntent, now: number | undefined): boolean {
  if (createdAt === undefined || now === undefined) return true;
  return Math.abs(Date.parse(createdAt) - (sentAt + now - phoneNow())) < NEAR_MS;
}

/**
 * Finds the order of an intent (NET-14). It must name the intent, because a server that ignores it answers with others;
 * for an order without one, amount and time decide.
 * @returns null for none; undefined when it contradicts the intent, or fits several
 */
export function findOrder<Order extends FoundOrder>(
  orders: readonly Order[],
  intent: StoredIntent,
  now: number | undefined,
): Order | null | undefined {
  const isItsAmount = ({ amount }: Order) =>
    intent.asked === undefined || toMinor(amount) === BigInt(intent.asked);
  const named = orders.filter(({ intentId }) => intentId?.toLowerCase() === intent.id.toLowerCase());
  if (named.length > 0) return named.find(isItsAmount);
  const [fitting, another] = orders.filter(
    (order) => order.intentId === undefined && isItsAmount(order) && isNear(order, intent, now),
  );
  return another ? undefined : (fitting ?? null);
}

/** A server that ignores the intent returns any orders, so the page has room for more than one. */
export const pageOf = ({ id }: StoredIntent) => ({ pageNum: 1, pageSize: 20, intentId: id });

/** The order of an intent in a list of orders: null for none, undefined while this is unknown. */
export async function lookUp<Order extends FoundOrder>(
  app: App,
  intent: StoredIntent,
  orders: Promise<{ list?: readonly Order[] }>,
): Promise<Order | null | undefined> {
  const { list } = await orders.catch(() => ({ list: undefined }));
  return list && findOrder(list, intent, serverNow(app));
}
