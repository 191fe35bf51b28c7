import { useEffect } from 'react';
import { CATALOGUE_PAGE_SIZE } from '../../../config/constants.ts';
import { useApp } from '../../../lib/app.ts';
import { readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { useGamePages } from './use-game-pages.ts';

/** All games, for search and for filters that the contract lacks (design point 4); usable while loading. */
export function useCatalogue(isEnabled = true) {
  const app = useApp();
  const catalogue = useGamePages({ country: currentCountry(app) }, CATALOGUE_PAGE_SIZE, isEnabled);
  const { games, hasMore, isLoadingMore, hasMoreFailed, loadMore } = catalogue;
  const wantsMore = isEnabled && hasMore && !isLoadingMore && !hasMoreFailed;
  useEffect(() => {
    if (wantsMore) loadMore();
  });
  const isComplete = catalogue.pages.length > 0 && !hasMore;
  return { ...catalogue, isComplete, whole: readAs(catalogue, isComplete ? games : undefined) };
}
