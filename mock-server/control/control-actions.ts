import { addFault, clearFaults } from '../world/core/faults.ts';
import { outbox } from '../world/players/sms.ts';
import { toMajor } from '../world/tables/money.ts';
import { controlBodies } from './control-schemas.ts';
import { type ControlActions, done } from './control-types.ts';
import { orderActions } from './order-actions.ts';
import { playerActions } from './player-actions.ts';
import { worldActions } from './world-actions.ts';

/** What each /__mock call does, by method and name; docs/mock-console.md lists them. */
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
