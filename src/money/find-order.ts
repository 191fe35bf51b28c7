import { toMinor } from '../lib/money.ts';
import { phoneNow } from '../lib/phone-now.ts';
import { serverNow } from '../lib/server-clock.ts';
import type { StoredIntent } from './intent-store.ts';

/** An order as a look-up answers it. `intentId`: the intent it is looked up by; a server may leave it out. */
interface FoundOrder {
  intentId?: string | undefined;
  amount: number;
  createdAt?: string;
}

/** A page that a server which takes no notice of the intent does not fill with other orders alone. */
export const LOOK_UP = { pageNum: 1, pageSize: 20 } as const;

/** So far an order without the name of its intent may be from the moment at which that was sent, in ms. */
const NEAR_MS = 2 * 60_000;

/** By the server's clock. Where that is not known, time says nothing. */
function isNear({ createdAt }: FoundOrder, { sentAt }: StoredIntent): boolean {
  const now = serverNow();
  if (createdAt === undefined || now === undefined) return true;
  return Math.abs(Date.parse(createdAt) - (sentAt + now - phoneNow())) < NEAR_MS;
}

/**
 * The order that an intent made, among those that a look-up answered (NET-14). It has to say so itself: a server that
 * takes no notice of the intent answers with the order of another tap. One that names no intents is believed by amount
 * and time.
 * @returns null when there is none; undefined when what was answered contradicts the intent, or fits more than one order
 */
export function findOrder<Order extends FoundOrder>(
  orders: readonly Order[],
  intent: StoredIntent,
): Order | null | undefined {
  const isItsAmount = ({ amount }: Order) =>
    intent.asked === undefined || toMinor(amount) === BigInt(intent.asked);
  const named = orders.filter(({ intentId }) => intentId?.toLowerCase() === intent.id.toLowerCase());
  if (named.length > 0) return named.find(isItsAmount);
  const [fitting, another] = orders.filter(
    (order) => order.intentId === undefined && isItsAmount(order) && isNear(order, intent),
  );
  return another ? undefined : (fitting ?? null);
}
