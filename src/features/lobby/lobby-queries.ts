import { useEffect } from 'react';
import type { Category } from '../../api/generated/contract.schemas.ts';
import { useGameCategories } from '../../api/generated/game-categories.ts';
import { useGameList } from '../../api/generated/game-list.ts';
import { useLobbyBatchBanners } from '../../api/generated/lobby-batch-banners.ts';
import { useNoticeList } from '../../api/generated/notice.ts';
import { BANNER_RACE_MS } from '../../config/constants.ts';
import { useApp } from '../../lib/app.ts';
import { writeDevice } from '../../lib/device-storage.ts';
import { isSettled } from '../../lib/read.ts';
import { currentCountry } from '../../session/market.ts';
import { useTimePassed } from '../../ui/use-time-passed.ts';

/** Games in a tab of home before "see all"; the build includes as many. */
export const TAB_GAMES = 12;
/** Names with a meaning (contract, Category.name); the ids are the backend's own. */
type MeantName = 'Hot' | 'Bonus' | 'Sports';

export function useBanners() {
  const app = useApp();
  return useLobbyBatchBanners({ country: currentCountry(app) });
}

/** Fetched after the banners, or after three seconds without them (LOB-06). Stores the Bonus category. */
export function useCategories() {
  const app = useApp();
  const banners = useBanners();
  const raceIsOver = useTimePassed(BANNER_RACE_MS);
  const categories = useGameCategories(
    { country: currentCountry(app) },
    { query: { enabled: isSettled(banners) || raceIsOver } },
  );
  const bonusId = categoryNamed(categories.data, 'Bonus')?.id;
  useEffect(() => {
    if (bonusId) writeDevice(app, 'BonusGamesID', bonusId);
  }, [bonusId, app]);
  return categories;
}

const heaviestFirst = (
  categories: readonly Category[],
  is: 'isFunction' | 'isRecommend',
  weight: 'functionWeight' | 'recommendWeight',
) => categories.filter((category) => category[is]).sort((a, b) => b[weight] - a[weight]);

/** The large tiles, heaviest first (LOB-02). */
export function functionCategories(categories: readonly Category[]): Category[] {
  return heaviestFirst(categories, 'isFunction', 'functionWeight');
}

/** Heaviest first (LOB-03). */
export function recommendedCategories(categories: readonly Category[]): Category[] {
  return heaviestFirst(categories, 'isRecommend', 'recommendWeight');
}

/** Hot shows popular games, Sports shows events beside its games, Bonus takes stakes from the bonus wallet. */
export function categoryNamed(
  categories: readonly Category[] | undefined,
  name: MeantName,
): Category | undefined {
  return categories?.find((category) => category.name === name);
}

export function firstTab(categories: readonly Category[]): Category | undefined {
  const tabs = recommendedCategories(categories);
  return categoryNamed(tabs, 'Hot') ?? tabs[0];
}

export function useTabGames(category: string) {
  const app = useApp();
  return useGameList({ country: currentCountry(app), category, pageNum: 1, pageSize: TAB_GAMES });
}

export function useNotices() {
  const app = useApp();
  return useNoticeList({ country: currentCountry(app) });
}
