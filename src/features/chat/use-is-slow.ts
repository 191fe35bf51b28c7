import { useEffect, useState } from 'react';

/** A wait shorter than this is nothing to speak of, in ms: the socket itself starts some seconds after the page (RT-01). */
const SLOW_AFTER_MS = 5_000;

/** True once something has lasted longer than a player should wait without being told. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
