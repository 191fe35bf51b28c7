/** The filters of the all-games list, as the address has them beside the category. */
export interface ListFilter {
  /** A gameplayTag of the contract; the server filters. */
  tag?: string;
  /** Maker of the game. The contract has no parameter for it, so the list is taken from the whole catalogue. */
  provider?: string;
  /** The player's favourites or recently played games, from all categories (GAM-03, GAM-04). */
  only?: 'favourites' | 'recent';
}

const TAG = /^[a-z0-9][a-z0-9-]{0,39}$/;
const MAX_PROVIDER_LENGTH = 60;

/** Reads the filter from an address; what is malformed is left out. */
export function readListFilter(search: Record<string, unknown>): ListFilter {
  const { tag, provider, only } = search;
  return {
    ...(typeof tag === 'string' && TAG.test(tag) && { tag }),
    ...(typeof provider === 'string' &&
      provider !== '' &&
      provider.length <= MAX_PROVIDER_LENGTH && { provider }),
    ...((only === 'favourites' || only === 'recent') && { only }),
  };
}
