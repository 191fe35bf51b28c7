import { create } from 'zustand';
import { readTab, writeTab } from '../../../lib/tab-memory.ts';
import { onSessionChange } from '../../../session/session-store.ts';
import { wordsOf } from './fold.ts';

/** What the tab remembers of searches; the next player on this phone does not see them. */
const MOST = 8;
const MAX_LENGTH = 80;

function stored(): string[] {
  const list = readTab('recentSearches');
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MOST) : [];
}

const useStore = create<{ searches: readonly string[] }>(() => ({ searches: stored() }));

function keep(searches: readonly string[]): void {
  useStore.setState({ searches });
  writeTab('recentSearches', searches);
}

/** Puts a search before the others; one that differs in accents or case alone takes the place of the older. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, MAX_LENGTH);
  const words = wordsOf(text).join(' ');
  if (words.length < 2) return;
  const others = useStore.getState().searches.filter((other) => wordsOf(other).join(' ') !== words);
  keep([text, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  keep([]);
}

export const useRecentSearches = () => useStore((state) => state.searches);

onSessionChange((isLogin) => {
  if (!isLogin) forgetSearches();
});
