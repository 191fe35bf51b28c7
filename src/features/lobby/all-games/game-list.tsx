import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Game } from '../../../api/generated/contract.schemas.ts';
import { GAME_PAGE_SIZE } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { MoreRows } from '../../../ui/more-rows.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useCatalogue, useGamePages } from '../catalogue/use-catalogue.ts';
import { WindowedList } from '../catalogue/windowed-list.tsx';
import { GameGridSkeleton } from '../games/game-grid.tsx';
import { GameTile } from '../games/game-tile.tsx';
import { useGameActions } from '../games/use-favourite.ts';
import { sectionFailure } from '../section-failure.tsx';
import { isChosen, sorted } from './facets.ts';
import type { ListFilter } from './list-filter.ts';

/** The server filters category and tag; the contract has no parameter for maker and order of jackpots. */
function useListedGames(category: string | undefined, filter: ListFilter, isBySize: boolean) {
  const app = useApp();
  const { only, provider, tag } = filter;
  const isLocal = (provider !== undefined || isBySize) && only === undefined;
  const query = {
    country: currentCountry(app),
    ...(only === undefined && category !== undefined && { category }),
    ...(only === undefined && tag !== undefined && { gameplayTag: tag }),
    ...(only === 'favourites' && { isCollected: true }),
    ...(only === 'recent' && { isRecent: true }),
  };
  const paged = useGamePages(query, GAME_PAGE_SIZE, !isLocal);
  const catalogue = useCatalogue(isLocal);
  const chosen = useMemo(
    () =>
      isLocal
        ? sorted(
            catalogue.games.filter((game) => isChosen(game, category, { tag, provider })),
            isBySize,
          )
        : [],
    [isLocal, catalogue.games, category, tag, provider, isBySize],
  );
  if (!isLocal) return paged;
  return {
    ...catalogue,
    // A match may still load, so an empty list is not final. Ordered by jackpot, no game shows before all are known: a
    // later one may be the first.
    ...readAs(catalogue, catalogue.isComplete || (!isBySize && chosen.length > 0) ? chosen : undefined),
    total: chosen.length,
    isLoadingMore: catalogue.hasMore && !catalogue.hasMoreFailed,
  };
}

function NoGames({ filter, onFilter }: { filter: ListFilter; onFilter: (filter: ListFilter) => void }) {
  const { games, home } = texts();
  if (!filter.only && (filter.tag !== undefined || filter.provider !== undefined)) {
    return (
      <NoticeState icon="alert" title={games.noneLeft.title()} text={games.noneLeft.text()}>
        <Button tone="quiet" onClick={() => onFilter({})}>
          {games.clearFilters()}
        </Button>
      </NoticeState>
    );
  }
  const { icon, title, text } = {
    favourites: { icon: 'heart', ...games.noFavourites } as const,
    recent: { icon: 'clock', ...games.noRecent } as const,
    category: { icon: 'clock', title: home.emptyCategory, text: home.emptyCategoryText } as const,
  }[filter.only ?? 'category'];
  return (
    <NoticeState icon={icon} title={title()} text={text()}>
      <Link
        to="/allgame/{-$categorie}"
        params={{ categorie: undefined }}
        replace
        className={buttonLook({ tone: 'quiet' })}
      >
        {games.seeAll()}
      </Link>
    </NoticeState>
  );
}

const COLUMNS = 3;
const EAGER_COVERS = 9;
/** Row height: a cover of 3:4 in a third of the column, its lines and the gap. Keep it equal to GameTile. */
const ROW =
  '[--row:calc((7.5rem-0.8rem)/3*4/3+0.06rem+clamp(var(--text-xs)*1.5,(var(--text-xs)-0.22rem)*99,var(--text-xs)*3)+0.2rem)] mx-24';
const ROWS = 'grid grid-cols-3 auto-rows-[var(--row)] gap-x-16';

interface GameListProps {
  title: string;
  category: string | undefined;
  filter: ListFilter;
  isBySize: boolean;
  onFilter: (filter: ListFilter) => void;
}

const idOf = (game: Game) => game.id;

export function GameList({ title, category, filter, isBySize, onFilter }: GameListProps) {
  const { games: words } = texts();
  const listed = useListedGames(category, filter, isBySize);
  const { enteringId, ...actions } = useGameActions();
  const { total, hasMore } = listed;

  return (
    <QueryView
      query={listed}
      loading={
        <Loading>
          <GameGridSkeleton />
        </Loading>
      }
      failed={sectionFailure}
      empty={hasMore ? undefined : <NoGames filter={filter} onFilter={onFilter} />}
    >
      {(games) => (
        <>
          <WindowedList
            items={games}
            perRow={COLUMNS}
            keyOf={idOf}
            total={total}
            label={title}
            className={ROW}
            rows={ROWS}
          >
            {(game, index) => (
              <GameTile
                game={game}
                isEager={index < EAGER_COVERS}
                hasPresenter
                hasPot
                isEntering={game.id === enteringId}
                {...actions}
              />
            )}
          </WindowedList>
          <MoreRows list={listed} loading={<GameGridSkeleton tiles={COLUMNS} />} failed={sectionFailure} />
          {!hasMore && (
            <p className="px-48 pt-24 pb-[calc(0.64rem+env(safe-area-inset-bottom))] text-center text-muted text-sm">
              {words.end({ total })}
            </p>
          )}
        </>
      )}
    </QueryView>
  );
}
