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
