import { create } from 'zustand';
import { onSessionChange } from '../../../session/session-store.ts';
import { wordsOf } from './fold.ts';

/**
 * What was searched for lately. The keys a device stores are a fixed list (APP-07) without this one, so it is
 * kept for the visit: in the tab's session storage, which survives a reload and goes with the tab. It goes with the
 * player too: the next one on this phone does not see it.
 */
const KEY = 'recentSearches';
const MOST = 8;
const MAX_LENGTH = 80;

function stored(): string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const useStore = create<{ searches: readonly string[] }>(() => ({ searches: stored() }));

function keep(searches: readonly string[]): void {
  useStore.setState({ searches });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Kept as long as the page then.
  }
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
