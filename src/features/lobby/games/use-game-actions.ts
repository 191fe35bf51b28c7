import { useEnterGame } from './use-enter-game.ts';
import { useToggleFavourite } from './use-favourite.ts';

/** What a tile can do, once for the whole list it stands in. */
export function useGameActions() {
  const { enterGame, enteringId } = useEnterGame();
  return { onEnter: enterGame, onToggleFavourite: useToggleFavourite(), enteringId };
}
