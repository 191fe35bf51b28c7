import { useCallback, useSyncExternalStore } from 'react';

/** Often enough that no second is shown late. */
const LOOK_EVERY_MS = 250;

/**
 * Seconds that count down. They are read anew from what they are counted to, never counted themselves, so they are
 * right at once when the page wakes up (SES-14).
 * @param isRunning false when there is nothing to count to: then no timer runs
 */
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
