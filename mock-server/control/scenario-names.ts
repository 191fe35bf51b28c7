import { nearestName } from '../http/nearest-name.ts';

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

export function scenarioNamed(name: string): ScenarioName {
  const found = scenarioNames.find((known) => known === name);
  if (found) return found;
  throw new Error(`There is no scenario ${name}. The nearest one is ${nearestName(name, scenarioNames)}.`);
}
