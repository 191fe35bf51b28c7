import type { Game, GamePage } from '../../../api/generated/contract.schemas.ts';
import { fold, wordsOf } from './fold.ts';

/** A game as search sees it. Texts begin with a space, so that a word's beginning is a space and the word. */
interface Entry {
  game: Game;
  name: string;
  provider: string;
}

/** Every game of the catalogue, ready to be searched; build it once per catalogue. */
export type GameIndex = readonly Entry[];

/** A page is folded once, even when the index around it is rebuilt. */
const foldedPages = new WeakMap<GamePage, readonly Entry[]>();

function entriesOf(page: GamePage): readonly Entry[] {
  const known = foldedPages.get(page);
  if (known) return known;
  const entries = page.list.map((game) => ({
    game,
    name: ` ${fold(game.name)}`,
    provider: ` ${fold(game.provider)}`,
  }));
  foldedPages.set(page, entries);
  return entries;
}

/** The index of a catalogue's pages; a game that is on two of them is in it once. */
export function indexGames(pages: readonly GamePage[]): GameIndex {
  const seen = new Set<string>();
  return pages.flatMap(entriesOf).filter(({ game }) => !seen.has(game.id) && Boolean(seen.add(game.id)));
}

/** How well a game answers a query, 0 best; undefined when it does not. */
function rankOf({ name, provider }: Entry, words: readonly string[], phrase: string): number | undefined {
  if (name.startsWith(phrase)) return 0;
  let rank = 1;
  for (const word of words) {
    if (name.includes(` ${word}`)) continue;
    if (name.includes(word)) rank = Math.max(rank, 2);
    else if (provider.includes(` ${word}`)) rank = Math.max(rank, 3);
    else return undefined;
  }
  return rank;
}

/**
 * The games with every word of the query in their name, or in their maker's. Names that begin with the query come
 * first, then those with words that do, then any part of a word, then makers; each in catalogue order.
 */
export function searchGames(index: GameIndex, query: string): Game[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const phrase = ` ${words.join(' ')}`;
  const found: Game[][] = [[], [], [], []];
  for (const entry of index) {
    const rank = rankOf(entry, words, phrase);
    if (rank !== undefined) found[rank]?.push(entry.game);
  }
  return found.flat();
}
