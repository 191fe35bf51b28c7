import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { readAs } from '../../../lib/read.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { GameGrid, GameGridSkeleton } from '../games/game-grid.tsx';
import { categoryNamed, useCategories } from '../lobby-queries.ts';
import { sectionFailure } from '../section-failure.tsx';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';

export function PopularGames() {
  const { games } = texts();
  const categories = useCategories();
  const hot = categoryNamed(categories.data, 'Hot');
  if (categories.data && !hot) return null;
  return (
    <TitledSection title={games.popular()} heading="px-24 pb-16 font-bold text-lg" className="pt-8">
      <QueryView query={readAs(categories, hot)} loading={<GameGridSkeleton />} failed={sectionFailure}>
        {({ id }) => <GameGrid category={id} />}
      </QueryView>
    </TitledSection>
  );
}

export function SearchStart({ onQuery }: { onQuery: (query: string) => void }) {
  const app = useApp();
  const { games } = texts();
  const searches = useRecentSearches();
  return (
    <>
      {searches.length > 0 && (
        <section aria-labelledby="recent-searches" className="px-24 pb-24">
          <div className="flex items-center justify-between">
            <h2 id="recent-searches" className="font-bold text-lg">
              {games.recentSearches()}
            </h2>
            <button
              type="button"
              onClick={() => forgetSearches(app)}
              className="press min-h-88 font-semibold text-action-text text-sm"
            >
              {games.forgetSearches()}
            </button>
          </div>
          <ul className="flex flex-wrap gap-16">
            {searches.map((search) => (
              <li key={search} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onQuery(search)}
                  className="press min-h-88 max-w-full truncate rounded-full border border-edge bg-raised px-28 text-base"
                >
                  {search}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PopularGames />
    </>
  );
}
