import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { games } from '../../mock-server/studio/games/games.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';

/** Every game of the studio that has rounds: a law over engines asks each of them. */
export const roundEngines: readonly EngineName[] = Object.values(games)
  .filter(({ engine }) => typeof engine === 'function' || engine.kind !== 'book')
  .map(({ name }) => name);

const titles = seedCatalogue().games;

/** Size of a catalogue that has a title of each. */
export const GAMES = Math.max(
  60,
  ...roundEngines.map((name) => 1 + titles.findIndex(({ engine }) => engine === name)),
);
