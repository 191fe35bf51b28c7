import { MakePlayerBody } from '@copihue/contract/control-bodies';
import type { z } from 'zod';
import type { World } from '../world/core/world.ts';
import { createPlayer } from './player-actions.ts';
import type { ScenarioName } from './scenario-names.ts';
import { scenarios } from './scenarios.ts';

export type NewPlayer = z.input<typeof MakePlayerBody>;

/** What a server was started with is in each new world, and after a reset. */
export function prepareWorld(
  world: World,
  {
    scenario,
    players = [],
  }: { scenario?: ScenarioName | undefined; players?: readonly NewPlayer[] | undefined },
): void {
  if (scenario !== undefined) scenarios[scenario].run(world);
  for (const player of players) createPlayer(world, MakePlayerBody.parse(player));
}
