import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** The app's own frame around a screen: the header above it and the nav bar below. */
export interface Chrome {
  header: boolean;
  nav: boolean;
}

interface Wish {
  /** Header hidden. */
  header: boolean;
  /** Nav bar hidden. */
  nav: boolean;
}

/** One wish per mounted screen: on the way from one hiding screen to another both are there for a moment. */
const useChromeStore = create<{ wishes: readonly Wish[] }>(() => ({ wishes: [] }));

/**
 * Hides parts of the app's frame ("hide header", "hide nav bar" of spec point 4).
 * @returns brings them back, unless somebody else still wants them hidden
 */
function hideChrome(wish: Partial<Wish>): () => void {
  const own: Wish = { header: wish.header ?? false, nav: wish.nav ?? false };
  useChromeStore.setState(({ wishes }) => ({ wishes: [...wishes, own] }));
  return () => useChromeStore.setState(({ wishes }) => ({ wishes: wishes.filter((other) => other !== own) }));
}

/** Which parts of the frame are shown. */
export function useChrome(): Chrome {
  const header = useChromeStore(({ wishes }) => !wishes.some((wish) => wish.header));
  const nav = useChromeStore(({ wishes }) => !wishes.some((wish) => wish.nav));
  return { header, nav };
}

/** Hides parts of the frame for as long as the screen is there, before it is first seen (GAM-01, GAM-06). */
export function useHiddenChrome({ header = false, nav = false }: Partial<Wish>): void {
  useLayoutEffect(() => hideChrome({ header, nav }), [header, nav]);
}
