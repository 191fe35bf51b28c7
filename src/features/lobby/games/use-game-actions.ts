import { useEnterGame } from './use-enter-game.ts';
import { useToggleFavourite } from './use-favourite.ts';

/** What a tile can do; one instance for a whole list. */
export function useGameActions() {
  const { enterGame, enteringId } = useEnterGame();
  return { onEnter: enterGame, onToggleFavourite: useToggleFavourite(), enteringId };
}
