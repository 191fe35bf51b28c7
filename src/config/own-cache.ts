/** The worker's caches begin with this; the origin's other caches belong to others. */
export const CACHE_PREFIX = 'copihue-release-';

export const isOwnCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);
