import type { Game } from '../../../api/generated/contract.schemas.ts';
import type { ListFilter } from './list-filter.ts';

/** One choice of a filter and how many games it leaves. */
export interface Facet {
  value: string;
  count: number;
}

type Choice = Pick<ListFilter, 'tag' | 'provider'>;

/** Whether a game is in a category and what else it is narrowed to. */
export function isChosen(game: Game, category: string | undefined, { tag, provider }: Choice): boolean {
  return (
    (category === undefined || game.categoryIds.includes(category)) &&
    (tag === undefined || game.tags.includes(tag)) &&
    (provider === undefined || game.provider === provider)
  );
}

function counted(values: readonly string[], chosen: string | undefined): Facet[] {
  const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/**
 * What the games of a category can be narrowed to, commonest first. The makers offered go with the chosen tag and the
 * tags with the chosen maker, so that no choice leads to an empty list; what is chosen is always among them.
 */
export function facetsOf(games: readonly Game[], category: string | undefined, choice: Choice) {
  const { tag, provider } = choice;
  const ofTag = games.filter((game) => isChosen(game, category, tag === undefined ? {} : { tag }));
  const ofProvider = games.filter((game) =>
    isChosen(game, category, provider === undefined ? {} : { provider }),
  );
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
