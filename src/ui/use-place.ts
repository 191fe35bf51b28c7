import { useCallback, useSyncExternalStore } from 'react';
import { part, useApp } from '../lib/app.ts';
import { offerPlace, type PlaceName, places } from './frame-places.ts';

const listeners = part((app) => {
  const all = new Set<() => void>();
  places(app).onChange = () => {
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
    () => [...places(app).shown].findLast(([, shown]) => shown === name)?.[0],
  );
}

export function usePlaceRef(name: PlaceName) {
  const app = useApp();
  return useCallback(
    (place: Element | null) => (place ? offerPlace(app, name, place) : undefined),
    [app, name],
  );
}
