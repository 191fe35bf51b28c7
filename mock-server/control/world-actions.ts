import { recordingOf } from '../traffic/recorded-calls.ts';
import { Refusal } from '../world/core/refusal.ts';
import { snapshot } from '../world/core/snapshot.ts';
import { type ControlActions, done } from './control-types.ts';
import { scenarioNames } from './scenario-names.ts';
import { runScenario, scenarios } from './scenarios.ts';

export const worldActions = {
  listWorlds: ({ registry, worldId }) => ({ here: worldId, ids: registry.ids() }),
  reset: ({ registry, worldId }) => {
    registry.reset(worldId);
    return done;
  },
  listScenarios: () =>
    scenarioNames.map((name) => {
      const { title, says, isFresh = false } = scenarios[name];
      return { name, title, says, isFresh };
    }),
  runScenario: ({ registry, worldId, body: { name } }) => {
    if (scenarios[name].isFresh) registry.reset(worldId);
    const world = registry.world(worldId);
    const playerId = runScenario(world, name) ?? null;
    registry.changed(world);
    return { scenario: name, playerId };
  },
  takeSnapshot: ({ world }) => snapshot(world),
  restoreSnapshot: ({ registry, worldId, body }) => {
    try {
      registry.replace(worldId, body);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal('bad-snapshot', { status: 400, parameters: { reason } });
    }
    return done;
  },
  getClock: ({ world }) => ({
    now: new Date(world.now()).toISOString(),
    aheadMs: world.state.clockAheadMs,
    due: [...world.state.due]
      .sort((a, b) => a.at - b.at)
      .slice(0, 50)
      .map(({ at, kind }) => ({ at: new Date(at).toISOString(), kind })),
  }),
  advanceClock: ({ world, registry, body }) => {
    world.state.clockAheadMs += body.advanceMs;
    registry.runDue(world);
    return { now: new Date(world.now()).toISOString() };
  },
  getLobby: ({ world }) => world.state.lobby,
  setLobby: ({ world, body }) => {
    world.state.lobby = body;
    return done;
  },
  listTraffic: ({ world, traffic, query }) => {
    const after = query.get('after') ?? '0';
    if (!/^[0-9]{1,12}$/.test(after))
      throw new Refusal('invalid-body', {
        field: 'after',
        parameters: { field: 'after', problem: 'it must be the id of a row.' },
      });
    const request = query.get('request') ?? '';
    return traffic
      .rows(world, Number(after))
      .filter((row) => request === '' || (row.kind !== 'event' && row.requestId.startsWith(request)));
  },
  getRecording: ({ world, traffic }) => recordingOf(traffic.rows(world)),
  clearTraffic: ({ world, traffic }) => {
    traffic.clear(world);
    return done;
  },
} satisfies Partial<ControlActions>;
