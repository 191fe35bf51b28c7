import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../lib/app.ts';
import { onServerTime, serverNow, timeNow } from '../lib/server-clock.ts';

const SECONDS_EVERY_MS = 250;

/** What `read` returns now, every so many ms, after sleep, and when the server's time becomes known (SES-14, APP-18). */
export function useOverTime<Value>(read: () => Value, everyMs?: number): Value {
  const app = useApp();
  const subscribe = useCallback(
    (look: () => void) => {
      const timer = everyMs && setInterval(look, everyMs);
      const unfollow = onServerTime(app, look);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearInterval(timer);
        unfollow();
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
    [app, everyMs],
  );
  return useSyncExternalStore(subscribe, read);
}

/** Counts seconds down. @param isRunning false runs no timer */
export const useSeconds = (read: () => number, isRunning: boolean): number =>
  useOverTime(read, isRunning ? SECONDS_EVERY_MS : undefined);

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
  useOverTime(() => serverNow(app) !== undefined);
  return timeNow(app);
}
