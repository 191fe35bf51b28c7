import type { FromGame, ToGame } from '@copihue/contract/frame-messages';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '../../lib/listen.ts';
import { useUiEvent } from '../../ui/use-ui-event.ts';
import { readFromGame, sendToGame } from './frame-inbox.ts';

/** In ms: the longest wait for the game on the way back (GAM-06). */
const SETTLE_AT_MOST_MS = 1_500;

export function useGameFrame(origin: string, onMessage: (message: FromGame) => void) {
  const ref = useRef<HTMLIFrameElement>(null);
  const listener = useEffectEvent(onMessage);
  const isReady = useRef(false);
  const onSettled = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    return listen('message', (event) => {
      const message = readFromGame(event, ref.current?.contentWindow, origin);
      if (!message) return;
      if (message.type === 'ready') isReady.current = true;
      if (message.type === 'settled') onSettled.current?.();
      listener(message);
    });
  }, [origin]);

  const send = useCallback(
    (type: ToGame['type']) => sendToGame(ref.current?.contentWindow, origin, type),
    [origin],
  );
  useUiEvent('update-game', () => send('balance'));
  const settle = useCallback(() => {
    // A game that never became ready has no round.
    if (!isReady.current) return Promise.resolve();
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, SETTLE_AT_MOST_MS);
      onSettled.current = () => {
        clearTimeout(timer);
        resolve();
      };
      send('settle');
    });
  }, [send]);
  return { ref, settle };
}
