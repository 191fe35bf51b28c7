import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { readDevice } from '../../../lib/device-storage.ts';
import { readAs } from '../../../lib/read.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { useGameCards } from '../card/game-card-button.tsx';
import { categoryNamed, useCategories } from '../lobby-queries.ts';
import { sectionFailure } from '../section-failure.tsx';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';

/** The games in which a bonus can be played: the category stored as BonusGamesID (LOB-06, PRO-05). */
export function BonusGames({ title }: { title: string }) {
  const app = useApp();
  const { home, common } = texts();
  useGameCards();
  const categories = useCategories();
  const category =
    categoryNamed(categories.data, 'Bonus')?.id ?? readDevice(app, 'BonusGamesID') ?? undefined;
  if (!category && categories.data) return null;
  return (
    <section aria-labelledby="bonus-games" className="pt-40">
      <div className="flex items-center justify-between gap-16 px-32 pb-16">
        <h2 id="bonus-games" className="font-bold text-lg">
          {title}
        </h2>
        {category && (
          <Link
            to="/allgame/{-$categorie}"
            params={{ categorie: category }}
            aria-label={home.seeAllOf({ category: title })}
            className="press flex min-h-72 items-center font-semibold text-action-text text-sm"
          >
            {common.seeAll()}
          </Link>
        )}
      </div>
      <QueryView query={readAs(categories, category)} loading={<GameGridSkeleton />} failed={sectionFailure}>
        {(id) => <GameGrid category={id} />}
      </QueryView>
    </section>
  );
}
