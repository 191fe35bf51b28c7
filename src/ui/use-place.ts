import { useCallback, useSyncExternalStore } from 'react';
import { appState, useApp } from '../lib/app.ts';
import { framePlaces, offerPlace, type PlaceName } from './frame-places.ts';

const listeners = appState((app) => {
  const all = new Set<() => void>();
  framePlaces(app).onChange = () => {
    for (const listener of all) listener();
  };
  return all;
});

export function usePlace(name: PlaceName): Element | undefined {
  const app = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners(app).add(listener);
      return () => void listeners(app).delete(listener);
    },
    [app],
  );
  return useSyncExternalStore(
    subscribe,
    () => [...framePlaces(app).shown].findLast(([, shown]) => shown === name)?.[0],
  );
}

export function usePlaceRef(name: PlaceName) {
  const app = useApp();
  return useCallback(
    (place: Element | null) => (place ? offerPlace(app, name, place) : undefined),
    [app, name],
  );
}
