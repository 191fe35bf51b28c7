/** The origin may have other caches, so the worker's have this prefix. */
export const CACHE_PREFIX = 'copihue-release-';

export const isOwnCache = (name: string): boolean => name.startsWith(CACHE_PREFIX);
