// A file of its own, because several features need it.
import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../lib/app.ts';
import { onServerTime, serverNow, timeNow } from '../lib/server-clock.ts';

/** The server's time at this render; renders again when the time becomes known. */
export function useTimeNow(): number {
  const app = useApp();
  const follow = useCallback((look: () => void) => onServerTime(app, look), [app]);
  useSyncExternalStore(follow, () => serverNow(app) !== undefined);
  return timeNow(app);
}
