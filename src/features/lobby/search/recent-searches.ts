import type { App } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';
import { appStore } from '../../../lib/store.ts';
import { wordsOf } from './game-index.ts';

/** The tab stores searches, so that the next player on this phone does not see them. */
const MAX_SEARCHES = 8;
const MAX_LENGTH = 80;

function stored(app: App): string[] {
  const list = readTab(app, 'recentSearches');
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MAX_SEARCHES) : [];
}

const useStore = appStore<{ searches: readonly string[] }>(
  (app) => ({ searches: stored(app) }),
  (store, isLogin) => {
    if (!isLogin) store.setState({ searches: [] });
  },
);

function keep(app: App, searches: readonly string[]): void {
  useStore.of(app).setState({ searches });
  writeTab(app, 'recentSearches', searches);
}

export function rememberSearch(app: App, query: string): void {
  const text = query.trim().slice(0, MAX_LENGTH);
  const words = wordsOf(text).join(' ');
  if (words.length < 2) return;
  const others = useStore
    .of(app)
    .getState()
    .searches.filter((other) => wordsOf(other).join(' ') !== words);
  keep(app, [text, ...others].slice(0, MAX_SEARCHES));
}

export function forgetSearches(app: App): void {
  keep(app, []);
}

export const useRecentSearches = () => useStore((state) => state.searches);
