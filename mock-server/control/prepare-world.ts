import { MakePlayerBody } from '@copihue/contract/control-bodies';
import type { z } from 'zod';
import { bodyRefusal } from '../http/field-problem.ts';
import { fill, refusalText } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import { createPlayer } from './player-actions.ts';
import { type ScenarioName, scenarioNamed, WrongOption } from './scenario-names.ts';
import { runScenario } from './scenarios.ts';

export type NewPlayer = z.input<typeof MakePlayerBody>;

export interface Preparation {
  scenario?: ScenarioName | undefined;
  players?: readonly NewPlayer[] | undefined;
}

function addPlayer(world: World, player: NewPlayer | null, index: number): void {
  try {
    const { data, error } = MakePlayerBody.safeParse(player);
    if (error) throw bodyRefusal(error.issues, player, 'en');
    createPlayer(world, data);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problem = fill(refusalText(error.code, 'en'), error.parameters);
    throw new WrongOption(`players[${index}], ${player?.username ?? 'without a number'}: ${problem}`);
  }
}

/**
 * What a server was started with is in each new world, and after a reset.
 * @throws WrongOption
 */
export function prepareWorld(world: World, { scenario, players = [] }: Preparation): void {
  if (scenario !== undefined) runScenario(world, scenarioNamed(scenario));
  if (!Array.isArray(players)) throw new WrongOption('players must be a list.');
  for (const [index, player] of players.entries()) addPlayer(world, player, index);
}
