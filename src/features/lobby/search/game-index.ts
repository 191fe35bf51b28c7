import type { Category, Game, GamePage } from '../../../api/generated/contract.schemas.ts';
import { appState } from '../../../lib/app.ts';
import { fold, wordsOf } from './fold.ts';
import { queryMeanings } from './search-words.ts';

interface Entry {
  game: Game;
  name: string;
  provider: string;
  kind: string;
}

export type GameIndex = readonly Entry[];

export type KindOf = (game: Game) => string;

const noKind: KindOf = () => '';

/**
 * Describes a game by its tags and by its categories in both languages of the backend.
 * @param tagName name of a tag in the current language
 */
export function kindsOf(categories: readonly Category[], tagName: (tag: string) => string): KindOf {
  const known = new Map<string, string>();
  return ({ categoryIds, tags }) => {
    const key = `${categoryIds} ${tags}`;
    const kind =
      known.get(key) ??
      ` ${fold(
        [
          ...categories
            .filter(({ id }) => categoryIds.includes(id))
            .flatMap(({ name, localName }) => [name, localName]),
          ...tags.flatMap((tag) => [tag, tagName(tag)]),
        ].join(' '),
      )} `;
    known.set(key, kind);
    return kind;
  };
}

export type FoldedPages = WeakMap<GamePage, { kindOf: KindOf; entries: readonly Entry[] }>;

export const foldedPages = appState((): FoldedPages => new WeakMap());

function entriesOf(page: GamePage, kindOf: KindOf, foldedPages: FoldedPages): readonly Entry[] {
  const known = foldedPages.get(page);
  if (known?.kindOf === kindOf) return known.entries;
  const entries = page.list.map((game, place) => {
    const folded = known?.entries[place];
    return {
      game,
      name: folded?.name ?? ` ${fold(game.name)} `,
      provider: folded?.provider ?? ` ${fold(game.provider)} `,
      kind: kindOf(game),
    };
  });
  foldedPages.set(page, { kindOf, entries });
  return entries;
}

export function indexGames(
  pages: readonly GamePage[],
  kindOf = noKind,
  folded: FoldedPages = new WeakMap(),
): GameIndex {
  const seen = new Set<string>();
  return pages
    .flatMap((page) => entriesOf(page, kindOf, folded))
    .filter(({ game }) => !seen.has(game.id) && Boolean(seen.add(game.id)));
}

const RANKS = [
  'starts with it',
  'word of the name',
  'part of the name',
  'same thing',
  'kind',
  'studio',
] as const;

function hasOneOf(word: string, others: readonly string[]): (text: string) => boolean {
  const answers = new Map<string, boolean>();
  return (text) => {
    const has =
      answers.get(text) ?? (text.includes(` ${word}`) || others.some((other) => text.includes(` ${other} `)));
    answers.set(text, has);
    return has;
  };
}

/**
 * Finds the games that have every word of the query in their name, kind or studio, synonyms included (search-words.ts).
 * The order is: names that begin with the query, names with words that do, any part of a word, names with a synonym,
 * kinds, studios; within each, catalogue order.
 */
export function searchGames(index: GameIndex, query: string): Game[] {
  const words = queryMeanings(query).map(([word = '', ...others]) => ({
    word,
    others,
    isKind: hasOneOf(word, others),
    isStudio: hasOneOf(word, []),
  }));
  if (words.length === 0) return [];
  const phrase = ` ${wordsOf(query).join(' ')}`;
  const rankOf = ({ name, kind, provider }: Entry): number | undefined => {
    if (name.startsWith(phrase)) return 0;
    let rank = 1;
    for (const { word, others, isKind, isStudio } of words) {
      if (name.includes(` ${word}`)) continue;
      if (name.includes(word)) rank = Math.max(rank, 2);
      else if (others.some((other) => name.includes(` ${other} `))) rank = Math.max(rank, 3);
      else if (isKind(kind)) rank = Math.max(rank, 4);
      else if (isStudio(provider)) rank = Math.max(rank, 5);
      else return undefined;
    }
    return rank;
  };
  const found: Game[][] = RANKS.map(() => []);
  for (const entry of index) {
    const rank = rankOf(entry);
    if (rank !== undefined) found[rank]?.push(entry.game);
  }
  return found.flat();
}
