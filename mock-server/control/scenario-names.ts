import { nearestName } from '@copihue/contract/nearest-name';

export const scenarioNames = [
  'usual',
  'new-player',
  'rich-player',
  'everything-fails',
  'slow-provider',
  'empty-lists',
  'long-texts',
  'hostile-texts',
  'sparse-session',
  'many-games',
] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** An option of the server that no world can be made with. The message is one line. */
export class WrongOption extends Error {}

export function scenarioNamed(name: string): ScenarioName {
  const found = scenarioNames.find((known) => known === name);
  if (found) return found;
  throw new WrongOption(
    `There is no scenario ${name}. The nearest one is ${nearestName(name, scenarioNames)}.`,
  );
}
