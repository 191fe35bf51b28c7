import { Link } from '@tanstack/react-router';
import { useGameList } from '../../../api/generated/game/game-list.ts';
import { texts } from '../../../i18n/texts.ts';
import { currentCountry } from '../../../session/market.ts';
import { currentEpoch } from '../../../session/session-store.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listKey } from '../games/game-lists.ts';
import { GameTile } from '../games/game-tile.tsx';
import { useGameActions } from '../games/use-game-actions.ts';

/** Games of the row: what a thumb reaches in three swipes. */
const ROW_GAMES = 12;
const TILE = 'w-[2.2333rem] shrink-0 snap-start scroll-ml-24';

/**
 * The player's recently played games (GAM-04), below the tab and so below the first screen: it comes without moving
 * anything that is looked at. A player who has not played yet sees no empty row.
 */
export function RecentRow() {
  const { games: words, common } = texts();
  const { enteringId, ...actions } = useGameActions();
  const query = { country: currentCountry(), isRecent: true, pageNum: 1, pageSize: ROW_GAMES };
  const { data, isError } = useGameList(query, { query: { queryKey: listKey(query, currentEpoch()) } });
  if ((isError && !data) || data?.list.length === 0) return null;
  return (
    <section aria-labelledby="recent-games" className="pt-40">
      <div className="flex items-center justify-between px-24 pb-12">
        <h2 id="recent-games" className="font-bold text-lg">
          {words.recent()}
        </h2>
        <Link
          to="/allgame/{-$categorie}"
          params={{ categorie: undefined }}
          search={{ only: 'recent' }}
          aria-label={words.seeAllRecent()}
          className="press flex min-h-72 items-center font-semibold text-action-text text-sm"
        >
          {common.seeAll()}
        </Link>
      </div>
      <ul className="no-scrollbar flex snap-x gap-16 overflow-x-auto px-24">
        {data?.list.map((game) => (
          <li key={game.id} className={TILE}>
            <GameTile game={game} isEntering={game.id === enteringId} {...actions} />
          </li>
        )) ??
          [0, 1, 2].map((place) => (
            <li key={place} className={TILE}>
              <Skeleton className="aspect-[3/4]" />
              <span className="block pt-6 text-xs leading-normal">&nbsp;</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
