import type { SeedCatalogue, SeedGame } from '../tables/catalogue-types.ts';

/** The seed's catalogue with what every call looks up in it. It never changes, so worlds share one. */
export interface Catalogue extends SeedCatalogue {
  readonly gamesById: ReadonlyMap<string, SeedGame>;
  readonly providerNames: ReadonlyMap<string, string>;
}

/** Games heaviest first, with the look-ups; build it once for all worlds. */
export function indexCatalogue(seed: SeedCatalogue): Catalogue {
  const games = [...seed.games].sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id));
  return {
    ...seed,
    games,
    gamesById: new Map(games.map((game) => [game.id, game])),
    providerNames: new Map(seed.providers.map(({ id, name }) => [id, name])),
  };
}
