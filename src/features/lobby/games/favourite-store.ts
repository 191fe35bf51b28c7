import type { App } from '../../../lib/app.ts';
import { appStore } from '../../../lib/app-store.ts';

export interface Change {
  isCollected: boolean;
}

const useChanges = appStore<Readonly<Record<string, Change | undefined>>>(() => ({}));

/** Shows the change at once. @returns the change, for `settleChange` */
export function changeFavourite(app: App, gameId: string, isCollected: boolean): Change {
  const change = { isCollected };
  useChanges.of(app).setState({ [gameId]: change });
  return change;
}

/** The server's state counts again, unless the player has made another change. */
export function settleChange(app: App, gameId: string, change: Change): void {
  const { getState, setState } = useChanges.of(app);
  if (getState()[gameId] === change) setState({ [gameId]: undefined });
}

export function pendingFavourite(app: App, gameId: string): boolean | undefined {
  return useChanges.of(app).getState()[gameId]?.isCollected;
}

export function usePendingFavourite(gameId: string): boolean | undefined {
  return useChanges((changes) => changes[gameId]?.isCollected);
}
