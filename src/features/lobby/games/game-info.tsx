// Apart from src/features/lobby/card: the first view has no room for its code.
import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { Game } from '../../../api/generated/contract.schemas.ts';

export interface GameInfoProps {
  game: Game;
  onEnter: (gameId: string, cover: string) => void;
  onToggleFavourite: (game: Game) => void;
}

export interface PlacedInfoProps extends GameInfoProps {
  className: string;
}

/** The "i" of every tile, undefined until its code is there. */
export const useGameInfo = create<{ Info?: ComponentType<PlacedInfoProps> }>(() => ({}));

/** Opens the card of a game (GAM-11). */
export function GameInfo(props: PlacedInfoProps) {
  const { Info } = useGameInfo();
  return Info && <Info {...props} />;
}
