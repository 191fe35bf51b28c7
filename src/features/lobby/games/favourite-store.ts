import { create } from 'zustand';

/** The latest change of a game's favourite without an answer yet. */
interface Change {
  isCollected: boolean;
  /** Distinguishes changes of the same game. */
  id: number;
}

const useChanges = create<Readonly<Record<string, Change>>>(() => ({}));
let lastId = 0;

/** Shows the changed favourite from now on. @returns the change's id, for `settleChange` */
export function changeFavourite(gameId: string, isCollected: boolean): number {
  lastId += 1;
  useChanges.setState({ [gameId]: { isCollected, id: lastId } });
  return lastId;
}

/** The server answered: its state counts from now on, unless the player has changed it again since. */
export function settleChange(gameId: string, id: number): void {
  const { [gameId]: current, ...others } = useChanges.getState();
  if (current?.id === id) useChanges.setState(others, true);
}

/** The change of a game that has no answer yet. */
export function pendingFavourite(gameId: string): boolean | undefined {
  return useChanges.getState()[gameId]?.isCollected;
}

/** `pendingFavourite` as a hook. */
export function usePendingFavourite(gameId: string): boolean | undefined {
  return useChanges((changes) => changes[gameId]?.isCollected);
}
