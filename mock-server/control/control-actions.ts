import { playerBalance } from '../world/balance.ts';
import { playHistory } from '../world/bet-history.ts';
import { emitBalance } from '../world/events.ts';
import { addFault, clearFaults } from '../world/faults.ts';
import { toMajor } from '../world/money.ts';
import { findPlayer, findPlayerByPhone } from '../world/players.ts';
import { decideOrder } from '../world/recharge-settle.ts';
import { Refusal } from '../world/refusal.ts';
import type { Player } from '../world/rows.ts';
import { outbox } from '../world/sms.ts';
import { decideWithdrawal } from '../world/withdraw-settle.ts';
import type { World } from '../world/world.ts';
import { controlBodies } from './control-schemas.ts';
import type { ControlAction } from './control-types.ts';

const done = { ok: true } as const;

function playerWith(world: World, phone: string): Player {
  const countries = new Set([...world.state.players.values()].map(({ country }) => country));
  for (const country of countries) {
    const player = findPlayerByPhone(world, country, phone) ?? findPlayer(world, country, phone);
    if (player) return player;
  }
  throw new Refusal('no-bound-phone', { status: 404, field: 'phone' });
}

/** What each /__mock call does, by method and name. */
export const controlActions: Readonly<Record<string, ControlAction>> = {
  'POST reset': ({ registry, worldId }) => {
    registry.reset(worldId);
    return done;
  },
  'GET sms': ({ world, url }) => {
    const rows = outbox(world, url.searchParams.get('phone') ?? undefined);
    return rows.map(({ phone, code, kind, at }) => ({ phone, code, kind, at: new Date(at).toISOString() }));
  },
  'GET players': ({ world }) =>
    [...world.state.players.values()].map(({ id, country, username, phone }) => {
      const { cash, bonus } = playerBalance(world, id);
      return { id, country, username, phone, cash: toMajor(cash), bonus: toMajor(bonus) };
    }),
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
  'POST bets': async ({ world, body }) => {
    const { phone, ...history } = await body(controlBodies.bets);
    return { played: playHistory(world, playerWith(world, phone).id, history) };
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
  'GET clock': ({ world }) => ({ now: new Date(world.now()).toISOString() }),
  'POST clock': async ({ world, registry, body }) => {
    world.state.clockAheadMs += (await body(controlBodies.clock)).advanceMs;
    registry.runDue(world);
    return { now: new Date(world.now()).toISOString() };
  },
  'POST lobby': async ({ world, body }) => {
    world.state.lobby = await body(controlBodies.lobby);
    return done;
  },
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
  'POST emit': async ({ world, body }) => {
    const { event, phone, payload } = await body(controlBodies.emit);
    const { id: playerId } = playerWith(world, phone);
    if (event === 'balance') emitBalance(world, playerId);
    else {
      const text = typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '');
      world.events.push({ playerId, event, payload: text });
    }
    return done;
  },
};
