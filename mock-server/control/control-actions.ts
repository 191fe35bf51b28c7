import {
  DecideOrderBody,
  DecideWithdrawalBody,
  DropSocketsBody,
  SetFaultBody,
} from '@copihue/contract/control-bodies';
import { controlOperations } from '@copihue/contract/control-operations';
import { addFault, clearFaults } from '../world/core/faults.ts';
import { Refusal } from '../world/core/refusal.ts';
import { outbox } from '../world/players/sms.ts';
import { decideOrder } from '../world/recharge/recharge-settle.ts';
import { toMajor, toMinor } from '../world/tables/money.ts';
import type { OrderDecision } from '../world/tables/recharge-rows.ts';
import { decideWithdrawal } from '../world/withdraw/withdraw-settle.ts';
import { ownBodies } from './control-schemas.ts';
import { type ControlActions, done } from './control-types.ts';
import { playerActions } from './player-actions.ts';
import { worldActions } from './world-actions.ts';

function inMinor(decision: OrderDecision): OrderDecision {
  if (decision.outcome !== 'part') return decision;
  return { ...decision, paid: decision.paid && toMinor(decision.paid) };
}

const parts = [...new Set(controlOperations.map(({ part }) => part))].filter((part) => part !== 'discovery');

export const controlActions: ControlActions = {
  ...worldActions,
  ...playerActions,
  listParts: () => ({ protocol: 'copihue-control', version: '1.0.0', parts }),
  listOrders: ({ world }) => [...world.state.orders.values()].reverse(),
  getOrder: ({ world, id }) => {
    const order = world.state.orders.get(id);
    if (!order) throw new Refusal('unknown-order', { status: 404 });
    return order;
  },
  decideOrder: async ({ world, id, body }) => {
    if (decideOrder(world, id, inMinor(await body(DecideOrderBody)))) return done;
    throw new Refusal(world.state.orders.has(id) ? 'order-closed' : 'unknown-order', { status: 404 });
  },
  listWithdrawals: ({ world }) => [...world.state.withdrawals.values()].reverse(),
  getWithdrawal: ({ world, id }) => {
    const order = world.state.withdrawals.get(id);
    if (!order) throw new Refusal('unknown-withdrawal', { status: 404 });
    return order;
  },
  decideWithdrawal: async ({ world, id, body }) => {
    if (decideWithdrawal(world, id, inMinor(await body(DecideWithdrawalBody)))) return done;
    const code = world.state.withdrawals.has(id) ? 'withdrawal-closed' : 'unknown-withdrawal';
    throw new Refusal(code, { status: 404 });
  },
  listSms: ({ world, query }) => {
    const rows = outbox(world, query.get('phone') ?? undefined);
    return rows.map(({ phone, code, kind, at }) => ({ phone, code, kind, at: new Date(at).toISOString() }));
  },
  listAdsReports: ({ world }) =>
    world.state.adsReports.map(({ at, amount, ...report }) => ({
      at: new Date(at).toISOString(),
      ...report,
      ...(amount !== undefined && { amount: toMajor(amount) }),
    })),
  listFaults: ({ world }) => world.state.faults,
  setFault: async ({ world, body }) => {
    const setting = await body(SetFaultBody);
    const { code } = await body(ownBodies.fault);
    if ('clear' in setting) clearFaults(world, setting.operationId);
    else
      addFault(world, { ...setting, code, times: setting.times ?? null, message: setting.message ?? null });
    return world.state.faults;
  },
  dropSockets: async ({ worldId, body, dropSockets }) => {
    await body(DropSocketsBody);
    dropSockets(worldId);
    return done;
  },
};
