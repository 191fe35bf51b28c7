import { fieldOf, rowsOf } from '../../source/json-values.ts';
import type { Caller, CheckContext, Reply } from '../check-context.ts';
import { cents } from './answer-laws.ts';

interface State {
  changes: number;
  balance: string;
  /** Money may move by itself when one of them ends. */
  orders: string;
}

const BALANCE = ['cash', 'bonus', 'withdrawable'] as const;
const LISTS = ['rechargeOrders', 'withdrawOrders'] as const;
const states = new WeakMap<Caller, State>();

async function stateOf(context: CheckContext, as: Caller): Promise<State | undefined> {
  const known = states.get(as);
  if (known?.changes === context.changes()) return known;
  const send = (name: string, body: object) => context.request(name, 'Around a refusal', body, { as });
  const [balance, ...lists] = await Promise.all([
    send('walletBalance', {}),
    ...LISTS.map((name) => send(name, { pageNum: 1, pageSize: 20 })),
  ]);
  if (!balance?.isSuccess || lists.some(({ isSuccess }) => !isSuccess)) return undefined;
  const state = {
    changes: context.changes(),
    balance: BALANCE.map((name) => `${name} ${cents(fieldOf(balance.data, name)) / 100}`).join(', '),
    orders: lists
      .flatMap(({ data }) => rowsOf(data))
      .map((row) => `${String(fieldOf(row, 'id'))} ${String(fieldOf(row, 'status'))}`)
      .join(', '),
  };
  states.set(as, state);
  return state;
}

const idsOf = (orders: string) => orders.split(', ').map((row) => row.replace(/ \d+$/, ''));

/**
 * Does what must be refused, and looks at balance and orders before and after it (CON-07).
 * @param as nobody's state can be looked at without a session
 */
export async function unchangedBy(
  context: CheckContext,
  as: Caller | undefined,
  refuse: () => Promise<Reply | undefined>,
): Promise<Reply | undefined> {
  const before = as?.token === undefined ? undefined : await stateOf(context, as);
  const reply = await refuse();
  const after = before && as && reply && !reply.isSuccess ? await stateOf(context, as) : undefined;
  if (!before || !after || !reply) return reply;
  const broken = (at: string, message: string) =>
    context.broken(reply.exchange.operationId, 'refusal-moves-nothing', at, message, reply.exchange);
  if (before.balance !== after.balance && before.orders === after.orders)
    broken('balance', `was ${before.balance} and is ${after.balance} after a refusal`);
  // An order that a success has named may be in the list a moment late.
  const isNew = (id: string) => !idsOf(before.orders).includes(id) && !context.named(id);
  const isShorter = idsOf(after.orders).length < idsOf(before.orders).length;
  if (isShorter || idsOf(after.orders).some(isNew)) broken('orders', 'are others after a refusal');
  return reply;
}
