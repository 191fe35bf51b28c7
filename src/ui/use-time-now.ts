// Several features tell what is over.
import { useSyncExternalStore } from 'react';
import { onServerTime, serverNow, timeNow } from '../lib/server-clock.ts';

/** The server's time at this render; a screen from before the time was known renders again. */
export function useTimeNow(): number {
  useSyncExternalStore(onServerTime, () => serverNow() !== undefined);
  return timeNow();
}
