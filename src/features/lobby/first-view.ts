// Apart from its user, because the build reads home's calls from here without loading the screen.
import type { QueryKey } from '@tanstack/react-query';
import type { Category } from '../../api/generated/contract.schemas.ts';
import { getGameCategoriesQueryOptions } from '../../api/generated/game-categories.ts';
import { getGameListQueryOptions } from '../../api/generated/game-list.ts';
import { getLobbyBatchBannersQueryOptions } from '../../api/generated/lobby-batch-banners.ts';
import { getNoticeListQueryOptions } from '../../api/generated/notice.ts';
import { firstTab, TAB_GAMES } from './lobby-queries.ts';

/**
 * Home's first calls, in order; the document starts them early, the build includes their answers. Paths and bodies come
 * from the query keys, so they match home's own calls.
 */
export function firstViewQueries(
  country: string,
  categories: readonly Category[] = [],
): { queryKey: QueryKey; path: string; body: Record<string, unknown> }[] {
  const tab = firstTab(categories)?.id;
  return [
    getLobbyBatchBannersQueryOptions({ country }),
    getGameCategoriesQueryOptions({ country }),
    ...(tab === undefined
      ? []
      : [getGameListQueryOptions({ country, category: tab, pageNum: 1, pageSize: TAB_GAMES })]),
    getNoticeListQueryOptions({ country }),
  ].map(({ queryKey }) => {
    const [, path, body] = queryKey;
    return { queryKey, path: String(path), body: body as Record<string, unknown> };
  });
}
