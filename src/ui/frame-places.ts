import { useCallback } from 'react';
import { type App, useApp } from '../lib/app.ts';
import { appStore } from '../lib/app-store.ts';

/**
 * Elements of the frame that late code renders into: the topmost bar and popup, the nav bar, the element above home's
 * rows. The latest offer of a name is the topmost one.
 */
export type PlaceName = 'header' | 'nav' | 'popup' | 'home';

const usePlaces = appStore<{ shown: ReadonlyMap<Element, string> }>(() => ({ shown: new Map() }));

export function offerPlace(app: App, name: string, place: Element): () => void {
  const { setState } = usePlaces.of(app);
  setState(({ shown }) => ({ shown: new Map(shown).set(place, name) }));
  return () => setState(({ shown }) => ({ shown: new Map([...shown].filter(([other]) => other !== place)) }));
}

export const usePlace = (name: PlaceName): Element | undefined =>
  usePlaces(({ shown }) => [...shown].findLast(([, offered]) => offered === name)?.[0]);

export function usePlaceRef(name: PlaceName) {
  const app = useApp();
  return useCallback(
    (place: Element | null) => (place ? offerPlace(app, name, place) : undefined),
    [app, name],
  );
}
