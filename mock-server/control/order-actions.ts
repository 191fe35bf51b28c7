import { Refusal } from '../world/core/refusal.ts';
import { decideOrder } from '../world/recharge/recharge-settle.ts';
import { decideWithdrawal } from '../world/withdraw/withdraw-settle.ts';
import { controlBodies } from './control-schemas.ts';
import { type ControlActions, done } from './control-types.ts';

/** Deposits and withdrawals, newest first, and the bank's word on them. */
export const orderActions: ControlActions = {
  'GET orders': ({ world, rest }) => {
    if (rest === '') return [...world.state.orders.values()].reverse();
    const order = world.state.orders.get(rest);
    if (!order) throw new Refusal('unknown-order', { status: 404 });
    return order;
  },
  'POST orders': async ({ world, rest, body }) => {
    const decision = await body(controlBodies.order);
    const decided = decideOrder(world, rest, {
      outcome: decision.outcome,
      ...(decision.reason === undefined ? {} : { reason: decision.reason }),
      ...(decision.delayMs === undefined ? {} : { delayMs: decision.delayMs }),
    });
    if (!decided)
      throw new Refusal(world.state.orders.has(rest) ? 'order-closed' : 'unknown-order', { status: 404 });
    return done;
  },
  'GET withdrawals': ({ world, rest }) => {
    if (rest === '') return [...world.state.withdrawals.values()].reverse();
    const order = world.state.withdrawals.get(rest);
    if (!order) throw new Refusal('unknown-withdrawal', { status: 404 });
    return order;
  },
  'POST withdrawals': async ({ world, rest, body }) => {
    if (decideWithdrawal(world, rest, await body(controlBodies.order))) return done;
    const code = world.state.withdrawals.has(rest) ? 'withdrawal-closed' : 'unknown-withdrawal';
    throw new Refusal(code, { status: 404 });
  },
};
