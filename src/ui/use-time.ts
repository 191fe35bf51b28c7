import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../lib/app.ts';
import { onServerTime, serverNow, timeNow } from '../lib/server-clock.ts';

const LOOK_EVERY_MS = 250;

/** Counts seconds down, right at once after sleep (SES-14). @param isRunning false runs no timer */
export function useSeconds(read: () => number, isRunning: boolean): number {
  const subscribe = useCallback(
    (look: () => void) => {
      if (!isRunning) return () => undefined;
      const timer = setInterval(look, LOOK_EVERY_MS);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
    [isRunning],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Whole seconds until a moment of the server's clock, in ms; 0 once it has passed, and without one (APP-18). */
export function useSecondsUntil(moment: number | undefined): number {
  const app = useApp();
  return useSeconds(
    () => (moment === undefined ? 0 : Math.max(0, Math.ceil((moment - timeNow(app)) / 1000))),
    moment !== undefined,
  );
}

/** The server's time at this render; renders again when the time becomes known. */
export function useTimeNow(): number {
  const app = useApp();
  const follow = useCallback((look: () => void) => onServerTime(app, look), [app]);
  useSyncExternalStore(follow, () => serverNow(app) !== undefined);
  return timeNow(app);
}
