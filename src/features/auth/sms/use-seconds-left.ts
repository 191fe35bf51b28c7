import { useCallback, useSyncExternalStore } from 'react';
import { type SmsWait, secondsLeft } from './sms-wait.ts';

/** Often enough that no second is shown late. */
const LOOK_EVERY_MS = 250;

/**
 * Whole seconds until another code may be asked for; always counted from the deadline, so it is right at once when the
 * page wakes up (SES-14).
 */
export function useSecondsLeft(wait: SmsWait | undefined): number {
  const subscribe = useCallback(
    (look: () => void) => {
      if (!wait) return () => undefined;
      const timer = setInterval(look, LOOK_EVERY_MS);
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
    [wait],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(wait, Date.now()));
}
