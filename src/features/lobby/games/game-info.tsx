// Apart from src/features/lobby/card, whose code is too large for the first view.
import type { ComponentType } from 'react';
import type { Game } from '../../../api/generated/contract.schemas.ts';
import { appStore } from '../../../lib/store.ts';

export interface GameInfoProps {
  game: Game;
  onEnter: (gameId: string, cover: string) => void;
  onToggleFavourite: (game: Game) => void;
}

export interface PlacedInfoProps extends GameInfoProps {
  className: string;
}

/** The "i" of every tile; undefined until its code is loaded. */
export const useGameInfo = appStore<{ Info?: ComponentType<PlacedInfoProps> }>(() => ({}));

export function GameInfo(props: PlacedInfoProps) {
  const { Info } = useGameInfo((state) => state);
  return Info && <Info {...props} />;
}
