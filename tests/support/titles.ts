import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import type { SeedGame } from '../../mock-server/world/tables/catalogue.ts';

/** The first title of an engine in the lobby. @throws when it has none */
export function titleOf(engine: EngineName): SeedGame {
  const title = seedCatalogue().games.find((game) => game.engine === engine);
  if (!title) throw new Error(`The catalogue has no ${engine}.`);
  return title;
}

/** Where any game will do. It takes a bonus. */
export const slot = titleOf('slot');
