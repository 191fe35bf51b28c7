import { recordingOf } from '../traffic/recorded-calls.ts';
import { Refusal } from '../world/core/refusal.ts';
import { snapshot } from '../world/core/snapshot.ts';
import { controlBodies } from './control-schemas.ts';
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

export const worldActions: ControlActions = {
  'GET worlds': ({ registry, worldId }) => ({ here: worldId, ids: registry.ids() }),
  'POST reset': ({ registry, worldId }) => {
    registry.reset(worldId);
    return done;
  },
  'GET scenarios': () =>
    scenarioNames.map((name) => {
      const { title, says, isFresh = false } = scenarios[name];
      return { name, title, says, isFresh };
    }),
  'POST scenarios': async (control) =>
    runScenario(control, (await control.body(controlBodies.scenario)).name),
  'GET snapshot': ({ world }) => snapshot(world),
  'POST snapshot': async (control) => {
    restoreWorld(control, await control.body(controlBodies.snapshot));
    return done;
  },
  'GET clock': ({ world }) => ({
    now: new Date(world.now()).toISOString(),
    aheadMs: world.state.clockAheadMs,
    due: [...world.state.due]
      .sort((a, b) => a.at - b.at)
      .slice(0, 50)
      .map(({ at, kind }) => ({ at: new Date(at).toISOString(), kind })),
  }),
  'POST clock': async ({ world, registry, body }) => {
    world.state.clockAheadMs += (await body(controlBodies.clock)).advanceMs;
    registry.runDue(world);
    return { now: new Date(world.now()).toISOString() };
  },
  'GET lobby': ({ world }) => world.state.lobby,
  'POST lobby': async ({ world, body }) => {
    world.state.lobby = await body(controlBodies.lobby);
    return done;
  },
  'GET traffic': ({ world, traffic, url }) => {
    const after = Number(url.searchParams.get('after') ?? 0);
    return traffic.rows(world, Number.isFinite(after) ? after : 0);
  },
  'GET recording': ({ world, traffic }) => recordingOf(traffic.rows(world)),
  'POST traffic': async ({ world, traffic, body }) => {
    await body(controlBodies.traffic);
    traffic.clear(world);
    return done;
  },
};
