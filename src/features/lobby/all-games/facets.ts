import type { Game } from '../../../api/generated/contract.schemas.ts';
import type { ListFilter } from './list-filter.ts';

export interface Facet {
  value: string;
  count: number;
}

type Choice = Pick<ListFilter, 'tag' | 'provider'>;

export function isChosen(game: Game, category: string | undefined, { tag, provider }: Choice): boolean {
  return (
    (category === undefined || game.categoryIds.includes(category)) &&
    (tag === undefined || game.tags.includes(tag)) &&
    (provider === undefined || game.provider === provider)
  );
}

/** In the server's order, or the largest jackpot first and games without one last. */
export function sorted(games: readonly Game[], isBySize: boolean): readonly Game[] {
  if (!isBySize) return games;
  return games.toSorted((one, other) => (other.jackpot ?? 0) - (one.jackpot ?? 0));
}

function counted(values: readonly string[], chosen: string | undefined): Facet[] {
  const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** Commonest first. Makers depend on the chosen tag and tags on the maker, so that no choice is empty. */
export function facetsOf(games: readonly Game[], category: string | undefined, choice: Choice) {
  const { tag, provider } = choice;
  const ofTag = games.filter((game) => isChosen(game, category, { tag }));
  const ofProvider = games.filter((game) => isChosen(game, category, { provider }));
  return {
    providers: counted(
      ofTag.map((game) => game.provider),
      provider,
    ),
    tags: counted(
      ofProvider.flatMap((game) => game.tags),
      tag,
    ),
    count: games.filter((game) => isChosen(game, category, choice)).length,
  };
}
