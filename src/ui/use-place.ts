// Apart from frame-places.ts, because the initial script only offers places.
import { useCallback } from 'react';
import { useApp } from '../lib/app.ts';
import { offerPlace, type PlaceName, usePlaces } from './frame-places.ts';

export const usePlace = (name: PlaceName): Element | undefined =>
  usePlaces(({ shown }) => shown.findLast((place) => place.name === name)?.element);

export function usePlaceRef(name: PlaceName) {
  const app = useApp();
  return useCallback(
    (place: Element | null) => (place ? offerPlace(app, name, place) : undefined),
    [app, name],
  );
}
