// Several features say what is over by now.
import { useSyncExternalStore } from 'react';
import { onServerTime, serverNow, timeNow } from '../lib/server-clock.ts';

/** The time by the server's clock, as of this render; a screen that stood before it was known is rendered again. */
export function useTimeNow(): number {
  useSyncExternalStore(onServerTime, () => serverNow() !== undefined);
  return timeNow();
}
