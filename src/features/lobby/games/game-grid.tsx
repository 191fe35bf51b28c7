import { texts } from '../../i18n/texts.ts';
import { NoticeState } from '../../ui/notice-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GameTile } from './game-tile.tsx';
import { TAB_GAMES, useTabGames } from './lobby-queries.ts';
import { PartFailure } from './part-failure.tsx';

const GRID = 'grid grid-cols-3 gap-x-16 gap-y-20 px-24';
/** Covers in the first view, loaded at once. */
const EAGER_COVERS = 6;

export function GameGridSkeleton() {
  return (
    <div className={GRID}>
      {Array.from({ length: TAB_GAMES }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-[3/4]" />
          <span className="block h-40" />
        </div>
      ))}
    </div>
  );
}

/** The first games of a category. */
export function GameGrid({ category }: { category: string }) {
  const { home } = texts();
  const { data, isError, refetch } = useTabGames(category);
  if (!data) return isError ? <PartFailure onRetry={refetch} /> : <GameGridSkeleton />;
  if (data.list.length === 0) {
    return <NoticeState icon="clock" title={home.emptyCategory()} text={home.emptyCategoryText()} />;
  }
  return (
    <ul className={GRID}>
      {data.list.map((game, index) => (
        <li key={game.id} className="min-w-0">
          <GameTile game={game} isEager={index < EAGER_COVERS} />
        </li>
      ))}
    </ul>
  );
}
