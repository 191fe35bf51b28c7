import { useEffect, useState } from 'react';
import type { Category } from '../../api/generated/contract.schemas.ts';
import { useGameCategories, useGameList } from '../../api/generated/game/game.ts';
import { useLobbyBatchBanners } from '../../api/generated/lobby/lobby.ts';
import { useNoticeList } from '../../api/generated/notice/notice.ts';
import { BANNER_RACE_MS } from '../../config/constants.ts';
import { writeDevice } from '../../lib/device-storage.ts';
import { currentCountry } from '../../session/market.ts';

/** Games a tab of home shows before "see all"; the build bakes as many. */
export const TAB_GAMES = 12;
export const HOT_CATEGORY = 'hot';
/** The category that shows sport events beside its games. */
export const SPORTS_CATEGORY = 'sports';

export function useBanners() {
  return useLobbyBatchBanners({ country: currentCountry() });
}

function useTimePassed(ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/**
 * The categories: asked once the banners are there, or after three seconds without them (LOB-06). The id of the Bonus
 * category is kept on the device.
 */
export function useCategories() {
  const banners = useBanners();
  const raceIsOver = useTimePassed(BANNER_RACE_MS);
  const categories = useGameCategories(
    { country: currentCountry() },
    { query: { enabled: !banners.isPending || raceIsOver } },
  );
  const bonusId = categories.data?.find((category) => category.name === 'Bonus')?.id;
  useEffect(() => {
    if (bonusId) writeDevice('BonusGamesID', bonusId);
  }, [bonusId]);
  return categories;
}

/** The large tiles: function categories, heaviest first (LOB-02). */
export function functionCategories(categories: readonly Category[]): Category[] {
  return categories.filter((c) => c.isFunction).sort((a, b) => b.functionWeight - a.functionWeight);
}

/** The tabs: recommended categories, heaviest first (LOB-03). */
export function recommendedCategories(categories: readonly Category[]): Category[] {
  return categories.filter((c) => c.isRecommend).sort((a, b) => b.recommendWeight - a.recommendWeight);
}

export function useTabGames(category: string) {
  return useGameList({ country: currentCountry(), category, pageNum: 1, pageSize: TAB_GAMES });
}

export function useNotices() {
  return useNoticeList({ country: currentCountry() });
}
