import {
  AdvanceClockBody,
  ClearTrafficBody,
  ResetBody,
  RunScenarioBody,
} from '@copihue/contract/control-bodies';
import { recordingOf } from '../traffic/recorded-calls.ts';
import { Refusal } from '../world/core/refusal.ts';
import { snapshot } from '../world/core/snapshot.ts';
import { ownBodies } from './control-schemas.ts';
import { type Control, type ControlActions, done } from './control-types.ts';
import { type ScenarioName, scenarioNames } from './scenario-names.ts';
import { scenarios } from './scenarios.ts';

function runScenario({ registry, worldId, world: before }: Control, name: ScenarioName) {
  const scenario = scenarios[name];
  if (scenario.isFresh) registry.reset(worldId);
  const world = scenario.isFresh ? registry.world(worldId) : before;
  const playerId = scenario.run(world);
  registry.changed(world);
  return { scenario: name, playerId: playerId ?? null };
}

function restoreWorld({ registry, worldId }: Control, plain: unknown): void {
  try {
    registry.replace(worldId, plain);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal('bad-snapshot', { status: 400, parameters: { reason } });
  }
}

export const worldActions = {
  listWorlds: ({ registry, worldId }) => ({ here: worldId, ids: registry.ids() }),
  reset: async ({ registry, worldId, body }) => {
    await body(ResetBody);
    registry.reset(worldId);
    return done;
  },
  listScenarios: () =>
    scenarioNames.map((name) => {
      const { title, says, isFresh = false } = scenarios[name];
      return { name, title, says, isFresh };
    }),
  runScenario: async (control) => {
    await control.body(RunScenarioBody);
    return runScenario(control, (await control.body(ownBodies.scenario)).name);
  },
  takeSnapshot: ({ world }) => snapshot(world),
  restoreSnapshot: async (control) => {
    restoreWorld(control, await control.body(ownBodies.snapshot));
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
  advanceClock: async ({ world, registry, body }) => {
    world.state.clockAheadMs += (await body(AdvanceClockBody)).advanceMs;
    registry.runDue(world);
    return { now: new Date(world.now()).toISOString() };
  },
  getLobby: ({ world }) => world.state.lobby,
  setLobby: async ({ world, body }) => {
    world.state.lobby = await body(ownBodies.lobby);
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
  clearTraffic: async ({ world, traffic, body }) => {
    await body(ClearTrafficBody);
    traffic.clear(world);
    return done;
  },
} satisfies Partial<ControlActions>;
