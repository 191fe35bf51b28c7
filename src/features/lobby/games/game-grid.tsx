import { lazy, Suspense } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { range } from '../../../lib/range.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { lazySectionFailure } from '../lazy-section-failure.tsx';
import { TAB_GAMES, useTabGames } from '../lobby-queries.ts';
import { CAPTION, GameTile } from './game-tile.tsx';
import { useGameActions } from './use-favourite.ts';

const NoticeState = lazy(() =>
  import('../../../ui/notice-state.tsx').then((m) => ({ default: m.NoticeState })),
);

const GRID = 'grid grid-cols-3 gap-x-16 gap-y-20 px-24';
const EAGER_COVERS = 6;

export function GameGridSkeleton({ tiles = TAB_GAMES }: { tiles?: number }) {
  return (
    <div className={GRID}>
      {range(tiles).map((place) => (
        <div key={place}>
          <Skeleton className="aspect-[3/4]" />
          <span className={CAPTION} />
        </div>
      ))}
    </div>
  );
}

export function GameGrid({ category }: { category: string }) {
  const { home } = texts();
  const { enteringId, ...actions } = useGameActions();
  return (
    <QueryView
      query={useTabGames(category)}
      loading={<GameGridSkeleton />}
      failed={lazySectionFailure}
      empty={
        <Suspense>
          <NoticeState icon="clock" title={home.emptyCategory()} text={home.emptyCategoryText()} />
        </Suspense>
      }
    >
      {({ list }) => (
        <ul className={GRID}>
          {list.map((game, index) => (
            <li key={game.id} className="min-w-0">
              <GameTile
                game={game}
                isEager={index < EAGER_COVERS}
                // The category has live tables only. Home's first view has no room for portraits.
                hasPresenter={list.every(({ table }) => table)}
                isEntering={game.id === enteringId}
                {...actions}
              />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
