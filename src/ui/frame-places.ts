import type { App } from '../lib/app.ts';
import { appStore } from '../lib/store.ts';

/** Elements that late code renders into; the latest offer of a name is the topmost one. */
export type PlaceName = 'header' | 'nav' | 'popup' | 'home';

interface Place {
  name: string;
  element: Element;
}

export const usePlaces = appStore<{ shown: readonly Place[] }>(() => ({ shown: [] }));

export function offerPlace(app: App, name: string, element: Element): () => void {
  const { setState } = usePlaces.of(app);
  const place = { name, element };
  setState(({ shown }) => ({ shown: [...shown, place] }));
  return () => setState(({ shown }) => ({ shown: shown.filter((other) => other !== place) }));
}
