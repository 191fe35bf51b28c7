import { addFault, clearFaults } from '../world/core/faults.ts';
import { Refusal } from '../world/core/refusal.ts';
import { outbox } from '../world/players/sms.ts';
import { decideOrder } from '../world/recharge/recharge-settle.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import type { OrderDecision } from '../world/tables/recharge-rows.ts';
import { decideWithdrawal } from '../world/withdraw/withdraw-settle.ts';
import { controlBodies } from './control-schemas.ts';
import { type Control, type ControlActions, done } from './control-types.ts';
import { playerActions } from './player-actions.ts';
import { worldActions } from './world-actions.ts';

async function decisionOf({ body }: Control): Promise<OrderDecision> {
  const decision = await body(controlBodies.order);
  if (decision.outcome !== 'part') return decision;
  return { ...decision, paid: decision.paid && toMinor(decision.paid) };
}

const orderActions: ControlActions = {
  'GET orders': ({ world, rest }) => {
    if (rest === '') return [...world.state.orders.values()].reverse();
    const order = world.state.orders.get(rest);
    if (!order) throw new Refusal('unknown-order', { status: 404 });
    return order;
  },
  'POST orders': async (control) => {
    const { world, rest } = control;
    if (decideOrder(world, rest, await decisionOf(control))) return done;
    const code = world.state.orders.has(rest) ? 'order-closed' : 'unknown-order';
    throw new Refusal(code, { status: 404 });
  },
  'GET withdrawals': ({ world, rest }) => {
    if (rest === '') return [...world.state.withdrawals.values()].reverse();
    const order = world.state.withdrawals.get(rest);
    if (!order) throw new Refusal('unknown-withdrawal', { status: 404 });
    return order;
  },
  'POST withdrawals': async (control) => {
    const { world, rest } = control;
    if (decideWithdrawal(world, rest, await decisionOf(control))) return done;
    const code = world.state.withdrawals.has(rest) ? 'withdrawal-closed' : 'unknown-withdrawal';
    throw new Refusal(code, { status: 404 });
  },
};

/** All /__mock calls by method and name; docs/mock-console.md lists them. */
export const controlActions: ControlActions = {
  ...worldActions,
  ...playerActions,
  ...orderActions,
  'GET sms': ({ world, url }) => {
    const rows = outbox(world, url.searchParams.get('phone') ?? undefined);
    return rows.map(({ phone, code, kind, at }) => ({ phone, code, kind, at: new Date(at).toISOString() }));
  },
  'GET ads': ({ world }) =>
    world.state.adsReports.map(({ at, amount, ...report }) => ({
      at: new Date(at).toISOString(),
      ...report,
      ...(amount !== undefined && { amount: toMajor(amount) }),
    })),
  'GET faults': ({ world }) => world.state.faults,
  'POST faults': async ({ world, body }) => {
    const setting = await body(controlBodies.faults);
    if ('clear' in setting) clearFaults(world, setting.operationId);
    else addFault(world, { ...setting, times: setting.times ?? null, message: setting.message ?? null });
    return world.state.faults;
  },
  'POST socket': async ({ worldId, body, dropSockets }) => {
    await body(controlBodies.socket);
    dropSockets(worldId);
    return done;
  },
};
