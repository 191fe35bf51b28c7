import { type App, appState } from '../lib/app.ts';

/**
 * Elements of the frame that late code renders into (use-place.ts): the topmost bar and popup, the nav bar, the element
 * above home's rows.
 */
export type PlaceName = 'header' | 'nav' | 'popup' | 'home';

export const framePlaces = appState(() => ({ shown: new Map<Element, string>(), onChange: () => {} }));

export function offerPlace(app: App, name: string, place: Element): () => void {
  const all = framePlaces(app);
  all.shown.set(place, name);
  all.onChange();
  return () => {
    all.shown.delete(place);
    all.onChange();
  };
}
