import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import { engineFor } from '../../mock-server/studio/games/engines.ts';
import { games } from '../../mock-server/studio/games/games.ts';
import type { EngineName } from '../../mock-server/studio/kit/chance/engine.ts';
import { indexCatalogue, type SeedGame } from '../../mock-server/world/tables/catalogue.ts';

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

const catalogue = indexCatalogue(seedCatalogue({ size: GAMES }));

/** The last title of each engine that fits. */
const titlesBy = (fits: (game: SeedGame) => boolean): [EngineName, SeedGame][] => [
  ...new Map(catalogue.games.filter(fits).map((game) => [engineFor(game).name, game] as const)),
];

/** A title of each engine with rounds that is played alone, and of each that is played with others. */
export const aloneTitles = titlesBy(({ engine }) => engine !== 'crash' && engine !== 'sportsbook');
export const sharedTitles = titlesBy(({ id, engine }) => engine === 'crash' || catalogue.tablePlaces.has(id));

/** All of them, with others first: none of these is polled when the last test ends. Each is asked in one language. */
export const everyTable = [
  ...sharedTitles.map(([engine, game]) => ({ engine, game, isShared: true, table: 'with others' })),
  ...aloneTitles.map(([engine, game]) => ({ engine, game, isShared: false, table: 'alone' })),
].map((one, at) => ({ ...one, lang: at % 2 === 0 ? ('ks' as const) : ('en' as const) }));
