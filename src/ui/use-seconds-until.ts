import { useCallback, useSyncExternalStore } from 'react';

/** Often enough that no second is shown late. */
const LOOK_EVERY_MS = 250;

/**
 * Whole seconds until a moment of the wall clock, in ms; 0 once it is over and when there is none. Counted from the
 * moment itself, so it is right at once when the page wakes up (SES-14).
 */
export function useSecondsUntil(moment: number | undefined): number {
  const subscribe = useCallback(
    (look: () => void) => {
      if (moment === undefined) return () => undefined;
      const timer = setInterval(look, LOOK_EVERY_MS);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
    [moment],
  );
  return useSyncExternalStore(subscribe, () =>
    moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  );
}
