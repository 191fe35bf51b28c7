import { useEnterGame } from './use-enter-game.ts';
import { useToggleFavourite } from './use-favourite.ts';

export function useGameActions() {
  const { enterGame, enteringId } = useEnterGame();
  return { onEnter: enterGame, onToggleFavourite: useToggleFavourite(), enteringId };
}
