import { create } from 'zustand';

/** What the player wants of a game's favourite and the server has not answered yet; the latest wish per game. */
interface Wish {
  isCollected: boolean;
  /** Tells one wish from the next for the same game. */
  id: number;
}

const useWishes = create<Readonly<Record<string, Wish>>>(() => ({}));
let lastId = 0;

/** Shows a favourite as wanted from now on. @returns the wish's id, for `settleWish` */
export function wishFavourite(gameId: string, isCollected: boolean): number {
  lastId += 1;
  useWishes.setState({ [gameId]: { isCollected, id: lastId } });
  return lastId;
}

/** The server answered: what it says counts from now on, unless the player has wished anew since. */
export function settleWish(gameId: string, id: number): void {
  const { [gameId]: current, ...others } = useWishes.getState();
  if (current?.id === id) useWishes.setState(others, true);
}

/** What the player last wanted of a game while no answer is there. */
export function wishFor(gameId: string): boolean | undefined {
  return useWishes.getState()[gameId]?.isCollected;
}

/** `wishFor`, followed. */
export function useWish(gameId: string): boolean | undefined {
  return useWishes((wishes) => wishes[gameId]?.isCollected);
}
