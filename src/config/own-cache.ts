/** The names of the worker's caches begin with this; other caches of the origin belong to others. */
export const CACHE_PREFIX = 'copihue-release-';

export const isOwnCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);
