export interface ListFilter {
  tag?: string | undefined;
  provider?: string | undefined;
  /** Favourites or recently played games of all categories (GAM-03, GAM-04). */
  only?: 'favourites' | 'recent';
}

const TAG = /^[a-z0-9][a-z0-9-]{0,39}$/;
const MAX_PROVIDER_LENGTH = 60;

export function readListFilter({ tag, provider, only }: Record<string, unknown>): ListFilter {
  return {
    ...(typeof tag === 'string' && TAG.test(tag) && { tag }),
    ...(typeof provider === 'string' &&
      provider !== '' &&
      provider.length <= MAX_PROVIDER_LENGTH && { provider }),
    ...((only === 'favourites' || only === 'recent') && { only }),
  };
}
