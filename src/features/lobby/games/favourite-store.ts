import type { App } from '../../../lib/app.ts';
import { appStore } from '../../../lib/app-store.ts';

/** The latest change of a game's favourite without an answer yet. */
export interface Change {
  isCollected: boolean;
}

const useChanges = appStore<Readonly<Record<string, Change>>>(() => ({}));

/** Shows the changed favourite from now on. @returns the change, for `settleChange` */
export function changeFavourite(app: App, gameId: string, isCollected: boolean): Change {
  const change = { isCollected };
  useChanges.of(app).setState({ [gameId]: change });
  return change;
}

/** The server answered: its state counts from now on, unless the player has changed it again since. */
export function settleChange(app: App, gameId: string, change: Change): void {
  const { [gameId]: current, ...others } = useChanges.of(app).getState();
  if (current === change) useChanges.of(app).setState(others, true);
}

/** The change of a game that has no answer yet. */
export function pendingFavourite(app: App, gameId: string): boolean | undefined {
  return useChanges.of(app).getState()[gameId]?.isCollected;
}

/** `pendingFavourite` as a hook. */
export function usePendingFavourite(gameId: string): boolean | undefined {
  return useChanges((changes) => changes[gameId]?.isCollected);
}
