import { useEffect, useState } from 'react';
import { hasOpenRound } from '../../features/lobby/games/open-rounds.ts';
import { useApp } from '../../lib/app.ts';

/** In ms. */
const ASK_EVERY_MS = 2_000;

export interface PlayedGame {
  gameId: string | undefined;
  /** The game is showing a result that the server already knows. */
  isShowing: boolean;
}

/**
 * What interrupts a game waits for the end of its round: a break must not take a flight away, and a check must not lie
 * over "cash out" (PLR-02).
 * @param isDue something is to interrupt the game
 * @returns true from the end of the round on
 */
export function useRoundEnd(isDue: boolean, { gameId, isShowing }: PlayedGame): boolean {
  const app = useApp();
  const [isOver, setOver] = useState(false);
  if (isOver && !isDue) setOver(false);
  useEffect(() => {
    if (!isDue || isOver || isShowing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const isOpen = gameId !== undefined && (await hasOpenRound(app, gameId));
      if (isGone) return;
      if (isOpen === false) setOver(true);
      // Without an answer the round may still be open.
      else timer = setTimeout(ask, ASK_EVERY_MS);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isDue, isOver, isShowing, gameId, app]);
  return isDue && isOver;
}
