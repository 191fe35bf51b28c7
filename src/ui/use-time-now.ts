// Several features tell what is over.
import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../lib/app.ts';
import { onServerTime, serverNow, timeNow } from '../lib/server-clock.ts';

/** The server's time at this render; a screen from before the time was known renders again. */
export function useTimeNow(): number {
  const app = useApp();
  const follow = useCallback((look: () => void) => onServerTime(app, look), [app]);
  useSyncExternalStore(follow, () => serverNow(app) !== undefined);
  return timeNow(app);
}
