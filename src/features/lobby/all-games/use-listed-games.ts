import { useMemo } from 'react';
import { GAME_PAGE_SIZE } from '../../../config/constants.ts';
import { useApp } from '../../../lib/app.ts';
import { readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { useGamePages } from '../catalogue/use-game-pages.ts';
import { isChosen, sorted } from './facets.ts';
import type { ListFilter } from './list-filter.ts';

/**
 * The server filters category and tag, in pages of 20. The device filters the maker and orders by jackpot over the
 * whole catalogue, because the contract has no parameter for either.
 */
export function useListedGames(category: string | undefined, filter: ListFilter, isBySize: boolean) {
  const app = useApp();
  const { only, provider, tag } = filter;
  const isLocal = (provider !== undefined || isBySize) && only === undefined;
  const asked = {
    country: currentCountry(app),
    ...(only === undefined && category !== undefined && { category }),
    ...(only === undefined && tag !== undefined && { gameplayTag: tag }),
    ...(only === 'favourites' && { isCollected: true }),
    ...(only === 'recent' && { isRecent: true }),
  };
  const paged = useGamePages(asked, GAME_PAGE_SIZE, !isLocal);
  const catalogue = useCatalogue(isLocal);
  const chosen = useMemo(
    () =>
      isLocal
        ? sorted(
            catalogue.games.filter((game) =>
              isChosen(game, category, {
                ...(tag !== undefined && { tag }),
                ...(provider !== undefined && { provider }),
              }),
            ),
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
    ...readAs(catalogue, catalogue.isWhole || (!isBySize && chosen.length > 0) ? chosen : undefined),
    total: chosen.length,
    isLoadingMore: catalogue.hasMore && !catalogue.hasMoreFailed,
  };
}
